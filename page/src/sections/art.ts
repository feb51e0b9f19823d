import { arches } from './art/arches.ts';
import { EMBLEMS } from './art/emblem.ts';
import { folds } from './art/folds.ts';
import { landscape } from './art/landscape.ts';
import { ART_HEIGHT, ART_WIDTH, type Motif } from './art/motif.ts';
import { planes } from './art/planes.ts';
import { rays } from './art/rays.ts';
import { still } from './art/still.ts';
import { table } from './art/table.ts';
import { tiles } from './art/tiles.ts';
import { waves } from './art/waves.ts';
import { window } from './art/window.ts';
import { seeded } from './seeded.ts';
import type { Palette } from './theme.ts';
import { knownTheme } from './themes.ts';

/** Every drawing that stands where the owner has no picture yet. A new one is a file in art/ and a name here. */
const MOTIFS = {
  tiles,
  landscape,
  table,
  window,
  arches,
  rays,
  waves,
  folds,
  planes,
  still,
  ...EMBLEMS,
} satisfies Record<string, Motif>;

export type MotifId = keyof typeof MOTIFS;

export const MOTIF_IDS = Object.keys(MOTIFS) as [MotifId, ...MotifId[]];

/** The drawing as an SVG document; the same motif, seed and palette give the same bytes. */
export const artSvg = (motif: MotifId, seed: number, palette: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${ART_WIDTH}" height="${ART_HEIGHT}" viewBox="0 0 ${ART_WIDTH} ${ART_HEIGHT}" preserveAspectRatio="xMidYMid slice">${MOTIFS[motif](palette, seeded(seed))}</svg>`;

/** Where a drawing is served, below the base of our own assets. */
export const artPath = (motif: MotifId, seed: number, themeId: string): string => `art/${motif}-${themeId}-${seed}.svg`;

const ART_FILE = /^([a-z]+)-([a-z\d]+)-(\d{1,10})\.svg$/;

/** The drawing that a file name of `artPath` stands for; null where it names none. */
export function artFile(name: string): string | null {
  const [, motif = '', themeId = '', seed = ''] = ART_FILE.exec(name) ?? [];
  const theme = knownTheme(themeId);
  if (!theme || !isMotif(motif) || Number(seed) > 4294967295) return null;
  return artSvg(motif, Number(seed), theme.palette);
}

const isMotif = (name: string): name is MotifId => Object.hasOwn(MOTIFS, name);
