import { getRuntimeConfig } from '../config/runtime-config.ts';

const isLocal = (hostname: string) => /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** Whether nobody between here and there can read or change what is paid. */
function isSafe(url: URL): boolean {
  if (url.protocol === 'https:') return true;
  const { apiUrl, dashboardUrl } = getRuntimeConfig();
  const ours = [window.location.origin, apiUrl, dashboardUrl];
  return url.protocol === 'http:' && (isLocal(url.hostname) || ours.includes(url.origin));
}

/**
 * The payment's address as one that may be followed: https (or our own or this machine's), and on the deployment's list
 * of payment hosts where it has one. Null otherwise, so that no answer can lead astray or run a script.
 */
export function paymentAddress(address: string): string | null {
  const { apiUrl, payment } = getRuntimeConfig();
  const url = URL.parse(address, apiUrl || window.location.href);
  if (!url || !isSafe(url)) return null;
  return payment.hosts.length === 0 || payment.hosts.includes(url.host) ? url.href : null;
}
