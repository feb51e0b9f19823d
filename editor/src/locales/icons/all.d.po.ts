/** What icons show by the English words for it, in every other language. */
export declare const languages: Readonly<Record<string, Readonly<Record<string, string>>>>;
