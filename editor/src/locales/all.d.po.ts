import type { texts } from './en.po';

/** Every language's texts: the editor is one script, which holds them all. */
export declare const languages: Readonly<Record<string, typeof texts>>;
