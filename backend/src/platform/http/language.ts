import { readMessage } from '@landfall/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { openMessages } from '../texts/open-messages.ts';
import { openWordings } from '../texts/open-wordings.ts';
import { SOURCE_LANGUAGE, type SpokenLanguage, spokenLanguage } from '../texts/spoken-language.ts';
import type { App } from './app-type.ts';

/** The language that a request asks for. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): SpokenLanguage =>
  spokenLanguage(headers['accept-language']);

const ourWording = openWordings(new URL('./locales/', import.meta.url));
const contractMessage = openMessages(
  new URL('./contract-messages/', import.meta.resolve('@landfall/shared/languages')),
);

/**
 * A message of the API, or of the contracts, in a language; one that has no translation stays as it is. The codes of the
 * contracts' messages are for us: what is sent is readable.
 */
export function inLanguage(message: string, language: SpokenLanguage): string {
  const { text } = readMessage(message);
  if (language === SOURCE_LANGUAGE) return text;
  return contractMessage(message, language) ?? ourWording(text, language) ?? text;
}

interface Spoken {
  message?: unknown;
  fields?: Record<string, string[]>;
}

/** An answer with its texts in a language. What has none is returned as it is. */
function translated(payload: Spoken, language: SpokenLanguage): Spoken {
  if (typeof payload.message !== 'string') return payload;
  const { message, fields } = payload;
  const say = (text: string) => inLanguage(text, language);
  const inFields = fields && Object.entries(fields).map(([name, messages]) => [name, messages.map(say)]);
  return { ...payload, message: say(message), ...(inFields && { fields: Object.fromEntries(inFields) }) };
}

/** Has every answer's `message` and `fields` speak the language that was asked for by `Accept-Language`. */
export function registerLanguages(app: App): void {
  app.addHook<Spoken | null>('preSerialization', (request, _reply, payload, done) => {
    done(null, payload && translated(payload, languageOf(request)));
  });
}
