import { LANGUAGES } from '@landfall/shared/languages';
import { dayInWords, type SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { commerceTexts } from '../texts.ts';

interface Bought {
  planTitle: string;
  /** When it begins, where that is later; null: at once. */
  begins: Date | null;
  /** It goes on what the account has already. */
  extends: boolean;
  /** The invoice's number, and what it says was bought. */
  invoice: string;
  item: string;
  /** US cents. */
  amount: number;
  publicUrl: string;
}

interface Ending {
  planTitle: string;
  paidUntil: Date;
  /** The plan that the account has then; null: none. */
  nextTitle: string | null;
  publicUrl: string;
}

interface Mail {
  subject: string;
  body: string;
}

/** The subject, and the sentence that says what was bought. */
function whatWasBought(language: SpokenLanguage, { planTitle, begins, extends: isLonger }: Bought): [string, string] {
  const texts = commerceTexts(language);
  if (!begins) return [texts.boughtSubject(planTitle), texts.bought(planTitle)];
  const day = dayInWords(begins, language);
  return isLonger
    ? [texts.longerSubject(planTitle), texts.longer(planTitle, day)]
    : [texts.laterSubject(planTitle, day), texts.later(planTitle, day)];
}

/** The mail after an account bought a plan for itself. */
export function boughtMail(language: SpokenLanguage, bought: Bought): Mail {
  const [subject, what] = whatWasBought(language, bought);
  const { invoice, item, amount, publicUrl } = bought;
  const paid = `USD ${(amount / 100).toFixed(2)}`;
  const { boughtBody } = commerceTexts(language);
  return { subject, body: boughtBody(what, invoice, item, paid, `${publicUrl}/dashboard/billing`) };
}

/** The mail before a paid period ends. */
export function endingMail(language: SpokenLanguage, { planTitle, paidUntil, nextTitle, publicUrl }: Ending): Mail {
  const texts = commerceTexts(language);
  const then = nextTitle ? texts.endingThenPlan(nextTitle) : texts.endingThenNone;
  const day = dayInWords(paidUntil, language);
  const body = texts.endingBody(planTitle, day, `${publicUrl}/dashboard/pricing`, then);
  return { subject: texts.endingSubject(planTitle), body };
}

/** Subjects of `endingMail` for any plan, as patterns of SQL's `like`. */
export const ENDING_SUBJECTS = LANGUAGES.map(({ language }) => commerceTexts(language).endingSubject('%'));
