import { readFile } from 'node:fs/promises';
import { fontPath } from '@landfall/page/sections/font-files';
import type { ReadFont } from '@landfall/page/sections/preview';

/** Reads one of the fonts that pages are set in, by its file's name. @throws for a name that is none of ours */
export const readFont: ReadFont = (file) => readFile(fontPath(file) ?? '');
