import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { inRoot } from '../root.ts';
import { parseMessage, valuesOf } from './compile-message.ts';

/** The language that every text exists in, and that stands in for what others lack. */
export const SOURCE_LANGUAGE = 'en';

/** The product's documented mixture of English and Spanish: it holds only what differs from English. */
export const MIXTURE = 'default';

const po = formatter({ explicitIdAsDefault: true, origins: false });

/** A text as a translator sees it. */
interface Message {
  text: string;
  /** For translators, and in which order callers give several values: `Values: plan, day`. */
  comments: readonly string[];
}

export type Messages = ReadonlyMap<string, Message>;

/** One folder of `.po` files: the texts of an area, or of a part of one. */
export interface Catalogue {
  folder: string;
  /** Whether its keys are the texts themselves, as they stand in the code, rather than names (`X-Ids: wording`). */
  isKeyedByWording: boolean;
  /** Whether the mixture's texts stand in the code, beside the names (`X-Defaults: code`). */
  hasDefaultsInCode: boolean;
  /** By language; always the source language, the mixture where it differs. */
  languages: ReadonlyMap<string, Messages>;
}

/** A value that a text takes, by its name, and its type. */
export type Value = readonly [name: string, type: string];

const KEY = /^msgid "(.+)"$/gm;

/** Reads a `.po` file. An entry that has no text yet counts as missing. @throws Error at a key that stands there twice */
export function readMessages(content: string): Messages {
  const keys = Array.from(content.matchAll(KEY), ([, key = '']) => key);
  const twice = keys.find((key, at) => keys.indexOf(key) !== at);
  if (twice !== undefined) throw new Error(`A catalogue says ${twice} twice: one of them would be lost.`);
  const found = po.parse(content, { locale: SOURCE_LANGUAGE, sourceLocale: SOURCE_LANGUAGE, filename: '' });
  const messages = Object.entries(found).flatMap(([key, { translation, comments = [], obsolete }]) =>
    translation && !obsolete ? [[key, { text: translation, comments }] as const] : [],
  );
  return new Map(messages);
}

/** Writes a `.po` file of texts by their keys. */
export function writeMessages(language: string, messages: Messages, isKeyedByWording = false): string {
  const ids = isKeyedByWording ? '"X-Ids: wording\\n"\n' : '';
  const header = `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: ${language}\\n"\n${ids}`;
  const catalog: Parameters<typeof po.serialize>[0] = {};
  for (const [key, { text, comments }] of messages) catalog[key] = { translation: text, comments: [...comments] };
  const written = po.serialize(catalog, {
    locale: language,
    sourceLocale: SOURCE_LANGUAGE,
    existing: header,
    filename: '',
  });
  return `${String(written).trimEnd()}\n`;
}

/** Reads a folder of `.po` files. */
export function readCatalogue(folder: string): Catalogue {
  const files = readdirSync(folder).filter((file) => file.endsWith('.po'));
  const languages = files.map((file) => {
    return [path.basename(file, '.po'), readMessages(readFileSync(path.join(folder, file), 'utf8'))] as const;
  });
  const header = readFileSync(path.join(folder, `${SOURCE_LANGUAGE}.po`), 'utf8').slice(0, 500);
  return {
    folder,
    isKeyedByWording: header.includes('X-Ids: wording'),
    hasDefaultsInCode: header.includes('X-Defaults: code'),
    languages: new Map(languages),
  };
}

const quoted = (wording: string) => wording.replace(/[{}]+/g, "'$&'");

/** The texts of the source language. */
export function sourceOf({ languages, isKeyedByWording }: Catalogue): Messages {
  const source = languages.get(SOURCE_LANGUAGE) ?? new Map();
  if (!isKeyedByWording) return source;
  const keys = new Set([...languages.values()].flatMap((messages) => [...messages.keys()]));
  return new Map(Array.from(keys, (key) => [key, source.get(key) ?? { text: quoted(key), comments: [] }]));
}

const ORDER = 'Values: ';

/** The values that a text takes, in the order in which callers give them. @throws Error where the order is not said */
export function signatureOf(key: string, { text, comments }: Message): Value[] {
  const values = valuesOf(parseMessage(text));
  const said = comments.find((comment) => comment.startsWith(ORDER));
  const order = said ? said.slice(ORDER.length).split(', ') : [...values.keys()];
  if (!said && order.length > 1)
    throw new Error(`${key}: say the order of its values: '#. ${ORDER}${order.join(', ')}'.`);
  const isComplete = [...values.keys()].every((name) => order.includes(name));
  if (!isComplete) throw new Error(`${key}: the comment '${said}' leaves values out.`);
  return order.map((name) => [name, values.get(name) ?? 'string']);
}

/** The languages that can be chosen: what they call themselves, and whether nothing may be missing in them. */
export type Languages = Readonly<Record<string, { name: string; at?: string; complete: boolean }>>;

/** The list of languages, one small file. Whoever adds a language adds a line there. */
export const LANGUAGES_FILE = inRoot('shared/src/i18n/languages.json');

/** Reads the list of languages; none, where an area is built outside of the repository. */
export const readLanguages = (): Languages =>
  existsSync(LANGUAGES_FILE) ? JSON.parse(readFileSync(LANGUAGES_FILE, 'utf8')) : {};
