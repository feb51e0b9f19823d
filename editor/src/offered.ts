let capabilities: Promise<readonly unknown[]> | undefined;

async function readCapabilities(): Promise<readonly unknown[]> {
  const answer = await fetch('/config.json').catch(() => null);
  const config: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const { capabilities: names } = (config ?? {}) as { capabilities?: unknown };
  return Array.isArray(names) ? names : [];
}

/** Whether this deployment declares the capability. */
export async function isOffered(capability: string): Promise<boolean> {
  capabilities ??= readCapabilities();
  return (await capabilities).includes(capability);
}
