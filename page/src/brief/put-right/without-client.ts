import { countWords } from '../text/phrases.ts';
import { CLIENT_IS, FOR_CLIENT, OF_CLIENT } from '../words/clients.ts';
import type { Corrected } from './corrections.ts';

/** "Wird eine Anmeldeseite benötigt": a longer request says more than that a page is wanted. */
const MOST_OF_REQUEST = 6;

/** Whether a capital follows what leads to a client. */
const isNamed = (said: string, at: number, all: string): boolean => /^\p{Lu}/u.test(all.slice(at + said.length));

const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** A text of somebody who writes for a client ("Client is Harbour Lane Dental, a practice"), as the client would begin it. */
export function withoutClient(text: string): Corrected {
  const withdrawn: string[] = [];
  const left = text
    .replace(FOR_CLIENT, (_, client: string, wanted: string) => {
      const isBare = countWords(wanted) <= MOST_OF_REQUEST;
      if (isBare) withdrawn.push(wanted);
      return isBare ? capitalised(client) : `${capitalised(client)}. ${capitalised(wanted)}`;
    })
    .replace(CLIENT_IS, (said: string, at: number, all: string) => {
      if (!isNamed(said, at, all)) return said;
      withdrawn.push(said.trim());
      return '';
    })
    .replace(OF_CLIENT, (said: string, at: number, all: string) => (isNamed(said, at, all) ? '' : said));
  return { text: left, withdrawn };
}
