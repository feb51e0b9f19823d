import { type Html, raw } from '../html.ts';

// The start of an element that holds text, a picture or a line of a list.
const HOLDER = /<(?:(li|img)|([a-z][a-z\d]*))(\s[^<>]*)?>(?=([^<\s])?)/g;
const FIRST = /<[a-z][a-z\d]*/;

/**
 * Markup of samples, marked for the editor: whole, and each text in it by itself, because who replaced one of them has
 * not yet replaced the others. `name` says what it is; `ours` are the elements whose texts are labels, not samples.
 */
export function marked(markup: Html, name: string, ours: readonly string[] = []): Html {
  const inside = markup.markup.replace(
    HOLDER,
    (start, line: string | undefined, element = '', attributes = '', text: string | undefined, at: number) => {
      if (at === 0 || (!line && text === undefined) || ours.includes(line ?? element)) return start;
      return `<${line ?? element} data-placeholder="text"${attributes}>`;
    },
  );
  return raw(inside.replace(FIRST, (start) => `${start} data-placeholder="${name}"`));
}
