import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { identityTexts } from '../texts.ts';

interface ResetLink {
  address: string;
  minutes: number;
}

/** The mail that leads to a new password, in the language of whoever asked. */
export function resetMail(
  language: SpokenLanguage,
  { address, minutes }: ResetLink,
): { subject: string; body: string } {
  const { resetSubject, resetBody } = identityTexts(language);
  return { subject: resetSubject, body: resetBody(address, minutes) };
}
