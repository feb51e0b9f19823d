import { WORDS } from '../languages/languages.ts';
import { html } from '../sections/html.ts';
import { attributeOf } from '../sections/parts/attribute-of.ts';
import { type CountdownEnd, isTimeLeft } from '../sections/parts/time-left.ts';
import { languageOf } from './form-markup.ts';
import { type TimeLeft, type TimerWords, timeLeft } from './time-left.ts';

/** A countdown of a document: its end, and what is said afterwards, as it stands in the markup. */
interface Countdown extends CountdownEnd {
  ended: string;
}

/** A document with something in each of its countdowns, whatever stood there. */
function withEach(document: string, fill: (countdown: Countdown) => string): string {
  return document
    .split(/(?=<p\s)/)
    .map((part) => {
      const tag = part.slice(0, part.indexOf('>') + 1);
      const end = part.indexOf('</p>');
      if (!part.startsWith('<p') || end < 0 || !isTimeLeft(attributeOf(tag, 'class'))) return part;
      const [until, zone] = [attributeOf(tag, 'data-until'), attributeOf(tag, 'data-zone')];
      return tag + fill({ until, zone, ended: attributeOf(tag, 'data-ended') }) + part.slice(end);
    })
    .join('');
}

function timerWordsOf(document: string): TimerWords {
  const language = languageOf(document);
  return { language, words: WORDS[language].timer };
}

const timeMarkup = ({ machine, date }: TimeLeft): string => html`<time datetime="${machine}">${date}</time>`.markup;

/**
 * A published document whose countdowns say what is left at a moment, in the language of our words on it; and when the first
 * of them says something else, in milliseconds, null where none ever does.
 */
export function withCountdowns(document: string, now: number): { document: string; changesAt: number | null } {
  const said = timerWordsOf(document);
  const changes: number[] = [];
  const filled = withEach(document, (countdown) => {
    const time = timeLeft(countdown, said, now);
    if (!time) return '';
    if (time.changesAt !== null) changes.push(time.changesAt);
    // What is said afterwards comes out of an attribute, and is escaped already.
    if (!time.left) return `<strong>${countdown.ended.trim() || said.words.over}</strong>`;
    return `${html`<strong>${time.left}</strong>`.markup} ${timeMarkup(time)}`;
  });
  return { document: filled, changesAt: changes.length > 0 ? Math.min(...changes) : null };
}

/** A published document for a place where nobody writes it anew: its countdowns say their day and hour. */
export function withDates(document: string): string {
  const said = timerWordsOf(document);
  return withEach(document, (countdown) => {
    const time = timeLeft(countdown, said, 0);
    return time ? timeMarkup(time) : '';
  });
}
