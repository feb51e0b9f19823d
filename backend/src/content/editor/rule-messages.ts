import type { Problem, RuleAnswer } from '@landfall/page/edit/rules/rule';
import { themeOf } from '@landfall/page/sections/themes';
import type { PageOutline } from '@landfall/shared/contracts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { editingTexts } from './texts.ts';

type Note = NonNullable<Extract<RuleAnswer, { operations: unknown }>['note']>;
type Text = Problem | Note | 'nothing' | 'model_away' | 'one_layout';

/** What a person reads of a problem or a note. */
export function ruleMessage(language: SpokenLanguage, text: Text, about = ''): string {
  const said = editingTexts(language)[text];
  return typeof said === 'string' ? said : said(about);
}

const MOST = 8;
/** Of a colour's channel: below, a ground is dark. */
const HALF = 128;

/** What can be asked for without a language model, by examples that fit the page. */
export function whatCanBeAsked({ sections, theme }: PageOutline, language: SpokenLanguage): string[] {
  const middle = sections.filter(
    ({ kind, heading }) => !['header', 'hero', 'footer'].includes(kind) && heading !== '' && heading.length < 40,
  );
  const [first, second] = [middle.at(-1)?.heading, middle[0]?.heading];
  const isDark = Number.parseInt(themeOf(theme.palette).palette.background.slice(1, 3), 16) < HALF;
  const hasHours = sections.some(({ kind, elements }) => kind === 'hours' || elements.some(({ tag }) => tag === 'dt'));
  const texts = editingTexts(language);
  return [
    texts.askShorter,
    isDark ? texts.askLighter : texts.askDarker,
    ...(first ? [texts.askMoveUp(first)] : []),
    ...(second && second !== first ? [texts.askRemove(second)] : []),
    hasHours ? texts.askTypeface : texts.askHours,
    texts.askHeadline,
    texts.askButton,
    texts.askReplace,
  ].slice(0, MOST);
}
