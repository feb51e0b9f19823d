import type { PaymentMethod } from '@landfall/shared/contracts';
import type { Config } from '../../platform/config.ts';
import { btcpayProvider } from './btcpay/btcpay-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { type SandboxProvider, sandboxProvider } from './sandbox/sandbox-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

export interface Providers {
  all: readonly PaymentProvider[];
  /** Absent where nobody may buy without paying. */
  sandbox: SandboxProvider | undefined;
}

/** The providers that the configuration names. The sandbox comes last: it serves what no other one does. */
export function createProviders({ payments, publicUrl }: Pick<Config, 'payments' | 'publicUrl'>): Providers {
  const { stripe, btcpay, timeoutMs } = payments;
  const sandbox = payments.sandbox ? sandboxProvider(publicUrl) : undefined;
  const all = [stripe && stripeProvider(stripe, timeoutMs), btcpay && btcpayProvider(btcpay, timeoutMs), sandbox];
  return { all: all.filter((provider) => provider !== undefined), sandbox };
}

/** Who takes payments by a method; undefined where nobody does. */
export const providerOf = (
  providers: readonly PaymentProvider[],
  method: PaymentMethod | undefined,
): PaymentProvider | undefined => providers.find(({ methods }) => method && methods.includes(method));
