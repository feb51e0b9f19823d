import type { BriefSentence, FactDraft, FactQuestion, FactSheet, Wish } from '@landfall/shared/contracts';
import { factSheet } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { folded, withWholeBrackets } from './text/normalise.ts';

/** A fact as the readers find it; the sheet gives it its id. */
export type FoundFact = Omit<FactDraft, 'id'>;
export type FoundWish = Omit<Wish, 'id' | 'negated'> & { negated?: boolean };

const MAX_FACTS = 300;
const KEPT_BEFORE_JOINING = 240;
const MAX_WISHES = 100;
const LIMITS = { label: 200, value: 300, unit: 80, text: 2000, group: 120 } as const;

type Parts = Required<Omit<FactDraft, 'id' | 'paragraph'>> & Pick<FactDraft, 'paragraph'>;

/** Collects facts and wishes, hands out their ids, merges repetitions and keeps the limits of the schema. */
export class Sheet {
  readonly facts: (Parts & { id: string })[] = [];
  readonly wishes: (Wish & { id: string })[] = [];
  readonly sentences: BriefSentence[] = [];
  private readonly known = new Map<string, string>();
  /** Facts that were added, those that were dropped since included. */
  private added = 0;

  /** Adds a fact and says under which ids it stands; a long one is split, a repeated one only points at the first. */
  add(found: FoundFact): string[] {
    const parts = withParts(found);
    if (isEmpty(parts)) return [];
    const goal = this.facts.find((fact) => fact.kind === 'goal' && fact.value && !fact.label);
    if (goal && parts.kind === 'goal' && !parts.value && goal.text.length + parts.text.length < LIMITS.text) {
      goal.label = parts.label;
      goal.text = `${goal.text} ${parts.text}`;
      return [goal.id];
    }
    return fitted(parts).map((part) => this.addFitting(part));
  }

  addWish(found: FoundWish): string[] {
    const key = `wish ${found.kind} ${found.negated ?? false} ${folded(found.value || found.text)}`;
    const known = this.known.get(key);
    if (known) return [known];
    const last = this.wishes.at(-1);
    if (this.wishes.length >= MAX_WISHES && last) return [last.id];
    const id = `w${this.wishes.length + 1}`;
    this.known.set(key, id);
    this.wishes.push({
      id,
      kind: found.kind,
      text: cut(found.text, LIMITS.text)[0] ?? '',
      value: cut(found.value, 120)[0] ?? '',
      negated: found.negated ?? false,
      ...(found.choices && { choices: found.choices }),
    });
    return [id];
  }

  /** Lists a sentence with what came of it; ids may be added to the answer later. */
  addSentence(text: string, from: readonly string[]): BriefSentence {
    const sentence = { text, from: [...from] };
    this.sentences.push(sentence);
    return sentence;
  }

  /** Takes facts back. */
  drop(ids: readonly string[]): void {
    for (const id of ids) {
      const at = this.facts.findIndex((fact) => fact.id === id);
      if (at >= 0) this.facts.splice(at, 1);
    }
  }

  /** Whether some fact already says this. */
  says(text: string): boolean {
    const wanted = folded(text);
    return this.facts.some((fact) => folded(Object.values(fact).flat().join(' ')).includes(wanted));
  }

  finish(language: string, questions: FactQuestion[]): FactSheet {
    const { facts, moved } = withinLimit(this.facts);
    const said = facts.map((fact) => ({ id: fact.id, words: ` ${folded(plain(fact))} ` }));
    const sentences = this.sentences.map(({ text, from }) => ({
      text,
      from: from.length > 0 ? [...new Set(from.map((id) => moved.get(id) ?? id))] : idsOfSayers(said, text),
    }));
    return v.parse(factSheet, { language, facts, wishes: this.wishes, sentences, questions });
  }

  private addFitting(parts: Parts): string {
    const said = folded([parts.label, parts.value, parts.unit, parts.text, ...parts.details].join(' ')) || parts.value;
    // Somebody may be who a page is about, too.
    const key = parts.kind === 'name' ? `name ${said}` : said;
    const known = this.known.get(key);
    if (known) return known;
    this.added += 1;
    const id = `f${this.added}`;
    this.known.set(key, id);
    this.facts.push({ id, ...parts });
    return id;
  }
}

const withParts = (found: FoundFact): Parts => ({
  kind: found.kind,
  label: withWholeBrackets(found.label?.trim() ?? ''),
  value: found.value?.trim() ?? '',
  unit: found.unit?.trim() ?? '',
  text: withWholeBrackets(found.text?.trim() ?? ''),
  details: (found.details ?? []).map((detail) => withWholeBrackets(detail.trim())).filter(Boolean),
  group: found.group?.trim() ?? '',
  ...(found.paragraph !== undefined && { paragraph: found.paragraph }),
});

/** A note of a text that was cut to fit: a bracket that is open in it stays so, since one more character may not fit. */
const noteOf = (text: string): Parts => ({ ...withParts({ kind: 'note' }), text });

const isEmpty = ({ label, value, text, details }: Parts): boolean =>
  !/[\p{L}\p{N}\p{Sc}]/u.test([label, value, text, ...details].join(''));

/** The same as facts within the limits: parts that are too long become notes of their own. */
function fitted(parts: Parts): Parts[] {
  const extra: string[] = [];
  const clip = (part: keyof typeof LIMITS): string => {
    const [first = '', ...rest] = cut(parts[part], LIMITS[part]);
    extra.push(...rest);
    return first;
  };
  const details = parts.details.flatMap((detail) => cut(detail, 400));
  const main = {
    kind: parts.kind,
    label: clip('label'),
    value: clip('value'),
    unit: clip('unit'),
    text: clip('text'),
    details: details.slice(0, 40),
    group: clip('group'),
    ...(parts.paragraph !== undefined && { paragraph: parts.paragraph }),
  };
  extra.push(...details.slice(40));
  return [main, ...extra.map(noteOf)];
}

/** Cuts a text into pieces of at most `max` characters, between words where it has any. */
function cut(text: string, max: number): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const space = rest.lastIndexOf(' ', max);
    let end = space > max / 2 ? space : max;
    if (/[\uD800-\uDBFF]/.test(rest.charAt(end - 1))) end -= 1;
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest || pieces.length === 0 ? [...pieces, rest] : pieces;
}

/** The id of the first fact that has all the words of a text in their order, if one has. */
function idsOfSayers(said: readonly { id: string; words: string }[], text: string): string[] {
  const wanted = folded(text);
  const sayer = wanted === '' ? undefined : said.find(({ words }) => words.includes(` ${wanted} `));
  return sayer ? [sayer.id] : [];
}

/** Joins what is beyond the number of facts that a sheet holds into notes; `moved` says where each of them went. */
function withinLimit(facts: Sheet['facts']): { facts: Sheet['facts']; moved: Map<string, string> } {
  const moved = new Map<string, string>();
  if (facts.length <= MAX_FACTS) return { facts, moved };
  const kept = facts.slice(0, KEPT_BEFORE_JOINING);
  let note: (Parts & { id: string }) | undefined;
  for (const fact of facts.slice(KEPT_BEFORE_JOINING)) {
    const text = plain(fact).slice(0, LIMITS.text);
    if (!note || note.text.length + text.length + 2 > LIMITS.text) {
      if (kept.length === MAX_FACTS) break;
      note = { id: fact.id, ...noteOf(text) };
      kept.push(note);
    } else {
      note.text += `\n${text}`;
    }
    moved.set(fact.id, note.id);
  }
  return { facts: kept, moved };
}

const plain = ({ label, value, unit, text, details }: Parts): string =>
  [[label, value, unit].filter(Boolean).join(' '), text, ...details].filter(Boolean).join('. ');
