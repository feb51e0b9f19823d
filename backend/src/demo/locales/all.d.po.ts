import type { texts } from './en.po';

/** Every language's texts: the demo is one script for each side, which holds them all. */
export declare const languages: Readonly<Record<string, typeof texts>>;
