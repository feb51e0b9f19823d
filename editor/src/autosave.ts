export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'waiting' | 'conflict' | 'stopped';

/**
 * How a save ended: the server has it; it is tried again by itself, after a time (milliseconds) that the server named;
 * or a person has to decide first.
 */
export type Outcome =
  | { kind: 'kept' }
  | { kind: 'later'; state: 'offline' | 'waiting'; afterMs?: number }
  | { kind: 'stopped'; state: 'conflict' | 'stopped' };

export type Send = (content: string) => Promise<Outcome>;

interface Options {
  /** What the editor shows, as text: equal texts are equal contents. */
  read: () => string;
  send: Send;
  show: (state: SaveState) => void;
  /** Milliseconds after the last change. */
  delayMs: number;
}

/** While somebody changes things without a pause, they are kept after so many delays all the same. */
const LONGEST_DELAYS = 4;
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** Keeps what the editor shows, some time after the last change: one save at a time, and none forgotten. */
export function createAutosave({ read, send, show, delayMs }: Options) {
  let kept = read();
  let state: SaveState = 'saved';
  let changedAt = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const set = (next: SaveState) => {
    state = next;
    show(next);
  };
  const isHeld = () => state === 'conflict' || state === 'stopped';
  const arm = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  /** Runs one thing after the other; whatever fails does not stop what comes next. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    return turn;
  };

  const soon = () => {
    changedAt ||= Date.now();
    const longest = changedAt + LONGEST_DELAYS * delayMs - Date.now();
    arm(Math.max(0, Math.min(delayMs, longest)));
  };

  async function run(content: string, sendIt: Send): Promise<boolean> {
    clearTimeout(timer);
    changedAt = 0;
    set('saving');
    const outcome = await sendIt(content);
    if (outcome.kind === 'kept') {
      kept = content;
      failures = 0;
      const isSame = read() === kept;
      set(isSame ? 'saved' : 'unsaved');
      if (!isSame) soon();
    } else {
      set(outcome.state);
      if (outcome.kind === 'later') {
        arm(outcome.afterMs ?? Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
        failures += 1;
      }
    }
    return outcome.kind === 'kept';
  }

  /** Saves what is not saved yet, now. Returns whether everything is kept. */
  const flush = () =>
    inTurn(async () => {
      if (isHeld()) return false;
      const content = read();
      if (content !== kept) return run(content, send);
      clearTimeout(timer);
      changedAt = 0;
      failures = 0;
      set('saved');
      return true;
    });

  return {
    flush,
    inTurn,
    isUnsaved: () => state !== 'saved',
    /** Whether the contents differ from what the server has. */
    isChanged: () => read() !== kept,
    /** Something changed, or may have. */
    changed() {
      if (state === 'saving' || isHeld()) return;
      // A lost connection is tried again at its own pace.
      if (state === 'offline' || state === 'waiting') return;
      if (state !== 'unsaved') set('unsaved');
      soon();
    },
    /** Saves in another way, whether or not anything changed. Returns whether it is kept. */
    save: (sendIt: Send) => inTurn(async () => run(read(), sendIt)),
    /** Saves nothing more until somebody decided. */
    hold(how: 'conflict' | 'stopped') {
      clearTimeout(timer);
      set(how);
    },
    /** Goes on after a decision. */
    resume() {
      if (isHeld()) set('unsaved');
    },
  };
}
