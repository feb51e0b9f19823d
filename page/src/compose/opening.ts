import type { Fact } from '@landfall/shared/contracts';
import { asHeadline, capitalised, lines, restOf } from './known-fact.ts';
import { clientFacts } from './people.ts';
import type { ComposeOptions, Writing } from './writing.ts';

const MOST_HEADLINE = 90;
const MOST_LEAD = 420;
const MOST_BRAND = 60;

/** What the top of the page says, and what is left to be said below. */
export interface Opening {
  brand: string;
  hero: { eyebrow: string; headline: string; lead: string; notes: string[] };
  /** Facts that stand in the header. */
  inHeader: string[];
  /** Facts that stand in the hero. */
  inHero: string[];
  /** What is said below in the person's words, with the facts that are told there. */
  story: { paragraphs: string[]; facts: string[] };
}

// A full stop after a short word may be an abbreviation's, as in "St. James".
const SENTENCE_END = /(?<=(?:\p{L}{3}|\p{N}{2}|[)»”"'])[.]|[!?…][»”"')]?)\s+(?=[\p{Lu}\p{N}¿¡«“"(])/u;

const sentencesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.split(SENTENCE_END));

/** As many whole sentences as a lead holds. */
function leadOf(sentences: readonly string[]): { lead: string; rest: string[] } {
  let count = 0;
  let length = 0;
  for (const sentence of sentences) {
    if (length + sentence.length > MOST_LEAD) break;
    length += sentence.length + 1;
    count += 1;
  }
  return { lead: sentences.slice(0, count).join(' '), rest: sentences.slice(count) };
}

interface Said {
  headline: string;
  lead: string;
  rest: string[];
}

/** What an about says as headline, lead and paragraphs below. */
function saidBy(about: string): Said {
  const sentences = sentencesOf(about);
  const [first = ''] = sentences;
  const isHeadline = first.length <= MOST_HEADLINE;
  const { lead, rest } = leadOf(isHeadline ? sentences.slice(1) : sentences);
  const isShortRest = rest.join(' ').length < 120;
  return {
    headline: isHeadline ? asHeadline(first) : '',
    lead: isShortRest ? [lead, ...rest].join(' ').trim() : lead,
    rest: isShortRest ? [] : rest,
  };
}

const EMPTY_PROJECT =
  /^(?:my|mi|new|nuevo|test|prueba)?\s*(?:projects?|proyectos?|landings?|landing pages?|website|sites?|web|pages?)\s*\d*$/i;

/** The first text of these that can be a name; empty where none can. */
export const nameOf = (...candidates: readonly string[]): string =>
  candidates
    .map((text) => text.trim())
    .find((text) => text !== '' && text.length <= MOST_BRAND && !EMPTY_PROJECT.test(text)) ?? '';

/** Short facts above the headline that it does not say itself: when, where, for whom. */
function eyebrowOf(said: string, texts: readonly (readonly [string, number])[]): string {
  const known = said.toLowerCase();
  return texts
    .filter(
      ([text, most]) => text && text.length <= most && !text.includes('\n') && !known.includes(text.toLowerCase()),
    )
    .map(([text]) => asHeadline(text))
    .join(' · ');
}

const onlyText = (fact: Fact): boolean => restOf(fact, ['text']) === '';

/** Says at the top of the page what it is, for whom and where, in the person's words. */
export function openingOf(writing: Writing, { title, projectName }: ComposeOptions): Opening {
  const names = writing.of('name');
  const [name] = names.filter(onlyText);
  const [about, ...more] = writing.of('about').filter(onlyText);
  const brand = nameOf(name?.text ?? '', projectName, title, about?.text ?? '');
  const said = about ? saidBy(about.text) : { headline: '', lead: '', rest: [] };
  const fullName = name && name.text.length <= 200 && !name.text.includes('\n') ? name.text : '';
  const headline = said.headline || fullName || title.trim() || nameOf(projectName) || brand;
  const story = [...said.rest];
  const inHero = about ? [about.id] : [];
  const inStory: string[] = [];
  let { lead } = said;
  const audiences = writing.of('audience').filter(onlyText);
  const [audience] = audiences.length === 1 ? audiences : [];
  const next = more[0];
  const isNextShort =
    next !== undefined && lead.length + next.text.length < 300 && !next.text.includes('\n') && story.length === 0;
  if (isNextShort) {
    lead = lines(lead, next.text);
    inHero.push(next.id);
  }
  for (const fact of writing.of('about').filter((each) => !inHero.includes(each.id))) {
    story.push(lines(fact.text, restOf(fact, ['text'])));
    inStory.push(fact.id);
  }
  if (lead === '' && audience && audience.text.length <= 260) {
    lead = capitalised(audience.text);
    inHero.push(audience.id);
  }
  const isAudienceSmall = audience && audience.text.length <= 60 && !audience.text.includes('\n');
  const inEyebrow = isAudienceSmall && !inHero.includes(audience.id) ? audience : undefined;
  const [date] = writing.of('date');
  const places = writing.of('place');
  // A town that the headline names needs no section of its own.
  const isSaid = (fact: Fact) =>
    onlyText(fact) &&
    fact.text.length <= 40 &&
    !/\d/.test(fact.text) &&
    `${headline} ${lead}`.toLowerCase().includes(fact.text.toLowerCase());
  if (writing.of('hours').length === 0) inHero.push(...places.filter(isSaid).map(({ id }) => id));
  const eyebrow = eyebrowOf(`${headline} ${lead}`, [
    [date ? [date.label, date.text].filter(Boolean).join(': ') : '', 52],
    [places.length === 1 ? (places[0]?.text ?? '') : '', date ? 28 : 40],
    [inEyebrow?.text ?? '', 60],
  ]);
  if (inEyebrow && eyebrow.endsWith(asHeadline(inEyebrow.text))) inHero.push(inEyebrow.id);
  const clients = new Set(clientFacts(writing).map(({ id }) => id));
  const proofs = writing.of('proof').filter(({ id }) => !clients.has(id));
  const areNotes =
    proofs.length <= 3 && proofs.every((fact) => onlyText(fact) && fact.text.length <= 64 && !fact.text.includes('\n'));
  if (areNotes) inHero.push(...proofs.map(({ id }) => id));
  if (name && headline === name.text) inHero.push(name.id);
  const inHeader = names
    .filter((fact) => onlyText(fact) && fact.text === brand && !inHero.includes(fact.id))
    .map(({ id }) => id);
  return {
    brand: brand || headline.slice(0, MOST_BRAND).trim() || writing.heading('about'),
    hero: {
      eyebrow,
      headline: headline || writing.heading('about'),
      lead,
      notes: areNotes ? proofs.map((fact) => capitalised(fact.text)) : [],
    },
    inHeader,
    inHero,
    story: { paragraphs: story, facts: inStory },
  };
}
