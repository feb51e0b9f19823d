import type { ReadForm } from './read-form.ts';
import { stepsOf } from './read-forms.ts';

/** The fragment of a step of the page's form of this number. */
export const stepFragment = (number: number, step: number): string => `form-${number}-step-${step}`;

/** Whether a form shows some of its fields at some times alone. */
export const isDynamic = (form: Pick<ReadForm, 'fields'>): boolean =>
  stepsOf(form) > 1 || form.fields.some(({ condition }) => condition !== null);

/** A text in a selector. No angle bracket and no quote stands in a rule. */
const quoted = (text: string): string =>
  `"${text.replace(/[^\w -]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/**
 * Rules that show the step whose fragment is the address's, and fields whose condition holds. A browser that does not know
 * `:has()` shows all of them; the server decides either way.
 */
export function formRules(form: ReadForm, number: number): string {
  const own = `form[data-lf="${number}"]`;
  const rules: string[] = [];
  const steps = stepsOf(form);
  if (steps > 1) {
    const later = Array.from({ length: steps - 1 }, (_, index) => `#${stepFragment(number, index + 2)}:target`);
    const hidden = (step: number, when: string) =>
      rules.push(`${own}:not([data-all])${when} [data-step="${step}"]{display:none}`);
    hidden(1, `:has(${later.join(',')})`);
    for (const [index, target] of later.entries()) hidden(index + 2, `:not(:has(${target}))`);
  }
  const conditions = new Map(
    form.fields.flatMap(({ condition }) => (condition ? [[JSON.stringify(condition), condition]] : [])),
  );
  for (const { field, value } of conditions.values()) {
    const [name, wanted] = [quoted(field), quoted(value)];
    const isMet = `[name=${name}][value=${wanted}]:checked,[name=${name}] option[value=${wanted}]:checked`;
    rules.push(`${own}:not(:has(${isMet})) [data-if=${name}][data-is=${wanted}]{display:none}`);
  }
  return rules.length > 0 ? `@supports selector(:has(*)){${rules.join('')}}` : '';
}
