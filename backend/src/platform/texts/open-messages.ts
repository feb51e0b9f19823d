import { readMessage } from '@landfall/shared/contracts';
import { readTexts, type Text } from './catalogue.ts';
import type { SpokenLanguage } from './spoken-language.ts';

/**
 * A folder of `.po` files with the messages of schemas by their codes, as a function that says a message in a language;
 * undefined where it has no code, or none that the language has.
 */
export function openMessages(folder: URL): (message: string, language: SpokenLanguage) => string | undefined {
  const opened = new Map<SpokenLanguage, ReadonlyMap<string, Text>>();
  return (message, language) => {
    const { code, values } = readMessage(message);
    if (!code) return undefined;
    const texts = opened.get(language) ?? readTexts(folder, language);
    opened.set(language, texts);
    return texts.get(code)?.say(values);
  };
}
