import { readFile } from 'node:fs/promises';
import { fontPath } from '../sections/font-files.ts';

/** Reads a font from its package. */
export const readFont = (file: string): Promise<Buffer> => readFile(fontPath(file) ?? '');
