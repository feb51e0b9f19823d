import type { Context } from './context.ts';
import { roleOf } from './headings.ts';
import { verbatim } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';
import { pricesIn } from './prices/money.ts';
import type { FoundFact } from './sheet.ts';
import { tidied } from './text/normalise.ts';
import { countWords } from './text/phrases.ts';
import { MONTHS } from './words/calendar.ts';
import type { HeadingRole } from './words/words.ts';

/** "Services: cuts, colour and beards" as one offer each. */
export function listIn(text: string, { lexicon, role, group }: Context): FoundFact[] | null {
  if (role === 'steps') return stepsIn(text);
  if (role !== 'offers' || pricesIn(text, lexicon).length > 0 || text.includes('. ')) return null;
  const names = text
    .replace(/[.]$/, '')
    .split(/[,;] /)
    .flatMap((part) => part.split(lexicon.and))
    .map((part) => tidied(part.replace(lexicon.andFirst, '')));
  const short = names.length > 1 && names.every((name) => countWords(name) <= 6 && !/[()]/.test(name));
  return short ? names.filter(Boolean).map((label) => ({ kind: 'offer', label, group })) : null;
}

const TITLED = /^([^:(–—]{2,80}?)(?:: | [–—-] | ?\()(.+?)\)?$/su;

/** "Jaw joint (CMD)" is a name. */
const FEW_IN_BRACKETS = /^[^():–—]{2,60} \([^\s()]{1,20}\)[.]?$/u;

/** An item of a list of offers: its name, and what is said of it after a colon, a dash or in brackets. */
export function offerOrText(text: string, { lexicon, role, group }: Context): FoundFact {
  const titled = FEW_IN_BRACKETS.test(text) ? null : TITLED.exec(text);
  if (titled && countWords(titled[1] ?? '') <= 8)
    return { kind: 'offer', label: titled[1] ?? '', text: tidied(titled[2] ?? ''), group };
  const name = text.replace(/[.]$/, '');
  if (countWords(name) <= 9 && !lexicon.own.test(name) && name.length < 120)
    return {
      kind: role === 'offers' ? 'offer' : 'about',
      ...(role === 'offers' ? { label: name } : { text: name }),
      group,
    };
  return { ...verbatim(text, lexicon), group };
}

/** An item of a list of steps or contents, titled in the same ways. */
export function stepOf(text: string, role: HeadingRole, group: string): FoundFact {
  const titled = TITLED.exec(text);
  const value = role === 'contents' ? 'contents' : role === 'programme' ? 'programme' : '';
  if (titled && countWords(titled[1] ?? '') <= 8)
    return { kind: 'step', label: titled[1] ?? '', text: tidied(titled[2] ?? ''), value, group };
  return countWords(text) <= 6
    ? { kind: 'step', label: text.replace(/[.]$/, ''), value, group }
    : { kind: 'step', text, value, group };
}

const NUMBERED = /(?:^|[\s,;:])(?:\(?1[.)]) ?(?=\p{L}).{2,400}?[\s,;](?:\(?2[.)]) ?(?=\p{L})/u;

/** "You will learn: 1. why prices fail 2. how to raise them": the parts with what stands before them as their heading. */
export function numberedIn(
  text: string,
  lexicon: Lexicon,
  role: HeadingRole | undefined,
  group: string,
): FoundFact[] | null {
  const found = NUMBERED.exec(text);
  if (!found) return null;
  const intro = text
    .slice(0, found.index)
    .replace(/(?<![\s:,–—-])[\s:,–—-]+$/, '')
    .trim();
  const parts = text
    .slice(found.index)
    .split(/(?:^|(?<![\s,;:])[\s,;:]+)\(?\d{1,2}(?:[.)] ?(?=\p{L})|\) (?=\d))/u)
    .map((part) => part.replace(/(?<![\s,;])[\s,;]+$/, '').trim())
    .filter(Boolean);
  // "1. Mai, 2. Mai": days.
  const areDays = parts.some((part) => MONTHS.has((/^\p{L}+/u.exec(part)?.[0] ?? '').toLowerCase()));
  if (parts.length < 2 || areDays) return null;
  const short = countWords(intro) <= 6;
  const kind = role ?? (short && intro ? roleOf(intro, lexicon) : undefined);
  const value = kind === 'steps' ? '' : 'contents';
  const heading = short && intro ? intro : group;
  const steps = parts.map(
    (part): FoundFact =>
      countWords(part) <= 12
        ? { kind: 'step', label: tidied(part.replace(/[.]$/, '')), value, group: heading }
        : stepOf(tidied(part), value ? 'contents' : 'steps', heading),
  );
  return short ? steps : [verbatim(intro, lexicon), ...steps];
}

/** "1) take a photo 2) pay", "visit, plan, delivery": the steps of one sentence. */
function stepsIn(text: string): FoundFact[] | null {
  const numbered = text
    .split(/(?:^|[,;]? )\d{1,2}[.)] /)
    .map((part) => part.trim())
    .filter(Boolean);
  const parts = numbered.length > 1 ? numbered : text.split(/[,;] | → | > /);
  if (parts.length < 3 && numbered.length < 2) return null;
  return parts.every((part) => countWords(part) <= 10)
    ? parts.map((part) => ({ kind: 'step', label: tidied(part.replace(/[.]$/, '')) }))
    : null;
}
