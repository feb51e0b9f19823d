import { isForm, uncovered } from './clauses.ts';
import type { Lexicon } from './lexicon.ts';
import { tidied } from './normalise.ts';
import { countWords } from './phrases.ts';
import type { FoundWish } from './sheet.ts';

/** The wishes in an instruction; `parts` are what stands between its commas. */
export function wishesOf(text: string, parts: readonly string[], lexicon: Lexicon): FoundWish[] {
  if (isForm(text, lexicon)) return formWishes(text, lexicon);
  return parts.flatMap((part) => wishesOfPart(part, lexicon));
}

function wishesOfPart(part: string, lexicon: Lexicon): FoundWish[] {
  const text = tidied(part);
  if (!text) return [];
  const found: FoundWish[] = [];
  const negated = lexicon.without.test(text);
  for (const [code, pattern] of lexicon.inLanguage)
    if (pattern.test(text)) found.push({ kind: 'language', text, value: code });
  for (const [value, pattern] of lexicon.parts)
    if (pattern.test(text)) {
      if (!negated && lexicon.first.test(text)) found.push({ kind: 'structure', text, value: `first:${value}` });
      else found.push({ kind: 'structure', text, value, negated });
    }
  if (lexicon.pictures.test(text)) found.push({ kind: 'picture', text, value: '', negated });
  found.push(...lookWishes(text, lexicon), ...toneWishes(text, lexicon));
  return found.length > 0 ? found : [{ kind: 'other', text, value: '' }];
}

/** Moods and colours, where a clause speaks of looks or is made of nothing but adjectives. */
export function lookWishes(text: string, lexicon: Lexicon): FoundWish[] {
  if (lexicon.voice.test(text) && !lexicon.look.test(text)) return [];
  const named = [...lexicon.colours, ...lexicon.moods].filter(([, pattern]) => pattern.test(text));
  if (!lexicon.look.test(text) && !lexicon.itself.test(text) && uncovered(text, lexicon) > 2) return [];
  return named.map(([value, pattern]) => ({ kind: 'look', text, value, negated: isNegated(text, pattern, lexicon) }));
}

export function toneWishes(text: string, lexicon: Lexicon): FoundWish[] {
  if (lexicon.look.test(text) && !lexicon.voice.test(text)) return [];
  return lexicon.tones
    .filter(([, pattern]) => pattern.test(text))
    .map(([value, pattern]) => ({ kind: 'tone', text, value, negated: isNegated(text, pattern, lexicon) }));
}

/** Whether "no" or "not" stands closely before a word. */
function isNegated(text: string, pattern: RegExp, lexicon: Lexicon): boolean {
  const at = pattern.exec(text)?.index ?? 0;
  return lexicon.without.test(text.slice(Math.max(0, at - 16), at));
}

/** One wish for each thing that a form asks for, and one for what else the sentence says. */
export function formWishes(text: string, lexicon: Lexicon): FoundWish[] {
  const fill = lexicon.fill.exec(text);
  const list = text.slice((fill?.index ?? 0) + (fill?.[0].length ?? 0)).replace(/[.!]+$/, '');
  const found: FoundWish[] = [];
  for (const item of list.split(/[,;/:()]|\s[–-]\s/).flatMap((part) => part.split(lexicon.and))) {
    const label = tidied(item.trim().replace(lexicon.andFirst, '').trim().replace(lexicon.articles, '').trim());
    if (!label) continue;
    if (lexicon.receive.test(label) || countWords(label) > 6) {
      found.push({ kind: 'other', text: label, value: '' });
      continue;
    }
    const known = lexicon.fields.find(([, pattern]) => pattern.exec(label)?.[0].length === label.length);
    const loose = countWords(label) <= 3 ? lexicon.fields.find(([, pattern]) => pattern.test(label)) : undefined;
    found.push({ kind: 'form', text: label, value: (known ?? loose)?.[0] ?? label });
  }
  return found;
}
