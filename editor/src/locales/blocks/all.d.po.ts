/** Names of blocks, their categories and kinds of sections by the English ones, in every other language. */
export declare const languages: Readonly<Record<string, Readonly<Record<string, string>>>>;
