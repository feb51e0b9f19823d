type Config = Readonly<Record<string, unknown>>;

let config: Promise<Config | null> | undefined;

async function askForConfig(): Promise<Config | null> {
  const answer = await fetch('/config.json').catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}

/** What the deployment is like, asked for once; null where it could not be read. */
export function readConfig(): Promise<Config | null> {
  config ??= askForConfig();
  return config;
}

/** Null where they could not be read. */
async function capabilities(): Promise<readonly unknown[] | null> {
  const known = await readConfig();
  if (known === null) return null;
  return Array.isArray(known.capabilities) ? known.capabilities : [];
}

/** Whether this deployment declares the capability. */
export const isOffered = async (capability: string): Promise<boolean> =>
  (await capabilities())?.includes(capability) ?? false;

/** Whether it certainly does not. */
export async function isNotOffered(capability: string): Promise<boolean> {
  const known = await capabilities();
  return known !== null && !known.includes(capability);
}
