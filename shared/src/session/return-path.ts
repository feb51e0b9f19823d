import { paths } from '../paths/paths.ts';

/**
 * Where to go after signing in: back to the dashboard screen where the session ended, else the dashboard.
 * @param state the router state of the sign-in screen, where the guard left the address as `from`
 */
export function returnPath(state: unknown): string {
  const from = (state as { from?: unknown } | null)?.from;
  const inside =
    typeof from === 'string' &&
    (from === paths.dashboard || from.startsWith(`${paths.dashboard}/`) || from.startsWith(`${paths.dashboard}?`));
  return inside ? from : paths.dashboard;
}
