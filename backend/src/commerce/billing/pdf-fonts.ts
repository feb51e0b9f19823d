import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** One font file that can be asked for by weight, and what it can show. */
export interface Face {
  name: string;
  shows: (codePoint: number) => boolean;
  /** Written from right to left. */
  rtl: boolean;
  /** Its letters join or stack: a word must be drawn as a whole, spaces between words included. */
  joins: boolean;
  path: (weight: number) => string;
  /** A variable font, which a PDF cannot hold: it is cut to one weight and the characters in use first. */
  variable: boolean;
}

const fileIn = (name: string, file: string): string =>
  fileURLToPath(new URL(file, import.meta.resolve(`${name}/package.json`)));

/** `U+600-6ff,U+200c` as a test. */
function inRanges(ranges: string): Face['shows'] {
  const pairs = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => pairs.some(([from, to]) => codePoint >= from && codePoint <= to);
}

const rangesOf = (name: string): [subset: string, ranges: string][] =>
  Object.entries(JSON.parse(readFileSync(fileIn(name, 'unicode.json'), 'utf8')));

interface Family {
  name: string;
  subsets: (subset: string) => boolean;
  rtl?: boolean;
  joins?: boolean;
}

const INTER: Family = { name: '@fontsource/inter', subsets: () => true };
const SCRIPTS: Family[] = ['arabic', 'hebrew', 'devanagari', 'thai'].map((script) => ({
  name: `@fontsource/noto-sans-${script}`,
  subsets: (subset) => subset === script,
  rtl: script === 'arabic' || script === 'hebrew',
  joins: true,
}));

function staticFaces({ name, subsets, rtl = false, joins = false }: Family): Face[] {
  const file = name.split('/')[1];
  return rangesOf(name)
    .filter(([subset]) => subsets(subset))
    .map(([subset, ranges]) => ({
      name: `${file}-${subset}`,
      shows: inRanges(ranges),
      rtl,
      joins,
      variable: false,
      path: (weight) => fileIn(name, `files/${file}-${subset}-${weight}-normal.woff`),
    }));
}

/** Chinese, Japanese and Korean come in a hundred slices each. */
function slicedFaces(region: string): Face[] {
  const name = `@fontsource-variable/noto-sans-${region}`;
  return rangesOf(name).map(([subset, ranges]) => {
    const slice = subset.replace(/[[\]]/g, '');
    return {
      name: `noto-sans-${region}-${slice}`,
      shows: inRanges(ranges),
      rtl: false,
      joins: false,
      variable: true,
      path: () => fileIn(name, `files/noto-sans-${region}-${slice}-wght-normal.woff2`),
    };
  });
}

const known = new Map<string, Face[]>();

function facesOf(key: string, make: () => Face[]): Face[] {
  const faces = known.get(key) ?? make();
  known.set(key, faces);
  return faces;
}

const KANA = /[\u3040-\u30ff]/;
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/;

/** The face for each character of a text. The same Han character looks different in Chinese, Japanese and Korean. */
export function faceFinder(text: string): (character: string) => Face | undefined {
  const first = KANA.test(text) ? 'jp' : HANGUL.test(text) ? 'kr' : 'sc';
  const regions = [first, 'sc', 'jp', 'kr'].filter((region, index, all) => all.indexOf(region) === index);
  return (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    const shows = (face: Face) => face.shows(codePoint);
    const plain = facesOf('plain', () => [INTER, ...SCRIPTS].flatMap(staticFaces)).find(shows);
    if (plain || codePoint < 0x1100) return plain;
    for (const region of regions) {
      const face = facesOf(region, () => slicedFaces(region)).find(shows);
      if (face) return face;
    }
    return undefined;
  };
}

/** A face at a weight as a PDF can hold it. `text` has at least the characters that it will be asked for. */
export async function loadFace(face: Face, weight: number, text: string): Promise<string | Buffer> {
  const path = face.path(weight);
  if (!face.variable) return path;
  return subsetFont(await readFile(path), text, { targetFormat: 'truetype', variationAxes: { wght: weight } });
}
