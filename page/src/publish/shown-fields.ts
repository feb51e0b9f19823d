import type { ReadField } from './read-form.ts';

/**
 * The fields that visitors are asked for. Without what only some plans have, that is every field but files, at once: what
 * was asked for under a condition may be left empty then.
 */
export const shownFields = (fields: readonly ReadField[], isAdvanced: boolean): ReadField[] =>
  isAdvanced
    ? [...fields]
    : fields
        .filter(({ type }) => type !== 'file')
        .map((field) => ({ ...field, step: 1, condition: null, required: field.required && !field.condition }));
