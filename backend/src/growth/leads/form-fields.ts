import { FORM_NUMBER, TRAP } from '@landfall/page/publish/form-names';

/** Bytes of a form that is sent. */
export const MAX_FORM_BYTES = 64 * 1024;

/** Fields of a form that is sent. */
const MAX_FIELDS = 30;
const MAX_NAME = 200;

export interface LeadField {
  name: string;
  value: string;
}

export interface SentForm {
  fields: LeadField[];
  /** The trap is filled in: no person sent this. */
  isTrapped: boolean;
  /** Which form of the page it is, from 1. */
  number: number;
}

/** The database stores every text but those with the character NUL. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed().trim();

/**
 * Reads a form as browsers send it (application/x-www-form-urlencoded). Answers of one name, as checkboxes send them,
 * become one field; what was left empty stays, so that an owner sees what was asked. Null for more fields than allowed.
 */
export function readForm(body: string): SentForm | null {
  const entries = [...new URLSearchParams(body)];
  if (entries.filter(([name]) => name !== TRAP && name !== FORM_NUMBER).length > MAX_FIELDS) return null;
  const fields = new Map<string, string[]>();
  let isTrapped = false;
  let number = 1;
  for (const [sent, value] of entries) {
    if (sent === TRAP) {
      isTrapped ||= value !== '';
      continue;
    }
    if (sent === FORM_NUMBER) {
      number = /^[1-9]\d?$/.test(value) ? Number(value) : 1;
      continue;
    }
    const name = storable(sent).slice(0, MAX_NAME);
    if (name !== '') fields.set(name, [...(fields.get(name) ?? []), storable(value)]);
  }
  return {
    fields: [...fields].map(([name, values]) => ({ name, value: values.filter(Boolean).join(', ') })),
    isTrapped,
    number,
  };
}

/** Whether anything was filled in. */
export const hasAnswers = ({ fields }: Pick<SentForm, 'fields'>): boolean => fields.some(({ value }) => value !== '');
