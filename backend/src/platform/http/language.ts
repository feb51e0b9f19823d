import type { FastifyRequest } from 'fastify';
import { openWordings } from '../texts/open-wordings.ts';
import { type SpokenLanguage as AnyLanguage, SOURCE_LANGUAGE, spokenLanguage } from '../texts/spoken-language.ts';
import type { App } from './app-type.ts';

/** A language that mails and pages of ours speak. */
export type SpokenLanguage = 'en' | 'es';

/** The language that a request asks for. */
export const askedLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): AnyLanguage =>
  spokenLanguage(headers['accept-language']);

/** The language of what a request has mailed or shown. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): SpokenLanguage =>
  askedLanguage(request) === 'es' ? 'es' : 'en';

const ourWording = openWordings(new URL('./locales/', import.meta.url));
const contractWording = openWordings(
  new URL('./contract-messages/', import.meta.resolve('@landfall/shared/languages')),
);

/** A message of the API, or of the contracts, in a language; one that has no translation stays as it is. */
export function inLanguage(message: string, language: AnyLanguage): string {
  if (language === SOURCE_LANGUAGE) return message;
  return ourWording(message, language) ?? contractWording(message, language) ?? message;
}

interface Spoken {
  message?: unknown;
  fields?: Record<string, string[]>;
}

/** An answer with its texts in a language. What has none is returned as it is. */
function translated(payload: Spoken, language: AnyLanguage): Spoken {
  if (typeof payload.message !== 'string') return payload;
  const { message, fields } = payload;
  const say = (text: string) => inLanguage(text, language);
  const inFields = fields && Object.entries(fields).map(([name, messages]) => [name, messages.map(say)]);
  return { ...payload, message: say(message), ...(inFields && { fields: Object.fromEntries(inFields) }) };
}

/** Has every answer's `message` and `fields` speak the language that was asked for by `Accept-Language`. */
export function registerLanguages(app: App): void {
  app.addHook<Spoken | null>('preSerialization', (request, _reply, payload, done) => {
    done(null, payload && translated(payload, askedLanguage(request)));
  });
}
