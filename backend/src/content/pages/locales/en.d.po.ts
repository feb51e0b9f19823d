// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly copyOf: (title: string) => string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
