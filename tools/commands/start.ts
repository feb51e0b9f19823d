import { buildAll } from '../build-all.ts';
import { checkoutOrigin, type Product, settingsFromEnvironment, startProduct } from '../product/index.ts';

function banner({ origin }: Product, checkout: string): string {
  return `
  Landfall is running.

    Dashboard   ${origin}
    Checkout    ${origin}/store/ltd
                ${checkout} (on an origin of its own)
    API         ${origin}/v1/docs

  You need a purchase code to register: buy a plan at the checkout. No money moves:
  the sandbox's payment page approves it and shows you the mail with the code.

  Webhooks may lead to this machine (OUTBOUND_ALLOW), so that you can try them.

  Ctrl-C stops everything.
`;
}

/** `npm start`: builds what changed, starts everything, stops everything on Ctrl-C. */
export async function run(): Promise<void> {
  try {
    await buildAll();
    const settings = settingsFromEnvironment();
    const product = await startProduct(settings);
    let stopping = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        if (stopping) process.exit(1);
        stopping = true;
        void product.stop().then(() => process.exit(0));
      });
    console.log(banner(product, checkoutOrigin(settings)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
