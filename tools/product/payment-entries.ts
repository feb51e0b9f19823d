/**
 * What the checkout must know of the backend's payment providers: the methods that they serve, and the hosts that their
 * payment pages are on. Without any the sandbox serves both methods, on the dashboard's own host.
 * @param env the backend's; `PUBLIC_URL` is the dashboard's origin
 */
export function paymentEntries(env: NodeJS.ProcessEnv) {
  const stripe = Boolean(env.STRIPE_SECRET_KEY);
  const btcpay = env.BTCPAY_URL ? new URL(env.BTCPAY_URL).host : undefined;
  const sandbox = env.SANDBOX_PAYMENTS ? env.SANDBOX_PAYMENTS === 'on' : !stripe && !btcpay;
  return {
    hosts: [
      ...(stripe ? ['checkout.stripe.com'] : []),
      ...(btcpay ? [btcpay] : []),
      ...(sandbox && env.PUBLIC_URL ? [new URL(env.PUBLIC_URL).host] : []),
    ],
    methods: [...(stripe || sandbox ? ['card'] : []), ...(btcpay || sandbox ? ['crypto'] : [])],
    taxNote: env.TAX_NOTE ?? 'Prices are in US dollars and final: taxes, where they apply, are included.',
    refundNote: env.REFUND_NOTE ?? 'Not for you? Write to us within 14 days and you get your money back.',
  };
}
