import type { CorrectedFacts, Fact } from '@landfall/shared/contracts';
import type { MotifId } from '../sections/art.ts';
import { speaksOfFood } from './food.ts';
import { tradeMotif } from './trades.ts';

/** Drawings that say nothing of a trade. */
const NEUTRAL: readonly MotifId[] = ['landscape', 'arches', 'rays', 'waves', 'tiles'];

/** Where somebody died, nothing cheerful is drawn. */
const MOURNS =
  /(?<!\p{L})(?:funeral|funer|bestatt|trauer(?!weide)|gedenk|verstorb|undertaker|obituar|memorial (?:page|service)|in memory|mourn|pompe funebri|onoranze|pogrzeb|uitvaart|obsèques|décès|tanatori|falleci|lutt?o(?!\p{L}))/iu;
/** What is meant by these words is for those who do something, and says nothing of what that is. */
const FOR_WHOM = /(?<!\p{L})(?:for|para|für|pour|per|voor|dla)(?!\p{L})/iu;
/** A plain word such as "planner" means software only beside one that says so. */
const SOFTWARE =
  /(?<!\p{L})(?:apps?\s(?:for|para|für|voor|pour|per|dla)(?!\p{L})|(?:web|mobile)[ -]?app|saas|\p{L}*software|(?:shift|staff|duty|rota) planner|(?:planner|rota|dashboard|platt?form)[ -](?:app|tool)|zeiterfassung|(?:reminder|online|planning) tool|logiciel|aplicaci|aplikacj)/iu;
/** These mean software only where no trade is named. */
const PERHAPS_SOFTWARE =
  /(?<!\p{L})(?:dashboards?(?!\p{L})|(?:online|digital)[ -]platt?form|(?:platt?form|rota)\s(?:for|para|für|voor|pour|per|dla)(?!\p{L}))/iu;
const OUTDOORS =
  /(?<!\p{L})(?:casa rural|hotel|cabin|holiday|mountain|montañ|montagn|coast|sea(?!\p{L})|beach|playa|strand|berg|hik(?:e|ing)|trek|garden|jard|huerta|potager|farm|finca|vineyard|viñedo|camping|campsite|nature|naturaleza|natur|travel|viaj|reise|turis|gîte|agritur|góry|morze)/iu;

/** What is told first is what a page is about: there may be coffee after a funeral. */
const FIRST = 3;

/** Drawings that suit what a page is about; `names` are those of the page and its project. */
export function motifsFor(
  facts: readonly Fact[],
  wishes: CorrectedFacts['wishes'],
  names: readonly string[] = [],
): readonly MotifId[] {
  const told = facts
    .filter(({ kind }) => kind === 'name' || kind === 'about')
    .slice(0, FIRST)
    .map(({ text }) => text);
  const said = told.join(' ');
  const all = [...names, ...told];
  const trade = all.map((text) => tradeMotif(text.split(FOR_WHOM)[0] ?? '')).find((motif) => motif !== null);
  const mourned = trade === undefined ? [...names, ...facts.map(({ text }) => text)] : all;
  if (MOURNS.test(mourned.join(' '))) return ['landscape', 'waves'];
  if (SOFTWARE.test(all.join(' '))) return ['window', 'tiles'];
  if (trade !== undefined) return [trade];
  if (PERHAPS_SOFTWARE.test(all.join(' '))) return ['window', 'tiles'];
  if (speaksOfFood(said)) return ['table', 'kitchen'];
  // Whoever wants it modern has no software to show.
  const isModern = wishes.some(({ kind, value, negated }) => kind === 'look' && value === 'tech' && !negated);
  if (isModern && !OUTDOORS.test(said)) return ['tiles', 'rays', 'waves'];
  return OUTDOORS.test(said) ? ['landscape', 'waves', 'landscape', 'arches', 'rays'] : NEUTRAL;
}
