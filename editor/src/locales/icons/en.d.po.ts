// Made of en.po by `npm run texts`.
type Texts = Record<string, string>;
export declare const texts: Texts;
export declare const translations: Readonly<Record<string, () => Promise<{ default: Texts }>>>;
