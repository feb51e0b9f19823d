import type { Fact } from '@landfall/shared/contracts';
import { isDeadline } from '../../brief/times/deadline.ts';
import { eventsFirst } from '../dates.ts';
import { says } from '../headline-score.ts';
import { asHeadline, onlyText, restOf } from '../known-fact.ts';
import type { Writing } from '../writing.ts';
import type { Head } from './head.ts';

/** Letters of what stands above a headline. */
const MOST_NAME = 40;
const MOST_DATE = 52;
const MOST_PLACE = 40;
const MOST_PLACE_BESIDE_DATE = 28;
const MOST_AUDIENCE = 60;
/** An address or a number to call is no word above a headline. */
const CALLED = /@|\d{4}/;

/** What stands in small letters above the headline. */
export interface Eyebrow {
  parts: readonly string[];
  /** What else the page is called, where it stands here. */
  subject: Fact | undefined;
  /** The date that stands here. */
  date: Fact | undefined;
  /** The facts that the top says with it. */
  facts: readonly Fact[];
}

/** Whether a text has the words of another one, in whatever form: "bicis" and "bicicletas". */
export const isRepeated = (said: string, text: string): boolean =>
  said.split(/\s+/).every((word) => word.length < 4 || text.toLowerCase().includes(word.toLowerCase().slice(0, 4)));

/** Towns that the top names: they need no section of their own. */
function townsSaid(writing: Writing, said: string): Fact[] {
  const isSaid = (fact: Fact) =>
    onlyText(fact) &&
    fact.text.length <= MOST_PLACE &&
    !/\d/.test(fact.text) &&
    said.toLowerCase().includes(fact.text.toLowerCase());
  return writing.of('hours').length === 0 ? writing.of('place').filter(isSaid) : [];
}

/** Short facts above the headline that the top does not say itself: what kind of thing, when, where, for whom. */
export function eyebrowOf(
  writing: Writing,
  { named, headline }: Head,
  lead: string,
  kind: Fact | undefined,
  audience: Fact | undefined,
): Eyebrow {
  const said = `${headline} ${lead}`;
  // What happens is said before until when one can join it.
  const dates = eventsFirst(writing.of('date'));
  const [date] = dates;
  // The only date needs no band where the top tells it.
  const isDateSaid =
    dates.length === 1 &&
    date !== undefined &&
    restOf(date, ['text']) === '' &&
    says(`${headline} | ${lead}`, date.text);
  // Until when something can be done does not say when it is.
  const shownDate = date && (date.label !== '' || !isDeadline(date.text)) ? date : undefined;
  const subject = named.subject && !isRepeated(named.subject.text, said) ? named.subject : undefined;
  const [place, ...places] = writing.of('place');
  const isSmall = audience && audience.text.length <= MOST_AUDIENCE && !audience.text.includes('\n');
  const forWhom = isSmall && !CALLED.test(audience.text) ? audience.text : '';
  const texts: readonly (readonly [text: string, most: number])[] = [
    [kind?.text ?? '', MOST_NAME],
    [subject?.text ?? '', MOST_NAME],
    [shownDate ? [shownDate.label, shownDate.text].filter(Boolean).join(': ') : '', MOST_DATE],
    [places.length === 0 ? (place?.text ?? '') : '', shownDate ? MOST_PLACE_BESIDE_DATE : MOST_PLACE],
    [forWhom, MOST_AUDIENCE],
  ];
  const known = said.toLowerCase();
  const parts = texts
    .filter(
      ([text, most]) => text && text.length <= most && !text.includes('\n') && !known.includes(text.toLowerCase()),
    )
    .map(([text]) => asHeadline(text));
  const isAudienceHere = isSmall && parts.at(-1) === asHeadline(audience.text);
  return {
    parts,
    subject,
    date: shownDate,
    facts: [...(isDateSaid ? [date] : []), ...townsSaid(writing, said), ...(isAudienceHere ? [audience] : [])],
  };
}
