import * as v from 'valibot';
import type { PaymentsConfig } from '../../../platform/config.ts';
import { PaymentRefused } from '../provider.ts';

const invoice = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  checkoutLink: v.pipe(v.string(), v.url()),
  status: v.string(),
  amount: v.nullish(v.union([v.string(), v.number()])),
  currency: v.nullish(v.string()),
  metadata: v.nullish(v.object({ orderId: v.nullish(v.string()) })),
});

type BtcpayConfig = NonNullable<PaymentsConfig['btcpay']>;

/** The three calls of BTCPay's Greenfield API that an order needs. */
export function btcpayClient({ url, storeId, apiKey }: BtcpayConfig, timeoutMs: number) {
  const invoices = `${url}/api/v1/stores/${encodeURIComponent(storeId)}/invoices`;

  async function call<T extends v.GenericSchema>(address: string, answer: T, body?: object): Promise<v.InferOutput<T>> {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `token ${apiKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) throw new PaymentRefused(`BTCPay answered ${response.status}: ${text.slice(0, 300)}`);
    return v.parse(v.pipe(v.string(), v.parseJson(), answer), text);
  }

  return {
    create: (body: object) => call(invoices, invoice, body),
    get: (id: string) => call(`${invoices}/${encodeURIComponent(id)}`, invoice),
    /** The invoices made for an order, by the number that each carries in its metadata. */
    findByOrder: (orderId: string) => call(`${invoices}?${new URLSearchParams({ orderId })}`, v.array(invoice)),
  };
}
