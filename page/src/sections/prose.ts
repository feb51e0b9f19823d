import { type Html, html } from './html.ts';

/** A paragraph longer than this is split where a sentence ends. */
const LONG = 460;

// The end of a sentence: its mark, a closing quote or bracket, space, and a beginning in capitals or numbers.
const SENTENCE_END = /(?<=[.!?…][»”"')\]]?)\s+(?=[\p{Lu}\p{N}¿¡«“"(])/u;

/** Paragraphs of a text: one for each of its lines, and long ones split at sentence ends. Nothing is left out. */
export function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => (part.length <= LONG ? [part] : joined(part.split(SENTENCE_END))));
}

/** Sentences as paragraphs of a comfortable length. */
function joined(sentences: readonly string[]): string[] {
  const paragraphs: string[] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + sentence.length < LONG * 0.8)
      paragraphs.splice(-1, 1, `${last} ${sentence}`);
    else paragraphs.push(sentence);
  }
  return paragraphs;
}

/** A text as paragraphs; nothing for an empty one. */
export const prose = (text: string, className = ''): Html[] =>
  paragraphsOf(text).map((paragraph) => html`<p${className && html` class="${className}"`}>${paragraph}</p>`);
