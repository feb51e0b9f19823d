import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import type { PageModel } from './model.ts';
import { box, type Node } from './preview/node.ts';
import { buttons, LAYOUT_WIDTH, logoNode, type Opening, paintOf } from './preview/paint.ts';
import { sectionNode } from './preview/sections.ts';
import { PREVIEW_WIDTH, SMALL_PREVIEW_WIDTH } from './preview/sizes.ts';
import { published } from './published.ts';
import { type Face, TYPE_PAIRS } from './type-pairs.ts';

type Fonts = Parameters<typeof satori>[1]['fonts'];

/** Reads a font file by its name, such as `inter-latin-400-normal.woff`; font-files.ts knows where it lies. */
export type ReadFont = (file: string) => Promise<Buffer>;

const fonts = new Map<string, Promise<Fonts>>();

function fontsFor(display: Face, readFont: ReadFont): Promise<Fonts> {
  const load = async (file: string, name: string, weight: 400 | 600) => ({
    name,
    weight,
    style: 'normal' as const,
    data: await readFont(file),
  });
  const known = fonts.get(display.package);
  if (known) return known;
  const loading = Promise.all(
    ['latin', 'latin-ext'].flatMap((subset) => [
      load(`inter-${subset}-400-normal.woff`, 'Inter', 400),
      load(`inter-${subset}-600-normal.woff`, 'Inter', 600),
      load(`${display.package}-${subset}-${display.weight}-normal.woff`, 'Display', 600),
    ]),
  );
  fonts.set(display.package, loading);
  return loading;
}

/** The page from its top: as many sections as the height may show. */
function layout(page: PageModel, height: number, most: number, opening?: Opening): Node {
  const paint = paintOf(page, opening);
  const header = page.sections.find((section) => section.kind === 'header');
  const brand = header?.kind === 'header' ? header.brand : page.title;
  const action = header?.kind === 'header' ? header.action : undefined;
  const shown = page.sections
    .map((section) => sectionNode(section, paint))
    .filter((node) => node !== null)
    .slice(0, most);
  return box(
    { width: LAYOUT_WIDTH, height, flexDirection: 'column', overflow: 'hidden', background: paint.palette.background },
    [
      box({ padding: '26px 64px', alignItems: 'center', justifyContent: 'space-between', flexShrink: 0 }, [
        logoNode(header?.kind === 'header' ? header.logo : undefined, paint) ?? paint.title(brand.slice(0, 50), 26),
        ...(action ? [buttons([action], paint, paint.light)] : []),
      ]),
      ...shown,
    ],
  );
}

async function draw(
  page: PageModel,
  readFont: ReadFont,
  size: { width: number; height: number },
  most: number,
  opening?: Opening,
): Promise<Buffer> {
  const height = Math.round((LAYOUT_WIDTH * size.height) / size.width);
  const svg = await satori(layout(page, height, most, opening) as Parameters<typeof satori>[0], {
    width: LAYOUT_WIDTH,
    height,
    fonts: await fontsFor(TYPE_PAIRS[page.theme.type].display, readFont),
    // Without an answer here, satori would ask the network for pictures of emoji.
    loadAdditionalAsset: async () => [],
  });
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: size.width },
    font: { loadSystemFonts: false },
  }).render();
  const raw = { width: image.width, height: image.height, channels: 4 as const };
  return sharp(image.pixels, { raw }).webp({ quality: 82, effort: 2 }).toBuffer();
}

/**
 * The preview image of a page, drawn from its model without a browser: WebP, 600 by 450 pixels.
 * Characters that our fonts do not have become boxes; no text makes it fail. `opening` is what its owner changed.
 */
export async function renderPreview(page: PageModel, readFont: ReadFont, opening: Opening = {}): Promise<Buffer> {
  const size = { width: PREVIEW_WIDTH, height: (PREVIEW_WIDTH * 3) / 4 };
  // Shared links show it: samples have no place in it.
  const shown = { ...page, sections: published(page).map(({ section }) => section) };
  if (Object.keys(opening).length === 0) return draw(shown, readFont, size, 2);
  // A colour or a picture that cannot be drawn is no reason to have none.
  return draw(shown, readFont, size, 2, opening).catch(() => draw(shown, readFont, size, 2));
}

/**
 * A preview image in small, for the cards of lists: WebP, 320 by 240 pixels of 600 by 450.
 * @throws Error where it is no picture
 */
export const shrinkPreview = (preview: Uint8Array): Promise<Buffer> =>
  sharp(preview).resize({ width: SMALL_PREVIEW_WIDTH }).webp({ quality: 76 }).toBuffer();

/** A picture of more of the page, with several sections: WebP, 640 by 800 pixels. */
export const renderPortrait = (page: PageModel, readFont: ReadFont): Promise<Buffer> =>
  draw(page, readFont, { width: 640, height: 800 }, 4);
