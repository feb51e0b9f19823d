interface Accepted {
  file: string;
  source: string;
}

// Our own rules of style, and markup whose elements the sanitiser has closed.
const OURS: readonly Accepted[] = [
  { file: 'page/src/sanitize/unfilled.ts', source: String.raw`<a\s([^<>]*)>([\s\S]*?)<\/a>` },
  { file: 'page/src/sanitize/unfilled.ts', source: String.raw`<nav[\s>][\s\S]*?<\/nav>` },
  { file: 'page/src/sections/stylesheet.ts', source: String.raw`:(?:not|has)\([^)]*\)` },
  { file: 'page/src/sections/stylesheet.ts', source: String.raw`@media[^{}]+\{\}` },
];

// A description has at most 5,000 characters and is read in a worker with a deadline: these take a few hundredths of a
// second of the worst of them. Square of the length: `(?<![,.])[,.]+$` in place of `[,.]+$` would be linear.
const DESCRIPTIONS: readonly Accepted[] = [
  { file: 'page/src/brief/contacts.ts', source: String.raw`whats ?app\P{L}{0,3}(?:\p{L}+ ){0,2}$` },
  {
    file: 'page/src/brief/quotes.ts',
    source: String.raw`^[\s.,]*(?:[—–-]+|\(|,|~|por |von |by |di |de |da |door |(?=\p{Lu}[\p{L}'’-]+ \p{Lu}))\s*([^()"“”.;:!?]{2,80})\)?[.!]?\s*$`,
  },
  { file: 'page/src/brief/remark.ts', source: `["“„«][^"”“»]{10,}["”“»]` },
  { file: 'page/src/brief/answers.ts', source: String.raw`^([^?]{8,180}\?)\s*[–—-]?\s+(\S.{1,})$` },
  { file: 'page/src/brief/content.ts', source: String.raw`\([^)]*\)` },
  { file: 'page/src/brief/headings.ts', source: String.raw`\(.*\)` },
  { file: 'page/src/brief/lists.ts', source: String.raw`(?:^|[\s,;:]+)\(?\d{1,2}[.)] ?(?=\p{L})` },
  { file: 'page/src/brief/money.ts', source: '^[,;/ ]+|[,;/ ]+$' },
  {
    file: 'page/src/brief/names.ts',
    source: '(?: (?:de|del|la|el|los|las|of|the|and|y|e|i|do|da|dos|di|du|des|van|von|der|und|et))+$',
  },
  { file: 'page/src/brief/normalise.ts', source: String.raw`[)\]]+([.!?]?)$` },
  { file: 'page/src/brief/normalise.ts', source: String.raw`^[\s,;:.·•–—-]+|[\s,;:·•–—-]+$` },
  { file: 'page/src/brief/quotes.ts', source: String.raw`^[\s,–—-]+|[\s.,]+$` },
  { file: 'page/src/compose/known-fact.ts', source: '!{2,}$' },
  { file: 'page/src/compose/known-fact.ts', source: String.raw`[ \n]*\n[ \n]*` },
];

// Fourth power of the length: a text made for it is refused after the two seconds that reading may take.
const ENDED_BY_DEADLINE: readonly Accepted[] = [
  {
    file: 'page/src/brief/greeting.ts',
    source: String.raw`^(?:[,.!\s–-]*(?:\p{Lu}[\p{L}.]*|&|and|und|y|e|et|en|i)?){0,4}$`,
  },
];

/** Patterns that the analyses call slow and that may stay, each for the reason of its list. */
export const ACCEPTED: readonly Accepted[] = [...OURS, ...DESCRIPTIONS, ...ENDED_BY_DEADLINE];
