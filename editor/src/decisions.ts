import type { Answer } from './calls.ts';
import { hideNotice, showNotice } from './notice.ts';
import { say } from './texts.ts';

interface ConflictWays {
  loadTheirs: () => void;
  keepMine: () => void;
  copy: () => void;
}

/** Another tab's changes and ours: whichever is chosen, the other one stays reachable. */
export function askConflict({ loadTheirs, keepMine, copy }: ConflictWays): void {
  showNotice(say('newer'), [
    { label: say('loadNewer'), run: loadTheirs },
    { label: say('keepMine'), run: keepMine },
    { label: say('saveCopy'), run: copy },
  ]);
}

/** Says why something was not saved or published, and offers to try again. */
export function askRefusal(answer: Answer, what: 'notSaved' | 'notPublished', again: () => unknown): void {
  const retry = { label: say('tryAgain'), run: () => void again() };
  if (answer.status === 401) {
    const signIn = { label: say('signIn'), run: () => window.open('/login', '_blank', 'noopener') };
    showNotice(say('signedOut'), [signIn, retry]);
  } else {
    showNotice([say(what), answer.message].filter(Boolean).join(' '), [retry]);
  }
}

interface DraftShown {
  /** Something was published since. */
  isBehind: boolean;
  /** Whether sections of it have changes that other pages follow, too: those stay. */
  hasShared: () => boolean;
}

/** Says that a draft is shown, and offers to throw it away, once that is confirmed. */
export function offerDraft({ isBehind, hasShared }: DraftShown, discard: () => void): void {
  const offer = () =>
    showNotice(
      say(isBehind ? 'draftBehind' : 'draftShown'),
      [
        { label: say('keepEditing'), run: () => hideNotice() },
        { label: say('discardDraft'), run: ask },
      ],
      'calm',
      'draft',
    );
  const ask = () =>
    showNotice(
      say(hasShared() ? 'discardAskShared' : 'discardAsk'),
      [
        { label: say('discardDraft'), run: discard },
        { label: say('cancel'), run: offer },
      ],
      'warning',
      'draft',
    );
  offer();
}
