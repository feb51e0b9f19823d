// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly title: string;
  readonly notesOf: (project: string) => string;
  readonly none: string;
  readonly create: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
