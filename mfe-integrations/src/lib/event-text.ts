import type { AreaTexts } from '../texts.ts';

/** What an event is, in words; one that came after this release stays as it is called. */
export const eventText = (texts: AreaTexts, name: string): string =>
  texts.eventText(name === '*' ? 'all' : name.replaceAll('.', '_'), name);

/** What a scope opens, in words. */
export const scopeText = (texts: AreaTexts, name: string): string => texts.scopeText(name.replaceAll(':', '_'), name);
