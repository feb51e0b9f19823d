/** Why a session is over: it was refused, the person signed out, or somebody signs in in its place. */
export type SessionEnd = 'auth-fail' | 'log-out' | 'sign-in';

/** The session that a call was sent in. */
export interface CallSession {
  readonly generation: number;
  readonly token: string | undefined;
  /** Aborted when the session is over. */
  readonly signal: AbortSignal;
}

let generation = 0;
/** The token that calls of this generation carried. */
let carried: string | undefined;
let over = new AbortController();

const resets = new Set<(end: SessionEnd) => void>();

/**
 * Has `reset` forget what belongs to a session, whenever one is over: the one place where caches, queues and
 * notifications hear of it. Returns how to stop.
 */
export function onSessionReset(reset: (end: SessionEnd) => void): () => void {
  resets.add(reset);
  return () => void resets.delete(reset);
}

/**
 * The session that a call with this token belongs to. Another token than before means that somebody signed in in
 * another tab: what this page was about to send is not theirs, so its session is over.
 */
export function callSession(token: string | undefined): CallSession {
  const session = { generation, token, signal: over.signal };
  if (token !== undefined) beginSession(token);
  if (!isOver(session)) carried = token ?? carried;
  return session;
}

/** Whether another session has begun, or none, since the call was sent. */
export const isOver = (session: CallSession): boolean => session.generation !== generation;

/** Ends the session: its calls are given up, what is on its way is never heard of, and everybody forgets it. */
export function resetSession(end: SessionEnd): void {
  generation += 1;
  carried = undefined;
  over.abort();
  over = new AbortController();
  for (const reset of resets) {
    try {
      reset(end);
    } catch (error) {
      // One that fails, of an area perhaps, must not keep the others from forgetting.
      queueMicrotask(() => {
        throw error;
      });
    }
  }
}

/** Ends the session before it: another token than calls carried so far is another session. */
export function beginSession(token: string): void {
  if (carried !== undefined && carried !== token) resetSession('sign-in');
}

/** What a call of a session that is over is answered with: nothing of what was to follow happens. */
export const never = (): Promise<never> => new Promise(() => {});
