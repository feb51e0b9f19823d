// Made of en.po by `npm run texts`.
export declare const texts: {
  readonly unsigned: string;
  readonly foreign: string;
  readonly altered: string;
  readonly elsewhere: string;
  readonly older: string;
  readonly unannounced: string;
  readonly unnamed: string;
  readonly replaced: string;
  readonly insecure: string;
  readonly unsupported: string;
  readonly badKey: string;
};
export declare const translations: Readonly<Record<string, () => Promise<{ default: typeof texts }>>>;
