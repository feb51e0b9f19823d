import path from 'node:path';
import { AREAS } from './areas.ts';

/** The files that an area's build, or the host's, is made of. */
export const inputPatterns = (area: string): string[] => [
  `${area}/{src,public}/**/*.*`,
  `${area}/{package.json,webpack.config.js}`,
  'shared/src/**/*.*',
  'shared/package.json',
  'tools/{areas,root}.ts',
  'tools/{i18n,webpack}/*.*',
  'pnpm-lock.yaml',
];

/** Tests go into no build. */
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

export interface ChangedArea {
  area: string;
  /** The changed files that make it new. */
  files: string[];
}

/**
 * Which areas changed files make new. What areas share from the host at run time makes them new, too: a change of `shared`
 * is built into each, or checked against it.
 */
export const changedAreas = (files: readonly string[]): ChangedArea[] =>
  AREAS.map(({ name }) => {
    const patterns = inputPatterns(name);
    const own = files.filter((file) => !isTest(file) && patterns.some((pattern) => path.matchesGlob(file, pattern)));
    return { area: name, files: own };
  }).filter(({ files: own }) => own.length > 0);
