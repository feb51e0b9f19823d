import * as v from 'valibot';
import { epochSeconds, flag, id, text } from './wire.ts';

/** One device that is signed in. */
export const session = v.object({
  session_id: id,
  /** Browser and system in words, such as 'Chrome on Windows'. */
  device: text,
  created_at: epochSeconds,
  /** Within some minutes. */
  last_used_at: epochSeconds,
  /** The session that asks. */
  current: flag,
});

/** GET user/session, in its `data`. */
export const sessionList = v.array(session);
export type Session = v.InferOutput<typeof session>;
