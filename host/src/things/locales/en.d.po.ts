// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly opening: string;
  readonly openFailed: string;
  readonly openFailedHelp: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
