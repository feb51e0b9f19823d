import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { identityTexts } from '../texts.ts';

interface UndoLink {
  address: string;
  days: number;
  /** The change counts already, rather than waits for its confirmation. */
  changed: boolean;
}

/** The mail that tells an old e-mail of a change, in the language of the request that made it. */
export function undoMail(
  language: SpokenLanguage,
  { address, days, changed }: UndoLink,
): { subject: string; body: string } {
  const { emailChangedSubject, undoChanged, undoAskedSubject, undoAsked, undoBody } = identityTexts(language);
  return {
    subject: changed ? emailChangedSubject : undoAskedSubject,
    body: undoBody(changed ? undoChanged : undoAsked, address, days),
  };
}
