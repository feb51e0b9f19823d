import { dayInWords, type SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { commerceTexts } from '../texts.ts';

interface NoPlan {
  /** Until when published pages stay online. */
  until: Date;
  publicUrl: string;
}

/** The mail to the owner of an account that is left without any plan. */
export function noPlanMail(language: SpokenLanguage, { until, publicUrl }: NoPlan): { subject: string; body: string } {
  const { noPlanSubject, noPlanBody } = commerceTexts(language);
  return { subject: noPlanSubject, body: noPlanBody(dayInWords(until, language), `${publicUrl}/dashboard/pricing`) };
}
