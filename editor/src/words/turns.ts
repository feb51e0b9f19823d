import { find } from '../start.ts';
import { say } from '../texts.ts';

/** What was asked in this session, the newest first, and what became of it. */
export function noteTurn(asked: string, isKept: boolean): void {
  const details = find('[data-words-turns]');
  const item = document.createElement('li');
  const outcome = Object.assign(document.createElement('span'), {
    textContent: say(isKept ? 'wordsKeptTurn' : 'wordsDiscardedTurn'),
    className: isKept ? 'kept' : '',
  });
  item.append(`${asked} `, outcome);
  find('ol', details).prepend(item);
  details.hidden = false;
}
