import type { Fact, OutlineElement, OutlineSection, PageOperation, PageOutline } from '@landfall/shared/contracts';
import type { Phrase } from './phrase.ts';
import type { RuleWords } from './rule-words.ts';

/** Why a rule could not do what was asked. */
export type Problem =
  | 'not_understood'
  | 'no_such_section'
  | 'which_section'
  | 'no_such_text'
  | 'no_fact'
  | 'is_there'
  | 'already'
  | 'cannot_shorten'
  | 'needs_model'
  | 'size_is_style'
  | 'headline_stays'
  | 'no_button'
  | 'whole_page'
  | 'other_section'
  | 'stays_in_place';

export type RuleAnswer =
  | { operations: PageOperation[]; note?: 'own_words_only' | 'conditions_stay' }
  | { problem: Problem; about?: string };

/** What a rule is asked. */
export interface Ask {
  phrase: Phrase;
  words: RuleWords;
  outline: PageOutline;
  facts: readonly Fact[];
  /** The section that is selected and that alone may change; null for the whole page. */
  selected: OutlineSection | null;
}

/** Answers null for an instruction that is not for it. */
export type Rule = (ask: Ask) => RuleAnswer | null;

/** Every element that a rule may look at: of the selected section, else of the page. */
export const elementsOf = ({ outline, selected }: Ask): { section: OutlineSection; element: OutlineElement }[] =>
  (selected ? [selected] : outline.sections).flatMap((section) =>
    section.elements.map((element) => ({ section, element })),
  );

export const changeText = (section: OutlineSection, { ref }: OutlineElement, text: string): PageOperation => ({
  op: 'text',
  section: section.id,
  ref,
  text,
});
