import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { identityTexts } from '../texts.ts';

type Texts = ReturnType<typeof identityTexts>;

/** What changed in how an account is protected: the subject of the mail, and what it says. */
const TOLD = {
  password: (texts: Texts) => [texts.passwordSubject, texts.password],
  two_factor_on: (texts: Texts) => [texts.twoFactorOnSubject, texts.twoFactorOn],
  two_factor_off: (texts: Texts) => [texts.twoFactorOffSubject, texts.twoFactorOff],
  recovery_codes: (texts: Texts) => [texts.recoveryCodesSubject, texts.recoveryCodes],
  email_undone: (texts: Texts) => [texts.emailUndoneSubject, texts.emailUndone],
  deleted: (texts: Texts) => [texts.accountDeletedSubject, texts.accountDeleted],
} satisfies Record<string, (texts: Texts) => [subject: string, what: string]>;

export type SecurityChange = keyof typeof TOLD;

/** The mail that tells an account's owner of a change, in the language of the request that made it. */
export function securityMail(language: SpokenLanguage, change: SecurityChange): { subject: string; body: string } {
  const texts = identityTexts(language);
  const [subject, what] = TOLD[change](texts);
  return { subject, body: texts.securityBody(what) };
}
