import type { CorrectedFacts, Fact, FactKind, Wish } from '@landfall/shared/contracts';
import type { PageWords } from '../languages/page-words.ts';
import { NEXT_STEP } from '../publish/next-step-link.ts';
import type { SectionDraft } from '../sections/model.ts';
import type { Link } from '../sections/section-kind.ts';
import type { Call } from './call.ts';
import { sectionsIn } from './placing.ts';
import { STEP_ROLES, type StepRole } from './step-role.ts';
import type { Block } from './writing.ts';

/** The pages on which a kind of fact stands. Offers and steps are told apart by what they say. */
const ROLES: Readonly<Record<Exclude<FactKind, 'offer' | 'step'>, readonly StepRole[]>> = {
  name: STEP_ROLES,
  about: ['landing'],
  audience: ['landing'],
  proof: ['landing'],
  quote: ['landing'],
  person: ['landing'],
  goal: ['landing'],
  question: ['landing'],
  note: ['landing'],
  date: ['landing', 'thanks'],
  place: ['landing', 'thanks'],
  hours: ['landing', 'thanks'],
  action: ['landing', 'offer'],
  condition: ['offer'],
  contact: ['offer', 'thanks'],
};

/** Sections that belong to one page of a path; any other that is wished for belongs to the landing page. */
const PLACES: Readonly<Record<string, StepRole>> = {
  pricing: 'offer',
  listing: 'offer',
  steps: 'offer',
  'lead-form': 'offer',
  form: 'offer',
  contact: 'thanks',
};

const NO_FORM: Wish = { id: 'step-form', kind: 'structure', text: '', value: 'lead-form', negated: true };
const FORM: Wish = { ...NO_FORM, negated: false };

const FORMS: ReadonlySet<string> = new Set(['lead-form', 'form']);

const isForm = ({ kind, value }: Wish): boolean =>
  kind === 'structure' && sectionsIn(value).some((one) => FORMS.has(one));

/** Whether what is wished for concerns a page. What is refused concerns all of them. */
function concerns({ kind, value, negated }: Wish, role: StepRole): boolean {
  if (kind === 'form') return role === 'offer';
  if (kind !== 'structure' || negated) return true;
  return sectionsIn(value).some((section) => (PLACES[section] ?? 'landing') === role);
}

/** What of a description belongs on one page of a path. Every fact is on one of them at least; their union is the whole. */
export function stepSheet<S extends CorrectedFacts>(sheet: S, role: StepRole): S {
  const { facts, wishes } = sheet;
  const priced = new Set(facts.filter(({ kind, value }) => kind === 'offer' && value !== '').map(({ group }) => group));
  const rolesOf = (fact: Fact): readonly StepRole[] => {
    const { kind, value, group } = fact;
    if (kind === 'step') return value === '' ? ['offer', 'thanks'] : ['landing'];
    if (kind !== 'offer') return ROLES[kind];
    // Without any price the page of the offer tells what there is, as the landing page does.
    if (priced.size === 0) return ['landing', 'offer'];
    return value !== '' || priced.has(group) ? ['offer'] : ['landing'];
  };
  return {
    ...sheet,
    facts: facts.filter((fact) => rolesOf(fact).includes(role)),
    wishes: wishes.filter((wish) => concerns(wish, role)),
  };
}

/** The wishes that a page of a path is composed by: the form is on the page of the offer, unless somebody refuses it. */
export function stepWishes({ facts, wishes }: CorrectedFacts, role: StepRole): Wish[] {
  if (role !== 'offer') return [...wishes, NO_FORM];
  const isElsewhere = facts.some(({ kind, value }) => kind === 'action' && /^https?:/i.test(value));
  return wishes.some(isForm) || isElsewhere ? wishes : [...wishes, FORM];
}

/** A section whose buttons lead elsewhere, or are gone. */
function withButtons(section: SectionDraft, of: (actions: Link[]) => Link[]): SectionDraft {
  if (section.kind === 'header') return { ...section, action: of(section.action ? [section.action] : [])[0] };
  if (!('actions' in section) || section.actions === undefined) return section;
  return { ...section, actions: of(section.actions) };
}

/** A section of the page of thanks: it asks for nothing any more. */
function concluding(section: SectionDraft, { thanks }: PageWords): SectionDraft {
  const without = withButtons(section, () => []);
  return without.kind === 'hero' ? { ...without, headline: thanks.title, lead: without.lead || thanks.text } : without;
}

/** A section of the page of the offer: its form leads on, and its top says what the page is, where that is but the name. */
function offering(section: SectionDraft, brand: string, { headings }: PageWords): SectionDraft {
  if (section.kind === 'lead-form') return { ...section, toNextStep: true };
  const isName = section.kind === 'hero' && section.headline === brand;
  return isName ? { ...section, headline: headings.offers[0] } : section;
}

/** The button of the landing page. It asks for nothing that the next page does not do: nobody is called or written to there. */
function buttonOf({ link, intent }: Pick<Call, 'link' | 'intent'>, { actions, headings }: PageWords): Link {
  const isReached = intent === 'call' || intent === 'write' || intent === 'contact';
  return { label: isReached && link.label === actions[intent] ? headings.offers[0] : link.label, href: NEXT_STEP };
}

/** The sections of one page of a path, with buttons and a form that lead along it. */
export function asStep(blocks: readonly Block[], role: StepRole, words: PageWords, call: Call): Block[] {
  const button = buttonOf(call, words);
  const leadingOn = (links: Link[]): Link[] => links.map(() => button);
  const header = blocks[0]?.section;
  const brand = header?.kind === 'header' ? header.brand : '';
  const stepped = blocks.map(({ section, facts }): Block => {
    if (role === 'landing') return { section: withButtons(section, leadingOn), facts };
    if (role === 'thanks') return { section: concluding(section, words), facts };
    return { section: offering(section, brand, words), facts };
  });
  if (role !== 'landing' || stepped.some(({ section }) => section.kind === 'cta')) return stepped;
  const title = brand || button.label;
  const close: SectionDraft = {
    kind: 'cta',
    variant: 'band',
    title,
    body: '',
    actions: [button],
  };
  return [...stepped.slice(0, -1), { section: close, facts: [] }, ...stepped.slice(-1)];
}

/** What the pages of a path are called, beside its name; the landing page has the name alone. */
export const stepTitle = (name: string, role: StepRole, { headings, thanks }: PageWords): string => {
  if (role === 'landing') return name;
  return `${name}: ${role === 'offer' ? headings.offers[0] : thanks.title}`;
};
