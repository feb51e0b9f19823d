let capabilities: Promise<readonly unknown[] | null> | undefined;

/** Null where it could not be read. */
async function readCapabilities(): Promise<readonly unknown[] | null> {
  const answer = await fetch('/config.json').catch(() => null);
  const config: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (config === null) return null;
  const { capabilities: names } = config as { capabilities?: unknown };
  return Array.isArray(names) ? names : [];
}

/** Whether this deployment declares the capability. */
export async function isOffered(capability: string): Promise<boolean> {
  capabilities ??= readCapabilities();
  return (await capabilities)?.includes(capability) ?? false;
}

/** Whether it certainly does not. */
export const isNotOffered = async (capability: string): Promise<boolean> =>
  !(await isOffered(capability)) && (await capabilities) !== null;
