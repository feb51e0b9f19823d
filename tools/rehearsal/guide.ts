import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';

export const GUIDE = 'docs/one-machine.md';

/** A section of the guide: its heading, and the commands of its blocks in their order. */
export interface Section {
  heading: string;
  blocks: readonly string[];
}

/** Reads a guide's sections. What is to be run stands in blocks of `sh`. */
export function readSections(markdown: string): Section[] {
  const [, ...parts] = markdown.split(/^## /m);
  return parts.map((part) => ({
    heading: part.slice(0, part.indexOf('\n')),
    blocks: Array.from(part.matchAll(/^```sh\n(.*?)^```$/gms), ([, block = '']) => block),
  }));
}

/** The guide's sections as they are written. */
export const guideSections = (): Section[] => readSections(readFileSync(inRoot(GUIDE), 'utf8'));

/**
 * A block in which some variables have other values, as somebody would who fills it in.
 * @throws Error where the block does not set one of them
 */
export function fillIn(block: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^${name}=.*$`, 'm');
    if (!line.test(text)) throw new Error(`The guide does not ask for ${name}.`);
    return text.replace(line, () => `${name}='${value}'`);
  }, block);
}
