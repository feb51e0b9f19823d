/** The address as one that may be followed; null unless it is a web address, so that no answer can run a script. */
export function webAddress(address: string): string | null {
  const url = URL.parse(address, window.location.href);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** Leaves for the payment's page. */
export function followPayment(address: string): void {
  const href = webAddress(address);
  if (href) window.location.assign(href);
  else console.error('The payment address is no web address:', address);
}
