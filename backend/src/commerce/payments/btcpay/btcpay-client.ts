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
    return read(await ask(address, body), answer);
  }

  const ask = (address: string, body?: object) =>
    fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `token ${apiKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });

  async function read<T extends v.GenericSchema>(response: Response, answer: T): Promise<v.InferOutput<T>> {
    const text = await response.text();
    if (!response.ok) throw new PaymentRefused(`BTCPay answered ${response.status}: ${text.slice(0, 300)}`);
    return v.parse(v.pipe(v.string(), v.parseJson(), answer), text);
  }

  return {
    create: (body: object) => call(invoices, invoice, body),
    /** Null: the store has no such invoice. */
    async get(id: string) {
      const response = await ask(`${invoices}/${encodeURIComponent(id)}`);
      return response.status === 404 ? null : read(response, invoice);
    },
    /** The invoices made for an order, by the number that each carries in its metadata. */
    findByOrder: (orderId: string) => call(`${invoices}?${new URLSearchParams({ orderId })}`, v.array(invoice)),
  };
}
