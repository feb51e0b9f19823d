import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { identityTexts } from '../texts.ts';

interface ConfirmLink {
  address: string;
  hours: number;
}

/** The mail to a new e-mail, in the language of whoever gave it. */
export function confirmMail(
  language: SpokenLanguage,
  { address, hours }: ConfirmLink,
): { subject: string; body: string } {
  const { confirmEmailSubject, confirmEmailBody } = identityTexts(language);
  return { subject: confirmEmailSubject, body: confirmEmailBody(address, hours) };
}

/** The mail that tells the old e-mail of the change. */
export function changedMail(language: SpokenLanguage): { subject: string; body: string } {
  const { emailChangedSubject, emailChangedBody } = identityTexts(language);
  return { subject: emailChangedSubject, body: emailChangedBody };
}
