import type { Session } from '@landfall/shared/contracts';

/** What a backend calls a device that gave no name. */
const NAMELESS = 'Unknown device';

/** A session's device in words; `unknown`, in the chosen language, where the backend knows none. */
export const deviceOf = (session: Pick<Session, 'device'> | undefined, unknown: string): string =>
  session?.device && session.device !== NAMELESS ? session.device : unknown;
