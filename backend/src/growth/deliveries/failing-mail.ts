import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { growthTexts } from '../texts.ts';
import { isPixelKind } from './pixel-kinds.ts';

export interface Failing {
  /** It fails for a day; it was switched off after five; its address said that it is gone. */
  what: 'fails' | 'failing' | 'gone';
  /** As receivers have it. */
  kind: string;
  /** An address, or what its owner calls it. */
  name: string;
  project: string;
  publicUrl: string;
}

const sortOf = (kind: string) => (kind === 'webhook' ? 'webhooks' : isPixelKind(kind) ? 'pixels' : 'integrations');

/** The mail to the owner of a receiver that does not work. */
export function failingMail(
  language: SpokenLanguage,
  { what, kind, name, project, publicUrl }: Failing,
): { subject: string; body: string } {
  const texts = growthTexts(language);
  const sort = sortOf(kind);
  const address = `${publicUrl}/dashboard/settings/${sort}`;
  return {
    subject: what === 'fails' ? texts.failsSubject(sort) : texts.offSubject(sort),
    body: texts.failingBody(texts[what](sort), project, name, address),
  };
}
