import type { CorrectedFacts, Fact } from '@landfall/shared/contracts';
import type { MotifId } from '../sections/art.ts';
import { speaksOfFood } from './food.ts';
import { knownFacts, tidyLine } from './known-fact.ts';
import { generalMotif, tradeMotif, tradesIn } from './trades.ts';

/** Calm drawings that say nothing of a trade. */
export const NEUTRAL: readonly MotifId[] = ['folds', 'planes'];

/** Where it is to be lively and no trade is known. */
const LIVELY: readonly MotifId[] = ['tiles', 'rays', 'arches'];
const LIVELY_MOODS: ReadonlySet<string> = new Set(['playful', 'bold', 'bright']);

/** Where somebody died, nothing cheerful is drawn. */
const MOURNS =
  /(?<!\p{L})(?:funeral|funer|bestatt|trauer(?!weide)|gedenk|verstorb|undertaker|obituar|memorial (?:page|service)|in memory|mourn|pompes? fun[eè]b|onoranze|pogrzeb|uitvaart|obsèques|décès|tanatori|falleci|lutt?o(?!\p{L}))/iu;
/** What is meant by these words is for those who do something, and says nothing of what that is. */
const FOR_WHOM = /(?<!\p{L})(?:for|para|für|pour|per|voor|dla)(?!\p{L})/iu;
/** A plain word such as "planner" means software only beside one that says so. */
const SOFTWARE =
  /(?<!\p{L})(?:(?:iphone|android|handy|our|an|unsere|eine|nuestra|una|notre|une|nossa|uma|onze|een) app(?!\p{L})|apps?\s(?:for|para|für|voor|pour|per|dla)(?!\p{L})|(?:web|mobile)[ -]?app|saas|\p{L}*software|(?:shift|staff|duty|rota) planner|(?:planner|rota|dashboard|platt?form)[ -](?:app|tool)|zeiterfassung|(?:reminder|online|planning) tool|logiciel|aplicaci|aplikacj)/iu;
/** These mean software only where no trade is named. */
const PERHAPS_SOFTWARE =
  /(?<!\p{L})(?:dashboards?(?!\p{L})|(?:online|digital)[ -]platt?form|(?:platt?form|rota)\s(?:for|para|für|voor|pour|per|dla)(?!\p{L}))/iu;
const SEA =
  /(?<!\p{L})(?:coast|sea(?!\p{L})|beach|playa|strand|ocean|océan|küste|kust(?!\p{L})|costa(?!\p{L})|mare(?!\p{L})|praia|plage|morze|lake(?!\p{L})|lago(?!\p{L})|island|insel|isla(?!\p{L})|île(?!\p{L}))/iu;
const OUTDOORS =
  /(?<!\p{L})(?:casa rural|hotel|cabin|holiday|mountain|montañ|montagn|berg|hik(?:e|ing)|trek|garden|jard|huerta|potager|farm|finca|vineyard|viñedo|camping|campsite|nature|naturaleza|natur|travel|viaj|reise|turis|gîte|agritur|góry)/iu;

/** What is told first is what a page is about: there may be coffee after a funeral. */
const FIRST = 3;
/** A trade that is first named further down counts where it is named again. */
const LEAST_NAMED = 2;

/** What is said before it is said for whom. */
const aboutIn = (text: string): string => text.split(FOR_WHOM)[0] ?? '';

const firstOf = (texts: readonly string[], motifOf: (text: string) => MotifId | null): MotifId | undefined =>
  texts.map((text) => motifOf(aboutIn(text))).find((motif) => motif !== null) ?? undefined;

/** Whether a page is about somebody's death, where nothing may be loud. */
function isMourning(facts: readonly Fact[], names: readonly string[] = []): boolean {
  const all = [...names, ...toldFirst(facts)];
  const isTrade = firstOf(all, tradeMotif) !== undefined;
  return MOURNS.test((isTrade ? all : [...names, ...facts.map(({ text }) => text)]).join(' '));
}

const toldFirst = (facts: readonly Fact[]): string[] =>
  facts
    .filter(({ kind }) => kind === 'name' || kind === 'about')
    .slice(0, FIRST)
    .map(({ text }) => text);

/** A trade that the rest of a page names again and again. */
const namedAgain = (facts: readonly Fact[]): MotifId | undefined => {
  const texts = facts
    .filter(({ kind }) => kind === 'name' || kind === 'about' || kind === 'offer')
    .map(({ group, label, text }) => aboutIn(`${group} ${label} ${text}`));
  const [most] = tradesIn(texts.join('\n')).filter(({ count }) => count >= LEAST_NAMED);
  return most?.motif;
};

/** Drawings that suit what a page is about; `names` are those of the page and its project. */
export function motifsFor(
  facts: readonly Fact[],
  wishes: CorrectedFacts['wishes'],
  names: readonly string[] = [],
): readonly MotifId[] {
  if (isMourning(facts, names)) return ['still'];
  const told = toldFirst(facts);
  const said = told.join(' ');
  const all = [...names, ...told];
  if (SOFTWARE.test(all.join(' '))) return ['window'];
  const trade = firstOf(all, tradeMotif);
  if (trade !== undefined) return [trade];
  if (PERHAPS_SOFTWARE.test(all.join(' '))) return ['window'];
  const general = firstOf(all, generalMotif);
  // What is collected for is what it is about.
  const isFor = general === 'giving' ? all.map(tradeMotif).find((motif) => motif !== null) : undefined;
  const known = isFor ?? general ?? namedAgain(facts);
  if (known) return [known];
  if (speaksOfFood(said)) return ['table', 'kitchen'];
  if (SEA.test(said)) return ['waves', 'landscape'];
  if (OUTDOORS.test(said)) return ['landscape', 'folds'];
  const moods = wishes.filter(({ kind, negated }) => kind === 'look' && !negated).map(({ value }) => value);
  return moods.some((mood) => LIVELY_MOODS.has(mood)) ? LIVELY : NEUTRAL;
}

/** What the pages of a project are drawn by that are drawn by a look, whatever each of them tells. */
export const tradeOf = (sheet: CorrectedFacts, projectName: string): MotifId | undefined =>
  motifsFor(knownFacts(sheet), sheet.wishes, [tidyLine(projectName)])[0];
