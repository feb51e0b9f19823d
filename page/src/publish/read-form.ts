import type { FormField } from '@landfall/shared/contracts';

/** A field of a form with what only the server needs of it. */
export interface ReadField extends FormField {
  /** Of a consent: the exact words. */
  words?: string;
  /** Of a hidden field: what it is sent with, unless its name says what the server fills in. */
  value?: string;
  /** Of a number or a date. */
  min?: string;
  max?: string;
  /** Characters. */
  maxLength?: number;
}

/** An element of a document: where its opening tag begins and ends, and where it ends itself. */
export interface Place {
  start: number;
  tagEnd: number;
  end: number;
}

/** What stands in a form for one field: its label, or the group of its choices. */
export interface FieldPlace extends Place {
  name: string;
}

/** A form as a document has it. */
export interface ReadForm extends Place {
  /** What it is called in its page; its number where nobody called it anything. */
  written: string;
  /** The last heading before it. */
  title: string;
  /** What its visitors read after sending; empty for our own words. */
  thanks: string;
  /** Whether it leads to the next step of its page's funnel once it was sent. */
  toNextStep: boolean;
  /** The key in the store of the account's file that whoever sends it gets; empty for none. */
  file: string;
  fields: ReadField[];
  places: FieldPlace[];
}
