import type { PageModel } from '../sections/model.ts';
import { renderPage } from '../sections/render.ts';
import { type BenchBrief, briefWords, type FactCheck, type PriceCheck, type TopCheck } from './bench-brief.ts';
import { brokenIn } from './broken.ts';
import { containsWords, fold, placesOf, wordsOf } from './fold.ts';
import { missedPrices } from './priced-rows.ts';
import { visibleText } from './visible-text.ts';

/** How one page came out. */
export interface WritingResult {
  brief: BenchBrief;
  /** Words of the brief. */
  words: number;
  /** The page's language. */
  language: string;
  missed: FactCheck[];
  /** The forbidden strings that stand on the page. */
  forbidden: string[];
  /** The part of the page's words that the person did not write, 0 to 1. */
  otherShare: number;
  otherWords: string[];
  /** Sentences that the person did not write. */
  otherSentences: string[];
  /** The page's blocks of text, controls left out. */
  prose: string[];
  /** Blocks of text that were cut where nothing ends. */
  broken: string[];
  title: string;
  description: string;
  /** What stands as the page's name. */
  name: string;
  /** False where it is none of those that may stand there. */
  isNamed: boolean;
  /** Prices that stand in no row of a price list together with what they buy. */
  missedPrices: PriceCheck[];
  /** What the top leaves out or tells too early: "what", "where", or words that belong further down. */
  topMisses: string[];
  /** Name, headline and lead, as they stand at the top. */
  top: string;
  headline: string;
  ms: number;
}

export type WriteBrief = (brief: BenchBrief) => PageModel;

/** Sentences shorter than this are headings and labels that pages may share. */
const SENTENCE_WORDS = 4;

const sentencesOf = (block: string): string[] =>
  block
    .split(/(?<=[.!?…]) /u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length >= SENTENCE_WORDS);

/** Words of one fact stand together: no further apart than this many characters, so that a price is beside its offer. */
const APART = 400;

function isFound({ all = [], any = [] }: FactCheck, text: string): boolean {
  const [first = [0], ...others] = all.map((words) => placesOf(text, fold(words)));
  const together = first.some((from) => others.every((places) => places.some((at) => Math.abs(at - from) <= APART)));
  return together && (any.length === 0 || any.some((words) => containsWords(text, fold(words))));
}

/** Words that a name may have besides: an article, a town. */
const MOST_BESIDE_NAME = 2;

/** Whether a name is one of those that may stand there, whatever small words stand around it. */
function isOneOf(names: readonly string[], name: string): boolean {
  const words = wordsOf(name);
  return names.map(wordsOf).some((wanted) => {
    const rest = words.length - wanted.length;
    return rest >= 0 && rest <= MOST_BESIDE_NAME && ` ${words.join(' ')} `.includes(` ${wanted.join(' ')} `);
  });
}

/** The name in the header, what stands above the headline, the headline and the lines below it. */
function topOf(page: PageModel): [string, string, string, string] {
  const brand = page.sections.find((section) => section.kind === 'header')?.brand ?? '';
  const hero = page.sections.find((section) => section.kind === 'hero');
  return hero?.kind === 'hero' ? [brand, hero.eyebrow, hero.headline, hero.lead] : [brand, '', '', ''];
}

/** What is wrong with the top of a page. */
function topMisses(page: PageModel, { what, where, not }: TopCheck): string[] {
  const [brand, eyebrow, headline, lead] = topOf(page);
  const top = fold([brand, eyebrow, headline, lead].join(' | '));
  const first = fold([headline, lead.split(/\n|(?<=[.!?]) /u)[0]].join(' | '));
  const says = (text: string, words: readonly string[]) => words.some((each) => containsWords(text, fold(each)));
  return [
    ...(says(top, what) ? [] : ['what']),
    ...(where.length === 0 || says(top, where) ? [] : ['where']),
    ...not.filter((words) => containsWords(first, fold(words))),
  ];
}

function writeNamed(brief: BenchBrief, write: WriteBrief): PageModel {
  try {
    return write(brief);
  } catch (cause) {
    throw new Error(`The page of ${brief.id} could not be written`, { cause });
  }
}

/** Writes the page of a brief and compares it with what is expected. Throws when it cannot be written. */
export function measureWriting(brief: BenchBrief, write: WriteBrief): WritingResult {
  const started = performance.now();
  const page = writeNamed(brief, write);
  const ms = performance.now() - started;

  const { spaced, joined, prose } = visibleText(renderPage(page, 'publish', '/').html);
  const bodies = [fold(spaced), fold(joined)];
  const everything = [...bodies, fold(page.title), fold(page.description)].join('\n');
  const typed = [brief.text, brief.title, brief.projectName, brief.projectDescription].join('\n');
  const typedWords = wordsOf(typed);
  const own = new Set(typedWords);
  const ownInOrder = ` ${typedWords.join(' ')} `;
  const published = prose.flatMap(wordsOf);
  const otherWords = published.filter((word) => !own.has(word));
  const name = page.sections.find((section) => section.kind === 'header')?.brand ?? '';
  return {
    brief,
    words: briefWords(brief),
    language: page.language,
    missed: brief.facts.filter((fact) => !bodies.some((body) => isFound(fact, body))),
    forbidden: brief.forbidden.filter((words) => containsWords(everything, fold(words))),
    otherShare: otherWords.length / Math.max(1, published.length),
    otherWords,
    otherSentences: [...prose, page.description]
      .flatMap(sentencesOf)
      .filter((sentence) => !ownInOrder.includes(` ${wordsOf(sentence).join(' ')} `)),
    prose,
    broken: prose.filter((block) => brokenIn(block, typed, brief.language)),
    title: page.title,
    description: page.description,
    name,
    isNamed: !brief.names || isOneOf(brief.names, name),
    missedPrices: missedPrices(page, brief.prices ?? []),
    headline: topOf(page)[2],
    top: topOf(page).join(' | ').replaceAll('\n', ' / '),
    topMisses: brief.top ? topMisses(page, brief.top) : [],
    ms,
  };
}
