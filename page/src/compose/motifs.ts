import type { CorrectedFacts, Fact } from '@landfall/shared/contracts';
import type { MotifId } from '../sections/art.ts';
import { speaksOfFood } from './food.ts';

/** Drawings that say nothing of a trade. */
const NEUTRAL: readonly MotifId[] = ['landscape', 'arches', 'rays', 'waves', 'tiles'];

const BAKES =
  /(?<!\p{L})(?:bakery|bakeries|pastelería|panadería|obrador|boulangerie|b[äa]ckerei|bakkerij|panetteria|padaria|piekarnia|catering)(?!\p{L})/iu;
const SOFTWARE =
  /(?<!\p{L})(?:apps?\s(?:for|para|für|voor|pour|per|dla)(?!\p{L})|(?:web|mobile)[ -]?app|saas|software|dashboard|plattform|platform|plataforma|logiciel|online tool|api|aplicaci|aplikacj|webinar)/iu;
const OUTDOORS =
  /(?<!\p{L})(?:casa rural|hotel|cabin|holiday|mountain|monta|coast|sea|beach|playa|strand|berg|hik|trek|garden|jard|huerta|potager|farm|finca|vineyard|viñedo|camp|nature|naturaleza|natur|travel|viaj|reis|turis|gîte|agritur|góry|morze)/iu;

/** What is told first is what a page is about: there may be coffee after a funeral. */
const FIRST = 3;

/** Drawings that suit what a page is about. */
export function motifsFor(facts: readonly Fact[], wishes: CorrectedFacts['wishes']): readonly MotifId[] {
  const said = facts
    .filter(({ kind }) => kind === 'name' || kind === 'about')
    .slice(0, FIRST)
    .map(({ text }) => text)
    .join(' ');
  if (speaksOfFood(said) || BAKES.test(said)) return ['table', 'table', 'tiles', 'arches'];
  if (SOFTWARE.test(said)) return ['window', 'tiles', 'rays', 'waves'];
  // Whoever wants it modern has no software to show.
  const isModern = wishes.some(({ kind, value, negated }) => kind === 'look' && value === 'tech' && !negated);
  if (isModern && !OUTDOORS.test(said)) return ['tiles', 'rays', 'waves'];
  return OUTDOORS.test(said) ? ['landscape', 'waves', 'landscape', 'arches', 'rays'] : NEUTRAL;
}
