// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly searchHint: string;
  readonly group: (group: string) => string;
  readonly count: (count: number) => string;
  readonly searching: string;
  readonly offline: string;
  readonly failed: string;
  readonly walk: string;
  readonly choose: string;
  readonly appearanceWords: string;
  readonly helpWords: string;
  readonly logOutWords: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
