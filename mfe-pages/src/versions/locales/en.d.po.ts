// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly addNote: string;
  readonly noteOf: (number: number) => string;
  readonly editNoteOf: (number: number) => string;
  readonly addNoteTo: (number: number) => string;
  readonly noteFailed: string;
  readonly compare: string;
  readonly compareWithCurrent: (number: number) => string;
  readonly compareTitle: (number: number) => string;
  readonly then: (number: number, when: string) => string;
  readonly now: (number: number, when: string) => string;
  readonly compareFailed: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
