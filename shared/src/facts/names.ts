import type { Fact, FactKind, FactQuestion, Wish } from '@landfall/shared/contracts';
import { isChannel } from './fact-parts.ts';
import type { FactsTexts } from './texts.ts';

const capital = <T extends string>(word: T) => `${word.charAt(0).toUpperCase()}${word.slice(1)}` as Capitalize<T>;

type Texts = { [K in keyof FactsTexts]: FactsTexts[K] extends string ? string : unknown };

/** What the facts of a kind stand under. */
export const kindName = (texts: Texts, kind: FactKind) => texts[`kind${capital(kind)}`];

/** What a wish shapes. */
export const wishName = (texts: Texts, kind: Wish['kind']) => texts[`wish${capital(kind)}`];

/** A question, and an example of its answer. */
export const questionOf = (texts: Texts, question: FactQuestion) => ({
  label: texts[`ask${capital(question)}`],
  placeholder: texts[`hint${capital(question)}`],
});

/** A fact's label as it is read: the way of a contact has a name of its own in each language. */
export const labelOf = (texts: Texts, { kind, label }: Fact): string =>
  kind === 'contact' && isChannel(label) ? texts[`channel${capital(label)}`] : label;
