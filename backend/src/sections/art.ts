import { arches } from './art/arches.ts';
import { landscape } from './art/landscape.ts';
import { ART_HEIGHT, ART_WIDTH, type Motif } from './art/motif.ts';
import { rays } from './art/rays.ts';
import { table } from './art/table.ts';
import { tiles } from './art/tiles.ts';
import { waves } from './art/waves.ts';
import { window } from './art/window.ts';
import { seeded } from './seeded.ts';
import type { Palette } from './theme.ts';

/** Every drawing that stands where the owner has no picture yet. A new one is a file in art/ and a name here. */
const MOTIFS = { tiles, landscape, table, window, arches, rays, waves } satisfies Record<string, Motif>;

export type MotifId = keyof typeof MOTIFS;

export const MOTIF_IDS = Object.keys(MOTIFS) as [MotifId, ...MotifId[]];

/** The drawing as an SVG document; the same motif, seed and palette give the same bytes. */
export const artSvg = (motif: MotifId, seed: number, palette: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${ART_WIDTH}" height="${ART_HEIGHT}" viewBox="0 0 ${ART_WIDTH} ${ART_HEIGHT}" preserveAspectRatio="xMidYMid slice">${MOTIFS[motif](palette, seeded(seed))}</svg>`;

/** The drawing as the address of an image: swapped for a photo in the editor like any other picture. */
export const artDataUrl = (motif: MotifId, seed: number, palette: Palette): string =>
  `data:image/svg+xml,${artSvg(motif, seed, palette).replaceAll('"', "'").replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
