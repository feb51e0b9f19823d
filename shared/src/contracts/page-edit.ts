import * as v from 'valibot';
import { factSheet } from './fact-sheet.ts';
import { message } from './message.ts';
import { page, pageStatus } from './page.ts';
import { dataOf, id } from './wire.ts';

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));
/** The id that a section is reached by: `#pricing` is `pricing`. */
const anchor = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120));
/** Names an element within its section, as the outline gives it. */
const ref = v.pipe(v.string(), v.regex(/^e\d{1,5}$/));
const code = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** A text or a picture of a section. */
export const outlineElement = v.object({
  ref,
  tag: code,
  /** What it says; of a picture, what it says to those who cannot see it. */
  text: line(8000),
  /** Where a link leads. */
  href: v.optional(line(2000), ''),
  /** Elements with the same number belong to one card, row or question; 0 for those of the section itself. */
  item: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Nobody wrote it yet: it is never published. */
  placeholder: v.optional(v.boolean(), false),
});
export type OutlineElement = v.InferOutput<typeof outlineElement>;

export const outlineSection = v.object({
  id: anchor,
  /** The kind of a section of ours, else the name of its tag. */
  kind: code,
  /** How a section of ours is laid out, where its kind knows several ways. */
  variant: v.optional(line(40), ''),
  heading: line(8000),
  elements: v.pipe(v.array(outlineElement), v.maxLength(2000)),
});
export type OutlineSection = v.InferOutput<typeof outlineSection>;

/** What a page says, in its order, as those see it that change it by operations. */
export const pageOutline = v.object({
  language: v.pipe(v.string(), v.regex(/^(?:[a-z]{2,3})?$/)),
  theme: v.object({ palette: code, type: code }),
  sections: v.pipe(v.array(outlineSection), v.maxLength(100)),
});
export type PageOutline = v.InferOutput<typeof pageOutline>;
export type OutlineDraft = v.InferInput<typeof pageOutline>;

/** A section as the page model writes it: `kind` and what that kind has. The page package checks it. */
export const sectionData = v.looseObject({ kind: code });

const operation = <const Op extends string, const Entries extends v.ObjectEntries>(op: Op, entries: Entries) =>
  v.strictObject({ op: v.literal(op), ...entries });

/**
 * One change of a page, each with what it needs and nothing else. The same list serves the editor's panel, programs and
 * the rules that need no language model.
 */
export const pageOperation = v.variant('op', [
  operation('text', { section: anchor, ref, text: v.pipe(line(8000), v.nonEmpty()) }),
  operation('link', { section: anchor, ref, href: v.pipe(line(2000), v.nonEmpty()) }),
  /** Before another section, or to the end where that is null. */
  operation('move', { section: anchor, before: v.nullable(anchor) }),
  operation('remove', { section: anchor }),
  operation('remove_element', { section: anchor, ref }),
  operation('insert', { at: v.picklist(['before', 'after']), beside: anchor, section: sectionData }),
  operation('replace', { section: anchor, with: sectionData }),
  operation('duplicate', { section: anchor }),
  operation('theme', { palette: code, type: code }),
  operation('language', { language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/)) }),
]);
export type PageOperation = v.InferOutput<typeof pageOperation>;

/** The state of a page that a change goes on from. Where it is left out, any state is meant. */
const goesOnFrom = {
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  stamp: v.optional(v.pipe(v.string(), v.maxLength(64))),
};

/** What a change makes of the page: the next one goes on from it. */
const savedState = v.object({
  version: v.number(),
  /** Of the last change; empty where there was none since the page was made. */
  stamp: v.string(),
  /** Something waits to be published. */
  is_draft: v.boolean(),
});

/** GET project/{id}/page/{page_id}/outline */
export const pageContents = dataOf(
  v.object({
    page_id: id,
    title: v.string(),
    path: v.string(),
    status: pageStatus,
    ...savedState.entries,
    outline: pageOutline,
  }),
);
export type PageContents = v.InferInput<typeof pageContents>['data'];

/** Operations of one call. */
export const MOST_OPERATIONS = 100;

/** POST project/{id}/page/{page_id}/operation: all of them are done, or none. */
export const changePageBody = v.object({
  operations: v.pipe(
    v.array(pageOperation),
    v.minLength(1, message('no_operation', 'Name at least one operation.')),
    v.maxLength(
      MOST_OPERATIONS,
      message('too_many_operations', 'At most {max} operations at once.', { max: MOST_OPERATIONS }),
    ),
  ),
  ...goesOnFrom,
  /** Puts the result online; otherwise it waits as a draft. */
  publish: v.optional(v.boolean(), false),
});

const pageChange = v.object({
  op: v.string(),
  /** Empty for a change of the whole page. */
  section: v.string(),
  before: v.string(),
  after: v.string(),
});

export const changedPage = dataOf(
  v.object({
    page_id: id,
    ...savedState.entries,
    changes: v.array(pageChange),
    /** Links that now lead to a section which is gone. */
    broken_links: v.array(v.object({ section: v.string(), text: v.string(), href: v.string() })),
  }),
);
export type ChangedPage = v.InferInput<typeof changedPage>['data'];

/** POST project/{id}/page/{page_id}/publish */
export const publishPageBody = v.object(goesOnFrom);
export const publishedPage = dataOf(v.object({ ...page.entries, ...savedState.entries }));

/** POST project/{id}/page/{page_id}/ai */
export const editPageBody = v.object({
  instruction: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(message('instruction_missing', 'Please say what to change.')),
    v.maxLength(1000),
  ),
  /** Only this section may change. */
  section_id: v.optional(anchor),
  /**
   * The page as the caller holds it, who then applies the operations. Left out: the page as it is kept, where they are
   * applied and stored.
   */
  outline: v.optional(pageOutline),
  ...goesOnFrom,
  /** Without an outline: puts the result online; otherwise it waits as a draft. */
  publish: v.optional(v.boolean()),
});
export type EditPageBody = v.InferOutput<typeof editPageBody>;

/** An operation, with the markup of the section that it brings; empty where it brings none. */
export const editStep = v.object({ operation: pageOperation, html: v.optional(v.string(), '') });
export type EditStep = v.InferOutput<typeof editStep>;

/** Who made the changes: the configured language model, or the rules that need none. */
export const editedBy = v.picklist(['model', 'rules']);
export type EditedBy = v.InferOutput<typeof editedBy>;

/** The last line of a stream that came to its end. */
export const editDone = v.object({
  done: v.literal(true),
  /** What was left out because nothing on the page, in its facts or in the instruction says it. */
  dropped: v.array(v.string()),
  by: editedBy,
  /** Uses that the account has left in this month. */
  remaining: v.number(),
  /** What could not be done, and why; empty where all of it was. */
  message: v.optional(v.string(), ''),
  /** What can be asked for instead. */
  can: v.optional(v.array(v.string()), []),
  /** Where the server stored the result; absent where it stored nothing. */
  saved: v.optional(savedState),
});
export type EditDone = v.InferOutput<typeof editDone>;

/** A line of the response, which is application/x-ndjson. */
export const editLine = v.union([
  editStep,
  editDone,
  v.object({ error: v.object({ message: v.string(), code: v.string() }), remaining: v.number() }),
]);
export type EditLine = v.InferOutput<typeof editLine>;

/** POST project/{id}/page/{page_id}/section/{section_id}/write */
export const writeSectionBody = v.object({
  outline_section: outlineSection,
  language: v.optional(v.pipe(v.string(), v.regex(/^(?:[a-z]{2,3})?$/)), ''),
  /** The page's own where they are left out. */
  facts: v.optional(factSheet.entries.facts),
});
export type WriteSectionBody = v.InferOutput<typeof writeSectionBody>;

/** Up to three ways to write or to arrange one section. */
export const sectionAlternatives = dataOf(
  v.object({
    alternatives: v.array(v.object({ id, label: v.string(), steps: v.array(editStep) })),
    dropped: v.array(v.string()),
    by: editedBy,
    remaining: v.number(),
  }),
);
export type SectionAlternatives = v.InferOutput<typeof sectionAlternatives>['data'];
