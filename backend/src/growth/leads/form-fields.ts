import { FORM_ID, FORM_NUMBER, FORM_PAGE, TRAP } from '@landfall/page/publish/form-names';

/** Bytes of a form that is sent, without its files. */
export const MAX_FORM_BYTES = 64 * 1024;

/** Fields of a form that is sent. */
const MAX_FIELDS = 30;
/** Values, of which several may be of one field. */
const MAX_VALUES = 200;
const MAX_NAME = 200;

export interface LeadField {
  name: string;
  value: string;
}

/** What was sent, as a browser encodes it: names with their values. */
export type Entries = readonly (readonly [name: string, value: string])[];

export interface SentForm {
  fields: LeadField[];
  /** By name, all of them. */
  values: ReadonlyMap<string, string[]>;
  /** The trap is filled in: no person sent this. */
  isTrapped: boolean;
  /** Which form of the page it is, from 1. */
  number: number;
  /** Where its page stands on a static host; empty where it was not exported. */
  place: string;
  /** Its id; empty where the page is from before forms had ids. */
  id: string;
}

/** The database stores every text but those with the character NUL. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim();

const OURS = new Set([TRAP, FORM_NUMBER, FORM_ID, FORM_PAGE]);

/**
 * Reads a form as browsers send it. Answers of one name, as checkboxes send them, become one field; what was left empty
 * stays, so that an owner sees what was asked. Null for more fields than allowed.
 */
export function readForm(entries: Entries): SentForm | null {
  const own = entries.filter(([name]) => !OURS.has(name));
  if (own.length > MAX_VALUES || new Set(own.map(([name]) => name)).size > MAX_FIELDS) return null;
  const last = (wanted: string) => entries.findLast(([name]) => name === wanted)?.[1] ?? '';
  const values = new Map<string, string[]>();
  for (const [sent, value] of own) {
    const name = storable(sent).slice(0, MAX_NAME);
    if (name !== '') values.set(name, [...(values.get(name) ?? []), storable(value)]);
  }
  return {
    fields: [...values].map(([name, all]) => ({ name, value: all.filter(Boolean).join(', ') })),
    values,
    isTrapped: entries.some(([name, value]) => name === TRAP && value !== ''),
    number: /^[1-9]\d?$/.test(last(FORM_NUMBER)) ? Number(last(FORM_NUMBER)) : 1,
    place: last(FORM_PAGE).startsWith('/') ? last(FORM_PAGE) : '',
    id: /^[\da-f]{24}$/.test(last(FORM_ID)) ? last(FORM_ID) : '',
  };
}

/** Whether anything was filled in. */
export const hasAnswers = ({ fields }: Pick<SentForm, 'fields'>): boolean => fields.some(({ value }) => value !== '');
