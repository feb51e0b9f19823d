/**
 * The name under which a requested host stands among the domains: provider subdomains with their port, custom domains
 * without any.
 */
export function siteHost(host: string, sitesDomain: string): string {
  const name = host.toLowerCase();
  return name.endsWith(`.${sitesDomain}`) ? name : name.replace(/:\d+$/, '').replace(/\.$/, '');
}
