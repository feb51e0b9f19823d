import { type OutlineSection, type PageOperation, type PageOutline, pageOperation } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { THEME_IDS } from '../sections/themes.ts';
import { TYPE_PAIR_IDS } from '../sections/type-pairs.ts';
import type { SectionContent } from './section-content.ts';
import { DRAWN_KINDS, draftsOf } from './section-drafts.ts';

const OPS = ['text', 'link', 'move', 'remove', 'remove_element', 'insert', 'duplicate', 'theme', 'language'] as const;

/** One operation as a model writes it: all fields in every one, those that it does not need empty. */
const step = v.strictObject({
  op: v.picklist(OPS),
  section: v.string(),
  ref: v.string(),
  text: v.string(),
  href: v.string(),
  before: v.string(),
  kind: v.string(),
  title: v.string(),
  items: v.array(v.strictObject({ title: v.string(), text: v.string(), value: v.string() })),
  palette: v.string(),
  type: v.string(),
  language: v.string(),
});

/**
 * What a language model answers to an instruction. Flat and closed, as strict structured output wants it; what it means
 * is worked out by `operationOf` and checked by the contract.
 */
export const modelAnswer = v.strictObject({ operations: v.array(step) });
export type ModelStep = v.InferOutput<typeof step>;

/** The steps of an answer that are complete; while it arrives, the last one is not. */
export function stepsOf(answer: unknown, isWhole: boolean): ModelStep[] {
  const { operations } = (typeof answer === 'object' && answer !== null ? answer : {}) as { operations?: unknown };
  const all = Array.isArray(operations) ? operations : [];
  return (isWhole ? all : all.slice(0, -1)).flatMap((one) => (v.is(step, one) ? [one] : []));
}

/** Every text that a step would put on the page. */
export const textsOf = ({ op, text, title, items }: ModelStep): string[] =>
  op === 'text'
    ? [text]
    : op === 'insert'
      ? [title, text, ...items.flatMap((item) => [item.title, item.text, item.value])].filter((part) => part !== '')
      : [];

function contentOf({ title, text, items, href }: ModelStep): SectionContent {
  return {
    eyebrow: '',
    title,
    intro: text ? [text] : [],
    items: items.map((item) => ({
      title: item.title,
      value: item.value,
      body: item.text ? [item.text] : [],
      points: [],
      placeholder: false,
    })),
    links: href ? [{ label: title, href }] : [],
    pictures: 0,
  };
}

function draftOf(one: ModelStep, { sections }: PageOutline): unknown {
  if (one.op === 'theme') {
    const palette = (THEME_IDS as readonly string[]).includes(one.palette);
    const type = (TYPE_PAIR_IDS as readonly string[]).includes(one.type);
    return palette && type ? { op: 'theme', palette: one.palette, type: one.type } : null;
  }
  const { op, section, ref } = one;
  switch (op) {
    case 'language':
      return { op, language: one.language };
    case 'text':
      return { op, section, ref, text: one.text };
    case 'link':
      return { op, section, ref, href: one.href };
    case 'remove_element':
      return { op, section, ref };
    case 'move':
      return { op, section, before: one.before === '' ? null : one.before };
    case 'insert': {
      const kind = DRAWN_KINDS.includes(one.kind) && one.kind !== 'hero' ? one.kind : 'notes';
      const [draft] = draftsOf(kind, contentOf(one));
      const beside = one.before || section || (sections.at(-1)?.id ?? '');
      return draft ? { op, at: one.before ? 'before' : 'after', beside, section: draft } : null;
    }
    default:
      return { op, section };
  }
}

const holds = (sections: readonly OutlineSection[], id: string, ref: string) =>
  sections.some(
    (section) => section.id === id && (ref === '' || section.elements.some((element) => element.ref === ref)),
  );

/** The operation that a model means; null for one that names nothing of the page, or breaks the contract. */
export function operationOf(one: ModelStep, outline: PageOutline, sectionId?: string): PageOperation | null {
  const parsed = v.safeParse(pageOperation, draftOf(one, outline));
  if (!parsed.success) return null;
  const operation = parsed.output;
  if (operation.op === 'theme' || operation.op === 'language') return sectionId === undefined ? operation : null;
  const id = operation.op === 'insert' ? operation.beside : operation.section;
  const isNamed = holds(outline.sections, id, 'ref' in operation ? operation.ref : '');
  return isNamed && (sectionId === undefined || id === sectionId) ? operation : null;
}
