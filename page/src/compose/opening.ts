import type { Fact } from '@landfall/shared/contracts';
import { nextOf, saidOf } from './headline.ts';
import { asHeadline, capitalised, lines, restOf } from './known-fact.ts';
import { clientFacts } from './people.ts';
import type { ComposeOptions, Writing } from './writing.ts';

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

/** Names of pages and projects that say nothing of whose they are. */
const SAYS_NOTHING =
  /^(?:(?:my|our|mi|new|nuevo|test|prueba)\s+)?(?:home|homepage|start|startseite|inicio|início|accueil|index|projects?|proyectos?|landings?|landing pages?|websites?|sites?|web|pages?|página|pagina|seite|strona|strona główna|untitled)\s*\d*$/i;

/** The first text of these that can be a name; empty where none can. */
export const nameOf = (...candidates: readonly string[]): string =>
  candidates
    .map((text) => text.trim())
    .find((text) => text !== '' && text.length <= MOST_BRAND && !SAYS_NOTHING.test(text)) ?? '';

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
  const abouts = writing.of('about').filter(onlyText);
  const said = saidOf(abouts, name !== undefined);
  const next = nextOf(abouts, said);
  const brand = nameOf(name?.text ?? '', projectName, title, said.headline);
  const fullName = name && name.text.length <= 200 && !name.text.includes('\n') ? name.text : '';
  const headline = said.headline || fullName || title || nameOf(projectName) || brand;
  const story = [...said.rest];
  const inHero = [said.about, next].flatMap((fact) => (fact ? [fact.id] : []));
  const inStory: string[] = [];
  let lead = lines(said.lead, next?.text ?? '');
  const audiences = writing.of('audience').filter(onlyText);
  const [audience] = audiences.length === 1 ? audiences : [];
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
  const [proof] = proofs;
  // One reason alone is told with the rest, where it would be a section of a line.
  if (!areNotes && proof && proofs.length === 1 && onlyText(proof) && story.length > 0) {
    story.unshift(proof.text);
    inStory.unshift(proof.id);
  }
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
