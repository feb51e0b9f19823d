import type { Fact, PageOperation, PageOutline } from '@landfall/shared/contracts';
import { withLink } from '../link-of-text.ts';
import { addRule } from './add-rule.ts';
import { moveRule, takeRule } from './arrange-rule.ts';
import { languageAsked, ownWordsRule } from './own-words-rule.ts';
import { Phrase } from './phrase.ts';
import type { Ask, Rule, RuleAnswer } from './rule.ts';
import { shortenRule } from './shorten-rule.ts';
import { exchangeRule, namedTextRule, wayRule } from './text-rule.ts';
import { themeRule } from './theme-rule.ts';
import { languagesFrom, RULE_WORDS } from './words.ts';

/** In this order: what is named exactly comes before what is only hinted at. */
const RULES: readonly Rule[] = [
  namedTextRule,
  wayRule,
  exchangeRule,
  ownWordsRule,
  moveRule,
  takeRule,
  addRule,
  shortenRule,
  themeRule,
];

export interface Instruction {
  instruction: string;
  outline: PageOutline;
  /** What is known of the page. */
  facts: readonly Fact[];
  /** Only this section may change. */
  sectionId?: string | undefined;
  /** What the person reads the editor in. */
  language: string;
}

/** The section that an operation changes; empty for the page as a whole. */
export function sectionOf(operation: PageOperation): string {
  if (operation.op === 'insert') return operation.beside;
  return 'section' in operation ? operation.section : '';
}

function* asks({ instruction, outline, facts, sectionId, language }: Instruction): Generator<Ask> {
  const phrase = new Phrase(instruction.replace(/\s+/g, ' ').trim());
  const selected = outline.sections.find(({ id }) => id === sectionId) ?? null;
  for (const code of languagesFrom([language, outline.language, 'en', 'es']))
    yield { phrase, words: RULE_WORDS[code], outline, facts, selected };
}

/** The first rule that has something to say, of those that are asked. */
function firstAnswer(ask: Ask, rules: readonly Rule[]): { rule: Rule; answer: RuleAnswer } | null {
  for (const rule of rules) {
    const answer = rule(ask);
    if (answer) return { rule, answer };
  }
  return null;
}

const isWithin = (operations: readonly PageOperation[], { selected }: Ask): boolean =>
  selected === null || operations.every((operation) => sectionOf(operation) === selected.id);

/**
 * What an instruction asks for, as operations, by rules alone: the first rule that understands it, in the person's
 * language first. Says why where it cannot be done.
 */
export function followInstruction(told: Instruction): RuleAnswer {
  let stuck: { rule: Rule; answer: RuleAnswer } | null = null;
  for (const ask of asks(told)) {
    // A verb that two languages share: the other one may know what it is about. No other rule may guess.
    const first: { rule: Rule; answer: RuleAnswer } | null = firstAnswer(ask, stuck ? [stuck.rule] : RULES);
    if (!first) continue;
    const { answer } = first;
    if ('operations' in answer) {
      const operations = answer.operations.flatMap((operation) => withLink(operation, told.outline));
      return isWithin(operations, ask) ? { ...answer, operations } : { problem: 'other_section' };
    }
    stuck ??= first;
  }
  return stuck?.answer ?? { problem: 'not_understood' };
}

/** Whether an instruction asks for another language: its words are then none of the page's. */
export const asksToTranslate = (told: Instruction): boolean =>
  [...asks(told)].some((ask) => languageAsked(ask) !== null);
