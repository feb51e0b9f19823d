import { otherLayouts } from '@landfall/page/edit/alternatives';
import { broughtBy, drawSection } from '@landfall/page/edit/draw-section';
import { isGrounded, knownOf } from '@landfall/page/edit/grounded';
import { withLink } from '@landfall/page/edit/link-of-text';
import { type ModelStep, operationOf, textsOf } from '@landfall/page/edit/model-answer';
import { wordingsOf } from '@landfall/page/edit/model-wordings';
import { asksToTranslate, followInstruction, type Instruction } from '@landfall/page/edit/rules/follow';
import type { EditStep, Fact, OutlineSection, PageOperation, PageOutline } from '@landfall/shared/contracts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { EDITOR_ASSETS } from './asset-base.ts';
import { ruleMessage, whatCanBeAsked } from './rule-messages.ts';

// Runs in a worker: changing a page by words.

export type Told = Instruction & { language: SpokenLanguage };
type PageLook = Pick<PageOutline, 'language' | 'theme'>;
type Alternative = { id: string; label: string; operation: PageOperation; html: string };

type EditQuestion =
  /** What the rules make of an instruction. */
  | { task: 'rules'; told: Told }
  /** What complete steps of a model's answer come to. */
  | { task: 'steps'; told: Told; answered: ModelStep[] }
  /** A section in other layouts. */
  | { task: 'layouts'; section: OutlineSection; page: PageLook }
  /** What a model's wordings of a section come to. */
  | { task: 'wordings'; section: OutlineSection; page: PageLook; facts: readonly Fact[]; answer: unknown };

export interface EditAnswer {
  steps: EditStep[];
  /** Texts that nothing bore out. */
  dropped: string[];
  /** The rules do not understand the instruction. */
  isProblem: boolean;
  message: string;
  can: string[];
  layouts: Alternative[];
  wordings: PageOperation[][];
}

const NOTHING: EditAnswer = {
  steps: [],
  dropped: [],
  isProblem: false,
  message: '',
  can: [],
  layouts: [],
  wordings: [],
};

/** An operation with the markup of what it brings; nothing where that is no section. */
function stepOf(operation: PageOperation, page: PageLook): EditStep[] {
  const data = broughtBy(operation);
  if (data === null) return [{ operation, html: '' }];
  const html = drawSection(data, page, EDITOR_ASSETS);
  return html ? [{ operation, html }] : [];
}

function byRules(told: Told): Partial<EditAnswer> {
  const { outline, language } = told;
  const answer = followInstruction(told);
  if ('problem' in answer) {
    const message = ruleMessage(language, answer.problem, answer.about);
    return { isProblem: true, message, can: whatCanBeAsked(outline, language) };
  }
  const steps = answer.operations.flatMap((operation) => stepOf(operation, outline));
  return { steps, message: answer.note ? ruleMessage(language, answer.note) : '' };
}

function stepsFrom(told: Told, answered: readonly ModelStep[]): Partial<EditAnswer> {
  const { outline, sectionId } = told;
  const known = knownOf(told);
  const isTranslated = asksToTranslate(told);
  const dropped: string[] = [];
  const steps = answered.flatMap((one) => {
    const unsaid = textsOf(one).filter((text) => !isGrounded(text, known, outline.language, isTranslated));
    dropped.push(...unsaid);
    const operation = unsaid.length > 0 ? null : operationOf(one, outline, sectionId);
    return operation ? withLink(operation, outline).flatMap((part) => stepOf(part, outline)) : [];
  });
  return { steps, dropped };
}

function answerTo(question: EditQuestion): Partial<EditAnswer> {
  switch (question.task) {
    case 'rules':
      return byRules(question.told);
    case 'steps':
      return stepsFrom(question.told, question.answered);
    case 'layouts':
      return { layouts: otherLayouts(question.section, question.page, EDITOR_ASSETS) };
    case 'wordings': {
      const { section, page, facts, answer } = question;
      const known = knownOf({ outline: { sections: [section] }, facts, instruction: '' });
      const { alternatives, dropped } = wordingsOf(answer, section, (text) => isGrounded(text, known, page.language));
      return { wordings: alternatives, dropped };
    }
  }
}

export const run = (question: EditQuestion): EditAnswer => ({ ...NOTHING, ...answerTo(question) });
