/** A short guide for makers of pages. */
export interface Guide {
  /** Its part of the address. */
  name: string;
  title: string;
  summary: string;
  steps: readonly { title: string; text: string }[];
}
