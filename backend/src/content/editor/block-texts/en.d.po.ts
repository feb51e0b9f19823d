// Made of en.po by `npm run texts`.
type Wordings = Record<string, string>;
export declare const texts: Wordings;
export declare const translations: Readonly<Record<string, () => Promise<{ default: Wordings }>>>;
