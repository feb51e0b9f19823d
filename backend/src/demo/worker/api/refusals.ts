import type { SpokenLanguage } from '../../../platform/texts/spoken-language.ts';
import { textsIn } from '../texts.ts';

type Reason = 'noMoney' | 'noMail' | 'noDomain' | 'noOutside' | 'noServer';

/** Why the demo cannot make a call, by the beginning or the end of its path. */
const REASONS: readonly (readonly [RegExp, Reason])[] = [
  [/\/(?:payment|order|checkout|invoice|offer|redeem)/, 'noMoney'],
  [/\/(?:password|confirm|mails|email)/, 'noMail'],
  [/\/domain/, 'noDomain'],
  [/\/(?:webhook|integration|pixel|token|mcp|picture)/, 'noOutside'],
];

/** What is said of something that the demo refuses because it takes a server. */
export function refusedIn(language: SpokenLanguage): string {
  const texts = textsIn(language);
  return texts.refused(texts.noServer);
}

/** The answer of a call that needs a server: a code that is its own, and what it would take. */
export function refusalOf(method: string, path: string, language: SpokenLanguage): Response {
  const texts = textsIn(language);
  const reason = REASONS.find(([pattern]) => pattern.test(path))?.[1] ?? 'noServer';
  const body = {
    message: texts.refused(texts[reason]),
    code: 'not_in_demo',
    request_id: `${method} ${path}`.slice(0, 200),
  };
  return Response.json(body, { status: 501, headers: { 'cache-control': 'no-store' } });
}
