import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { SPANISH } from './messages.es.ts';

/** A language that the API speaks. */
export type SpokenLanguage = 'en' | 'es';

/** The first language of an `Accept-Language` that the API speaks, else English. Weights come in order as clients send them. */
export function spokenLanguage(accepted: string | undefined): SpokenLanguage {
  for (const range of accepted?.split(',') ?? []) {
    const language = range.trim().slice(0, 2).toLowerCase();
    if (language === 'es' || language === 'en') return language;
  }
  return 'en';
}

/** The language that a request asks for. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): SpokenLanguage =>
  spokenLanguage(headers['accept-language']);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const TEMPLATES = Object.entries(SPANISH)
  .filter(([english]) => english.includes('{}'))
  .map(([english, spanish]) => ({
    pattern: new RegExp(`^${english.split('{}').map(escapeRegExp).join('(.+)')}$`),
    spanish,
  }));

/** A message of the API in Spanish. One that has no translation stays as it is: a contract's are the client's to translate. */
export function inSpanish(message: string): string {
  if (Object.hasOwn(SPANISH, message)) return SPANISH[message] ?? message;
  for (const { pattern, spanish } of TEMPLATES) {
    const values = pattern.exec(message)?.slice(1);
    if (values) return spanish.replaceAll('{}', () => values.shift() ?? '');
  }
  return message;
}

interface Spoken {
  message?: unknown;
  fields?: Record<string, string[]>;
}

/** An answer with its texts in Spanish. What has none is returned as it is. */
function translated(payload: Spoken): Spoken {
  if (typeof payload.message !== 'string') return payload;
  const { message, fields } = payload;
  const inFields = fields && Object.entries(fields).map(([name, messages]) => [name, messages.map(inSpanish)]);
  return { ...payload, message: inSpanish(message), ...(inFields && { fields: Object.fromEntries(inFields) }) };
}

/** Has every answer's `message` and `fields` speak the language that was asked for by `Accept-Language`. */
export function registerLanguages(app: App): void {
  app.addHook<Spoken | null>('preSerialization', (request, _reply, payload, done) => {
    done(null, payload && languageOf(request) === 'es' ? translated(payload) : payload);
  });
}
