import { createHmac } from 'node:crypto';
import { type FakeProvider, fakeProvider } from './fake-provider.ts';

export const BTCPAY_SECRET = 'known to the tests';

export interface BtcpayInvoice {
  id: string;
  checkoutLink: string;
  status: 'New' | 'Processing' | 'Expired' | 'Invalid' | 'Settled';
  amount: string;
  currency: string;
  metadata: { orderId: string; buyerEmail: string };
  checkout: { expirationMinutes: number; redirectURL: string };
}

export interface FakeBtcpay extends FakeProvider {
  invoices: BtcpayInvoice[];
}

/** The part of BTCPay's Greenfield API that the backend calls. */
export async function fakeBtcpay(): Promise<FakeBtcpay> {
  const invoices: BtcpayInvoice[] = [];
  const base = '/api/v1/stores/store-1/invoices';
  const fake = await fakeProvider(({ method, path, query, headers, body }) => {
    if (headers.authorization !== 'token key-1') return [401, { code: 'unauthenticated' }];
    if (method === 'POST' && path === base) {
      const id = `inv${invoices.length + 1}`;
      const made = { ...JSON.parse(body), id, status: 'New', checkoutLink: `https://btcpay.example/i/${id}` };
      invoices.push(made);
      return [200, made];
    }
    if (path === base) return [200, invoices.filter(({ metadata }) => metadata.orderId === query.get('orderId'))];
    const found = invoices.find(({ id }) => path === `${base}/${id}`);
    return found ? [200, found] : [404, { code: 'invoice-not-found' }];
  });
  return Object.assign(fake, { invoices });
}

/** A delivery signed as BTCPay signs. */
export function signBtcpay(event: object, secret = BTCPAY_SECRET) {
  const body = JSON.stringify(event);
  return { body, headers: { 'btcpay-sig': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` } };
}
