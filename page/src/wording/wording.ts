import * as v from 'valibot';

/** A text of the model with the ids of the facts that it rests on. */
const sentence = v.strictObject({ text: v.string(), facts: v.array(v.string()) });

/**
 * What a language model answers: words for facts that are known, never facts of its own. Prices, hours, ways of contact
 * and quotes are not asked for: they come from the sheet. Every object is closed and every field required, as strict
 * structured output wants it; an empty text means "as it is".
 */
export const wording = v.strictObject({
  headline: sentence,
  lead: sentence,
  /** Words of the one button. */
  action: v.string(),
  /** Running text about what it is, in place of the facts that it rests on. */
  paragraphs: v.array(sentence),
  /** Better words for single facts. */
  facts: v.array(v.strictObject({ id: v.string(), label: v.string(), text: v.string() })),
  /** Headings by kind of section. */
  headings: v.array(v.strictObject({ section: v.string(), heading: v.string() })),
});
export type Wording = v.InferOutput<typeof wording>;
export type WordedSentence = v.InferOutput<typeof sentence>;

/** What arrived so far of an answer, or of one that keeps to no schema; parts that cannot be read are left out. */
export function readWording(answer: unknown): Wording {
  const record = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  const one = <S extends v.GenericSchema>(schema: S, value: unknown, otherwise: v.InferOutput<S>) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? parsed.output : otherwise;
  };
  const all = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S>[] =>
    Array.isArray(value) ? value.flatMap((item) => (v.is(schema, item) ? [item] : [])) : [];
  const { entries } = wording;
  const nothing: WordedSentence = { text: '', facts: [] };
  return {
    headline: one(sentence, record.headline, nothing),
    lead: one(sentence, record.lead, nothing),
    action: one(v.string(), record.action, ''),
    paragraphs: all(sentence, record.paragraphs),
    facts: all(entries.facts.item, record.facts),
    headings: all(entries.headings.item, record.headings),
  };
}
