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
