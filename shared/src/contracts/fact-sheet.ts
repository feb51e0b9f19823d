import * as v from 'valibot';
import { message } from './message.ts';
import { dataOf, id } from './wire.ts';

/** Languages whose headings, buttons and forms we write; a page in another one keeps the person's words. */
export const PAGE_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'it', 'nl', 'pl'] as const;
export const pageLanguage = v.picklist(PAGE_LANGUAGES);
export type PageLanguage = v.InferOutput<typeof pageLanguage>;

/**
 * What a fact is about, with the parts that it uses besides `text`:
 * - `name`: the business, product or event. `text` is the name.
 * - `about`: a sentence or phrase that says what it is. `text`.
 * - `offer`: something offered. `label` its name, `value` its price as written ("12 €", "from £45", "free"), `unit` what
 *   the price is for ("a month", "per person"), `text` its description, `details` what it contains, `group` the heading
 *   of the list that it stands in ("Starters").
 * - `audience`: for whom. `text`.
 * - `proof`: why to believe it (years, numbers, awards, clients). `text`; `details` the names of clients or partners.
 * - `quote`: somebody's words. `text` without its quotation marks, `label` who said it, `value` their role.
 * - `person`: `label` the name, `value` the role, `text` what is said of them.
 * - `date`: when something happens or ends. `label` what, `text` the date as written, `value` the same as YYYY-MM-DD or
 *   YYYY-MM-DDTHH:MM where it is certain, otherwise empty.
 * - `place`: `text` the address or place as written, `label` what is there, where it is said.
 * - `hours`: `label` the days, `value` the times or "closed" in the person's words.
 * - `contact`: `label` one of phone, whatsapp, email, web, social; `value` as written; `text` what it is for.
 * - `condition`: a limit or rule (minimum, deposit, allergy, cancellation, delivery area). `text`.
 * - `step`: one of a sequence. `label` its title or its time, `text` what happens, `details`; `group` the heading.
 *   `value` is 'programme' for a time of a programme, 'contents' for a part of something (chapters, modules), or empty.
 * - `goal`: a sum or number to be reached. `value` the target, `label` what is reached so far, `text` the sentence.
 * - `question`: `label` the question, `text` the answer.
 * - `action`: the one thing a visitor should do. `label` the button's words where they are given, `value` where it leads
 *   (a phone, an address) where that is said, `text` the person's sentence.
 * - `note`: whatever else is worth knowing. `text`.
 */
export const FACT_KINDS = [
  'name',
  'about',
  'offer',
  'audience',
  'proof',
  'quote',
  'person',
  'date',
  'place',
  'hours',
  'contact',
  'condition',
  'step',
  'goal',
  'question',
  'action',
  'note',
] as const;
export const factKind = v.picklist(FACT_KINDS);
export type FactKind = v.InferOutput<typeof factKind>;

const part = (max: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max)), '');

/** One thing that is known, in the person's own words. Which parts a kind uses stands at FACT_KINDS. */
export const fact = v.object({
  /** Unique within its sheet. */
  id,
  kind: factKind,
  label: part(200),
  value: part(300),
  unit: part(80),
  text: part(2000),
  details: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(400))), v.maxLength(40)),
    [],
  ),
  group: part(120),
  /** The number of the paragraph that a sentence was written in; what shares it is read on. */
  paragraph: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type Fact = v.InferOutput<typeof fact>;
export type FactDraft = v.InferInput<typeof fact>;

/**
 * What is asked of the writer and never published. `value` in words of ours:
 * - `structure`: the kind of a section ("pricing", "faq", "gallery"), with its place "first:gallery", "last:pricing" or
 *   "before:hours:pricing", where a word of the person's own may name it; `negated` for "no prices".
 * - `form`: what the form asks for: name, email, phone, company, date, number, message, or the label of another field.
 * - `tone`: formal, informal, warm, playful, sober, short.
 * - `look`: a mood (warm, fresh, bold, calm, tech, elegant, playful, dark, light) or a colour's name in English.
 * - `picture`: what pictures to use or not.
 * - `language`: the code of the language that is asked for.
 * - `other`: an instruction that nothing of the above says.
 */
export const wish = v.object({
  id,
  kind: v.picklist(['structure', 'form', 'tone', 'look', 'picture', 'language', 'other']),
  text: part(2000),
  value: part(120),
  negated: v.optional(v.boolean(), false),
  /** Of a field of the form: what one chooses from. */
  choices: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(80))), v.minLength(2), v.maxLength(20)),
  ),
});
export type Wish = v.InferOutput<typeof wish>;

/** A sentence or list item of the brief, in its order. */
export const briefSentence = v.object({
  text: v.string(),
  /** The facts and wishes that came of it; empty: it was not understood and is in no fact. */
  from: v.array(id),
});
export type BriefSentence = v.InferOutput<typeof briefSentence>;

/** What is missing and matters; each can be skipped. */
export const factQuestion = v.picklist(['action', 'price', 'place', 'contact', 'date']);
export type FactQuestion = v.InferOutput<typeof factQuestion>;

const sheetParts = {
  /** The language of the brief: a two- or three-letter code. */
  language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)),
  facts: v.pipe(v.array(fact), v.maxLength(300)),
  wishes: v.optional(v.pipe(v.array(wish), v.maxLength(100)), []),
};

/** What is known of a page before it is written. */
export const factSheet = v.object({
  ...sheetParts,
  sentences: v.optional(v.array(briefSentence), []),
  /** At most three, the most useful first. */
  questions: v.optional(v.array(factQuestion), []),
});
export type FactSheet = v.InferOutput<typeof factSheet>;

/** What a person corrected: `facts` of page/new and of generate. Ids must not repeat. */
export const correctedFacts = v.pipe(
  v.object(sheetParts),
  v.check(
    ({ facts, wishes }) => {
      const ids = [...facts, ...wishes].map((entry) => entry.id);
      return new Set(ids).size === ids.length;
    },
    message('fact_id_twice', 'Each fact needs an id of its own'),
  ),
);
export type CorrectedFacts = v.InferOutput<typeof correctedFacts>;

/** POST project/{id}/brief */
export const readBriefBody = v.object({
  text: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('brief_missing', 'Please describe the page.')),
    v.maxLength(5000),
  ),
  title: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
});
export type ReadBriefBody = v.InferOutput<typeof readBriefBody>;
export const briefResponse = dataOf(factSheet);

/** Where a fact stands on the page: the section's anchor, and its heading for people. */
export const placedFact = v.object({ fact_id: id, section: v.string(), title: v.string() });
export type PlacedFact = v.InferOutput<typeof placedFact>;

/** GET project/{id}/page/{page_id}/facts. `sheet` is null for a page that was not written from a brief. */
export const pageFacts = dataOf(v.object({ sheet: v.nullable(factSheet), placed: v.array(placedFact) }));
export type PageFacts = v.InferOutput<typeof pageFacts>;
