import { UsageError } from './command.ts';

/** An amount in dollars, as cents. @throws UsageError that names the option */
export function centsOf(option: string, dollars: string): number {
  if (!/^\d{1,7}(\.\d\d?)?$/.test(dollars)) {
    throw new UsageError(`--${option} is in dollars, for example 10 or 9.50.`);
  }
  return Math.round(Number(dollars) * 100);
}
