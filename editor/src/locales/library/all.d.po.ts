/** What GrapesJS says that we say otherwise, by language; the keys are paths in its messages. */
export declare const languages: Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The translations that GrapesJS has, of the languages that can be chosen. */
export declare const own: Readonly<Record<string, Record<string, unknown>>>;
