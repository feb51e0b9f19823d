import type { PaymentMethod } from '@landfall/shared/contracts';
import type { Config } from '../../platform/config.ts';
import { btcpayProvider } from './btcpay/btcpay-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { type SandboxProvider, sandboxProvider } from './sandbox/sandbox-provider.ts';

export interface Providers {
  all: readonly PaymentProvider[];
  /** Absent where nobody may buy without paying. */
  sandbox: SandboxProvider | undefined;
}

/** A provider whose library is loaded at its first call. */
function loadedLate(
  of: Pick<PaymentProvider, 'name' | 'methods'>,
  load: () => Promise<PaymentProvider>,
): PaymentProvider {
  let loading: Promise<PaymentProvider> | undefined;
  const provider = () => {
    loading ??= load();
    return loading;
  };
  return {
    ...of,
    start: async (order) => (await provider()).start(order),
    look: async (payment) => (await provider()).look?.(payment) ?? null,
    readWebhook: async (body, headers) => (await provider()).readWebhook(body, headers),
  };
}

/** The providers that the configuration names. The sandbox comes last: it serves what no other one does. */
export function createProviders({ payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>): Providers {
  const { stripe, btcpay, timeoutMs } = payments;
  const sandbox = payments.sandbox ? sandboxProvider(publicUrl) : undefined;
  const cards =
    stripe &&
    loadedLate({ name: 'stripe', methods: ['card'] }, async () => {
      const { stripeProvider } = await import('./stripe/stripe-provider.ts');
      return stripeProvider(stripe, timeoutMs);
    });
  const all = [cards, btcpay && btcpayProvider(btcpay, timeoutMs), sandbox];
  return { all: all.filter((provider) => provider !== undefined), sandbox };
}

/** Who takes payments by a method; undefined where nobody does. */
export const providerOf = (
  providers: readonly PaymentProvider[],
  method: PaymentMethod | undefined,
): PaymentProvider | undefined => providers.find(({ methods }) => method && methods.includes(method));
