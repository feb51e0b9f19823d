import * as v from 'valibot';
import { type Capability, type RuntimeConfig, runtimeConfig } from '../contracts/runtime-config.ts';

let current: RuntimeConfig | undefined;

/**
 * Validates what `/config.json` answered and keeps it for the page's life.
 * @throws Error that names each wrong entry, for the plain screen shown instead of the product.
 */
export function setRuntimeConfig(input: unknown): RuntimeConfig {
  const result = v.safeParse(runtimeConfig, input);
  if (!result.success) {
    const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'config.json'}: ${issue.message}`);
    throw new Error(problems.join('\n'));
  }
  current = result.output;
  return current;
}

/** The deployment's configuration. @throws Error before `setRuntimeConfig` ran. */
export function getRuntimeConfig(): RuntimeConfig {
  if (!current) throw new Error('The runtime configuration is not loaded yet.');
  return current;
}

/** Whether the backend offers this group of calls; where it does not, the base behaviour stays. */
export const hasCapability = (name: Capability): boolean => getRuntimeConfig().capabilities.includes(name);
