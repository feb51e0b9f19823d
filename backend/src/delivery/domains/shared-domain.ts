import type { Config } from '../../platform/config.ts';

const hostOf = (address: string): string => address.replace(/:\d+$/, '');

/**
 * The domain that the dashboard and customers' sites have in common; null where there is none. Code of a customer could set
 * cookies for it that the dashboard is sent. A domain of one label (`localhost`, `com`) takes no cookies.
 */
export function sharedDomain({ publicUrl, sitesDomain }: Pick<Config, 'publicUrl' | 'sitesDomain'>): string | null {
  const sites = hostOf(sitesDomain).split('.').reverse();
  const dashboard = new URL(publicUrl).hostname.split('.').reverse();
  const end = sites.findIndex((label, index) => label !== dashboard[index]);
  const shared = end < 0 ? sites : sites.slice(0, end);
  return shared.length > 1 ? shared.reverse().join('.') : null;
}
