import { translations } from './contract-messages/en.po';
import { defineTexts, useTexts } from './define-texts.ts';

/** Messages of the contracts by their default wording, which stands in the schemas themselves. */
type ContractMessages = Record<string, string>;

const catalogue = defineTexts({} as ContractMessages, translations);

/** A function that says a contract's message in the chosen language; other texts (a server's) stay as they are. */
export function useContractMessage(): (message: string) => string {
  const messages = useTexts(catalogue);
  return (message) => messages[message] ?? message;
}
