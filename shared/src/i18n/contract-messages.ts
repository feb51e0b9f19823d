import { readMessage } from '../contracts/message.ts';
import { texts, translations } from './contract-messages/en.po';
import { defineTexts, useTexts } from './define-texts.ts';

const catalogue = defineTexts(texts, translations);

/**
 * A function that says a message of a contract in the chosen language, by its code. One that has no translation, or no
 * code (a server's, or that of an area built before there were codes), is said as it is.
 */
export function useContractMessage(): (message: string) => string {
  const messages = useTexts(catalogue);
  return (message) => {
    const { code, values, text } = readMessage(message);
    const found = (code && Object.hasOwn(messages, code) && messages[code]) || text;
    return typeof found === 'string' ? found : found(...Object.values(values));
  };
}
