import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve(import.meta.dirname, '..');

/** A path inside the repository. */
export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts);
