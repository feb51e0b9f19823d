const KEY = 'checkout-payment';

interface Kept {
  address: string;
  /** The payment that the address is of; unknown until its result page was shown. */
  paymentId?: string;
}

function read(): Kept | null {
  try {
    const { address, paymentId } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<
      Record<keyof Kept, unknown>
    >;
    if (typeof address !== 'string') return null;
    return { address, ...(typeof paymentId === 'string' && { paymentId }) };
  } catch {
    return null;
  }
}

function write(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is switched off or full: the way back to the payment is not offered.
  }
}

/** Remembers for this tab where the payment that was just begun is made. */
export const keepPaymentAddress = (address: string): void => write({ address });

/** Where this tab went to make a payment; empty where it went for another one, or for none. */
export function keptPaymentAddress(paymentId: string): string {
  const kept = read();
  if (!kept) return '';
  if (kept.paymentId === undefined) write({ ...kept, paymentId });
  return (kept.paymentId ?? paymentId) === paymentId ? kept.address : '';
}
