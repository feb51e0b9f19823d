import type { Fact } from '@landfall/shared/contracts';
import { asHeadline } from './known-fact.ts';

const MOST_HEADLINE = 90;
const MOST_LEAD = 420;
/** What is left of a text beyond the lead, and too short for a section. */
const SHORT_REST = 120;

// A full stop after a short word may be an abbreviation's, as in "St. James".
const SENTENCE_END = /(?<=(?:\p{L}{3}|\p{N}{2}|[)»”"'])[.]|[!?…][»”"')]?)\s+(?=[\p{Lu}\p{N}¿¡«“"(])/u;

const sentencesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.split(SENTENCE_END));

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const GREETING =
  /^(?:hi|hello|hey|dear|hola|buenos|olá|bonjour|salut|hallo|guten|ciao|salve|buongiorno|hoi|beste|cześć|dzień dobry|witam)(?!\p{L})/iu;

/** Whether a text is a phrase that says something: no label, greeting, address or shout. */
function isPhrase(text: string): boolean {
  const words = text.split(/\s+/).length;
  if (/@|https?:|\bwww\./i.test(text) || GREETING.test(text)) return false;
  if (UNSPACED.test(text)) return text.length >= 5;
  const isShout = text === text.toUpperCase() && text !== text.toLowerCase();
  return (words >= 3 || (words === 2 && text.length >= 12)) && !isShout;
}

const firstOf = (text: string): string => sentencesOf(text)[0] ?? '';
const heads = (text: string): boolean =>
  firstOf(text).length <= MOST_HEADLINE && isPhrase(firstOf(text)) && !/[:;]/.test(firstOf(text));

/** What the top of a page says of what it is about. */
export interface Said {
  /** The fact that it is taken from. */
  about: Fact | undefined;
  headline: string;
  lead: string;
  /** Sentences that are told below. */
  rest: string[];
}

/** As many whole sentences as a lead holds. */
function leadOf(sentences: readonly string[]): { lead: string; rest: string[] } {
  let count = 0;
  let length = 0;
  for (const sentence of sentences) {
    if (length + sentence.length > MOST_LEAD) break;
    length += sentence.length + 1;
    count += 1;
  }
  const rest = sentences.slice(count);
  const isShort = count > 0 && rest.join(' ').length < SHORT_REST;
  return isShort ? { lead: sentences.join(' '), rest: [] } : { lead: sentences.slice(0, count).join(' '), rest };
}

/** The headline and the lead that the facts about a page give: those of the first one that can stand there. */
export function saidOf(abouts: readonly Fact[], hasName: boolean): Said {
  const heading = abouts.find(({ text }) => heads(text));
  const telling = heading ?? abouts.find(({ text }) => isPhrase(firstOf(text)) && firstOf(text).length <= MOST_LEAD);
  const about = telling ?? (hasName ? undefined : abouts.find(({ text }) => firstOf(text).length <= MOST_HEADLINE));
  if (!about) return { about, headline: '', lead: '', rest: [] };
  const sentences = sentencesOf(about.text);
  const isHeaded = about === heading || !telling;
  const headline = isHeaded ? asHeadline(sentences[0] ?? '') : '';
  return { about, headline, ...leadOf(isHeaded ? sentences.slice(1) : sentences) };
}

/** The fact about the page that can go on a lead: the next one, where it is a sentence and the lead has room. */
export function nextOf(abouts: readonly Fact[], { about, lead, rest }: Said): Fact | undefined {
  const next = about && abouts[abouts.indexOf(about) + 1];
  const fits = next && rest.length === 0 && lead.length + next.text.length < 300 && !next.text.includes('\n');
  return fits && isPhrase(next.text) && next.text.length > 24 ? next : undefined;
}
