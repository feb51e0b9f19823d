import type { ReadField } from '@landfall/page/publish/read-form';
import type { Problem } from '../../delivery/forms/problem-texts.ts';
import type { LeadField, SentForm } from './form-fields.ts';

/** What the server knows of a submission, for hidden fields. */
export interface KnownSource {
  page: string;
  referrer: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
}

export interface CheckedForm {
  fields: LeadField[];
  /** The exact words that were agreed to. */
  consent: string[];
  /** The address in the first field that asks for one. */
  email: string;
  /** By the field's name, in the order of the form. */
  problems: [name: string, problem: Problem][];
}

const EMAIL = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]{1,250}\.[^\s@.<>"(),:;[\]\\]{2,63}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MOST = { text: 1_000, long_text: 10_000, url: 2_000, phone: 60 };

const isDate = (value: string): boolean =>
  DATE.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
const isWeb = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

function safeDate(value: string): boolean {
  try {
    return isDate(value);
  } catch {
    return false;
  }
}

/** What is wrong with a value of one field; undefined for nothing. */
function problemOf(field: ReadField, values: readonly string[]): Problem | undefined {
  const { type, min, max, maxLength = 0 } = field;
  const value = values.join(', ');
  if (type === 'choice') return values.every((each) => field.options.includes(each)) ? undefined : 'choice';
  if (type === 'consent' || type === 'hidden' || type === 'file') return undefined;
  // What browsers count as one line break is two characters of what they send.
  const longest = maxLength || (type === 'long_text' ? MOST.long_text : type === 'url' ? MOST.url : MOST.text);
  if (value.replaceAll('\r\n', '\n').length > longest) return 'long';
  if (type === 'email' && !EMAIL.test(value)) return 'email';
  if (type === 'url' && !isWeb(value)) return 'url';
  if (type === 'phone' && !/^(?=(?:\D*\d){3})[^<>\n]{3,60}$/.test(value)) return 'phone';
  if (type === 'number' && (value.trim() === '' || !Number.isFinite(Number(value)))) return 'number';
  if (type === 'date' && !safeDate(value)) return 'date';
  const isBelow = type === 'number' ? Number(value) < Number(min) : type === 'date' && !!min && value < min;
  const isAbove = type === 'number' ? Number(value) > Number(max) : type === 'date' && !!max && value > max;
  return (min && isBelow) || (max && isAbove) ? 'range' : undefined;
}

const hiddenValue = ({ name, value = '' }: ReadField, known: KnownSource): string => {
  const key = name.toLowerCase();
  return Object.hasOwn(known, key) ? known[key as keyof KnownSource] : value;
};

/**
 * Checks what was sent against a form's fields. What a condition hides is neither required nor kept; what the form does not
 * ask for, as a page from before its last publication sends it, is kept as it is.
 * @param files names of the file fields that a file was sent for
 */
export function checkFields(
  fields: readonly ReadField[],
  sent: SentForm,
  files: ReadonlySet<string>,
  known: KnownSource,
): CheckedForm {
  const valuesOf = (name: string) => sent.values.get(name)?.filter(Boolean) ?? [];
  const kept: LeadField[] = [];
  const consent: string[] = [];
  const problems: CheckedForm['problems'] = [];
  let email = '';
  for (const field of fields) {
    const { name, type, condition, required } = field;
    if (condition && !valuesOf(condition.field).includes(condition.value)) continue;
    if (type === 'hidden') {
      const value = hiddenValue(field, known);
      if (value) kept.push({ name, value });
      continue;
    }
    const values = valuesOf(name);
    const isThere = type === 'file' ? files.has(name) : values.length > 0;
    if (!isThere && required) problems.push([name, type === 'consent' ? 'agree' : 'required']);
    if (type === 'file') continue;
    const problem = isThere ? problemOf(field, values) : undefined;
    if (problem) problems.push([name, problem]);
    if (type === 'consent' && isThere) consent.push(field.words || field.label);
    if (type === 'email' && isThere && email === '') email = (values[0] ?? '').toLowerCase();
    if (sent.values.has(name) || type === 'consent') kept.push({ name, value: values.join(', ') });
  }
  const asked = new Set(fields.map(({ name }) => name));
  for (const field of sent.fields) if (!asked.has(field.name)) kept.push(field);
  return { fields: kept, consent, email, problems };
}
