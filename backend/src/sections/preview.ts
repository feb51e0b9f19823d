import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { artSvg } from './art.ts';
import { fontPath } from './font-files.ts';
import type { PageModel, Section } from './model.ts';
import { box, type Node, text } from './preview/node.ts';
import { previewBody } from './preview/rest.ts';
import { themeOf } from './themes.ts';
import { type Face, TYPE_PAIRS } from './type-pairs.ts';

const WIDTH = 1200;
const HEIGHT = 900;
/** Width of the finished image. */
const SHOWN = 600;

type Fonts = Parameters<typeof satori>[1]['fonts'];
const fonts = new Map<string, Promise<Fonts>>();

function fontsFor(display: Face): Promise<Fonts> {
  const load = async (file: string, name: string, weight: 400 | 600) => ({
    name,
    weight,
    style: 'normal' as const,
    data: await readFile(fontPath(file) ?? ''),
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

function heroNode(hero: Extract<Section, { kind: 'hero' }>, page: PageModel): Node {
  const { palette, radius } = themeOf(page.theme.palette);
  const cover = hero.variant === 'cover';
  const wide = hero.variant === 'centered' || hero.variant === 'editorial';
  const art = `data:image/svg+xml;base64,${Buffer.from(artSvg(hero.art.motif, hero.art.seed, palette)).toString('base64')}`;
  const size = hero.headline.length > 60 ? 46 : hero.headline.length > 30 ? 58 : 72;
  const align = hero.variant === 'centered' ? 'center' : 'flex-start';
  const buttons = hero.actions.map((action, index) =>
    box(
      {
        padding: '18px 30px',
        borderRadius: radius >= 16 ? 40 : Math.min(radius, 10),
        background: index > 0 ? 'transparent' : cover ? palette.onDeep : palette.primary,
        border: `2px solid ${index > 0 ? palette.line : 'transparent'}`,
      },
      [
        text(action.label.slice(0, 28), 22, {
          fontWeight: 600,
          color: index > 0 ? (cover ? palette.onDeep : palette.ink) : cover ? palette.deep : palette.onPrimary,
        }),
      ],
    ),
  );
  const copy = box(
    {
      flexDirection: 'column',
      alignItems: align,
      width: wide ? 1060 : 600,
      padding: cover ? 56 : 0,
      gap: 24,
    },
    [
      text(hero.eyebrow.slice(0, 60), 20, { fontWeight: 600, color: cover ? palette.onDeepMuted : palette.primary }),
      text(hero.headline.slice(0, 110), size, {
        fontFamily: 'Display',
        fontWeight: 600,
        lineHeight: 1.06,
        letterSpacing: TYPE_PAIRS[page.theme.type].tracking * size,
        color: cover ? palette.onDeep : palette.ink,
        textAlign: align === 'center' ? 'center' : 'left',
      }),
      text(hero.lead.slice(0, 160), 26, {
        lineHeight: 1.5,
        color: cover ? palette.onDeepMuted : palette.muted,
        textAlign: align === 'center' ? 'center' : 'left',
      }),
      box({ gap: 16 }, buttons),
    ],
  );
  const image: Node = {
    type: 'img',
    props: {
      src: art,
      width: wide ? 1072 : 440,
      height: wide ? 330 : 460,
      style: { objectFit: 'cover', borderRadius: cover ? 0 : Math.round(radius * 1.5) },
    },
  };
  return box(
    {
      flexDirection: wide ? 'column' : 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 40,
      width: 1072,
      borderRadius: cover ? Math.round(radius * 1.5) : 0,
      overflow: 'hidden',
      background: cover ? palette.deep : 'transparent',
    },
    [copy, image],
  );
}

function layout(page: PageModel): Node {
  const { palette } = themeOf(page.theme.palette);
  const header = page.sections.find((section) => section.kind === 'header');
  const hero = page.sections.find((section) => section.kind === 'hero');
  const brand = header?.kind === 'header' ? header.brand : page.title;
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      flexDirection: 'column',
      background: palette.background,
      padding: '34px 64px 0',
      gap: 40,
    },
    [
      text(brand.slice(0, 50), 26, { fontFamily: 'Display', fontWeight: 600, color: palette.ink }),
      ...(hero?.kind === 'hero' ? [heroNode(hero, page)] : []),
      ...previewBody(page),
    ],
  );
}

/**
 * The preview image of a page, drawn from its model without a browser: WebP, 600 by 450 pixels.
 * Characters that our fonts do not have become boxes; no text makes it fail.
 */
export async function renderPreview(page: PageModel): Promise<Buffer> {
  const svg = await satori(layout(page) as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fontsFor(TYPE_PAIRS[page.theme.type].display),
    // Without an answer here, satori would ask the network for pictures of emoji.
    loadAdditionalAsset: async () => [],
  });
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: SHOWN }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
  return sharp(png).webp({ quality: 82 }).toBuffer();
}
