import type { Fact } from '@landfall/shared/contracts';
import { capitalised } from './capitalised.ts';
import { restOf } from './known-fact.ts';

const isSentence = (fact: Fact): boolean => restOf(fact, ['text', 'group']) === '' && !fact.text.includes('\n');

/** Whether a fact is the next sentence of the paragraph that another one stands in. */
export const readsOn = (before: Fact | undefined, fact: Fact): boolean =>
  fact.kind === 'about' &&
  before?.paragraph !== undefined &&
  before.paragraph === fact.paragraph &&
  before.group === fact.group &&
  isSentence(before) &&
  isSentence(fact);

/** Two sentences of a paragraph, one after the other. */
export const readOn = (before: string, sentence: string): string =>
  `${before}${/[.!?…:][»”"')]?$/.test(before) ? '' : '.'} ${capitalised(sentence)}`;
