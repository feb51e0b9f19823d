import { artSvg } from '../art.ts';
import type { Manner } from '../manners.ts';
import type { PageModel } from '../model.ts';
import type { Art, Link, Photo } from '../section-kind.ts';
import type { Palette } from '../theme.ts';
import { themeOf } from '../themes.ts';
import { TYPE_PAIRS } from '../type-pairs.ts';
import { box, type Node, text } from './node.ts';

/** Width of the layout that pictures are drawn from; they are scaled down afterwards. */
export const LAYOUT_WIDTH = 1200;
export const INNER_WIDTH = 1072;

const LOGO_HEIGHT = 44;
const LOGO_WIDTH = 260;

/** Text and surface colours of one ground. */
interface Ground {
  ink: string;
  muted: string;
  button: string;
  onButton: string;
}

/** What somebody made of a page's opening by hand, beyond its texts. */
export interface Opening {
  /** A picture in place of the drawing, as a data address. */
  picture?: string;
  /** Of the headline. */
  color?: string;
  /** Of the headline, in pixels of the layout. */
  size?: number;
  /** The owner's pictures by their addresses, as data addresses. A picture that is not here is drawn as its drawing. */
  photos?: Readonly<Record<string, string>>;
}

/** What a page's pictures are drawn with. */
export interface Paint {
  palette: Palette;
  radius: number;
  manner: Manner;
  opening: Opening;
  light: Ground;
  /** On the theme's strong band. */
  dark: Ground;
  title: (content: string, size: number, color?: string) => Node;
  body: (content: string, size: number, color?: string, style?: Record<string, unknown>) => Node;
}

/** The colours, corners and letters of a page's theme. */
export function paintOf({ theme }: PageModel, opening: Opening = {}): Paint {
  const { palette, radius } = themeOf(theme.palette);
  const { tracking, manner } = TYPE_PAIRS[theme.type];
  return {
    palette,
    radius,
    manner,
    opening,
    light: { ink: palette.ink, muted: palette.muted, button: palette.primary, onButton: palette.onPrimary },
    dark: { ink: palette.onDeep, muted: palette.onDeepMuted, button: palette.onDeep, onButton: palette.deep },
    title: (content, size, color = palette.ink) =>
      text(content.slice(0, 110), size, {
        fontFamily: 'Display',
        fontWeight: 600,
        lineHeight: 1.12,
        letterSpacing: tracking * size,
        color,
      }),
    body: (content, size, color = palette.muted, style = {}) =>
      text(content.slice(0, 160), size, { lineHeight: 1.5, color, ...style }),
  };
}

/** Corners of what is pressed: as the page's own rules have it. */
const buttonRadius = (radius: number) => (radius >= 16 ? 40 : Math.min(radius, 10));

/** Up to two links as buttons: the first one filled. */
export const buttons = (links: readonly Link[], { palette, radius }: Paint, ground: Ground): Node =>
  box(
    { gap: 16 },
    links.slice(0, 2).map(({ label }, index) =>
      box(
        {
          padding: '17px 30px',
          borderRadius: buttonRadius(radius),
          background: index > 0 ? 'transparent' : ground.button,
          border: `2px solid ${index > 0 ? palette.line : 'transparent'}`,
        },
        [text(label.slice(0, 30), 21, { fontWeight: 600, color: index > 0 ? ground.ink : ground.onButton })],
      ),
    ),
  );

const image = (src: string, width: number, height: number, borderRadius: number, focal?: Photo['focal']): Node => ({
  type: 'img',
  props: {
    src,
    width,
    height,
    style: {
      objectFit: 'cover',
      borderRadius,
      flexShrink: 0,
      ...(focal && { objectPosition: `${Math.round(focal.x * 100)}% ${Math.round(focal.y * 100)}%` }),
    },
  },
});

/** The logo in the header's height; null where its bytes are not there. */
export function logoNode(logo: Photo | undefined, { opening }: Paint): Node | null {
  const data = logo && opening.photos?.[logo.src];
  if (!logo || !data) return null;
  const width = Math.min(LOGO_WIDTH, (LOGO_HEIGHT * logo.width) / logo.height);
  return { type: 'img', props: { src: data, width, height: LOGO_HEIGHT, style: { objectFit: 'contain' } } };
}

/** The owner's picture, or else the drawing, cut to size. */
export const picture = (art: Art, paint: Paint, width: number, height: number, borderRadius: number): Node => {
  const { palette, opening } = paint;
  const data = art.photo && opening.photos?.[art.photo.src];
  if (data) return image(data, width, height, borderRadius, art.photo?.focal);
  const drawing = Buffer.from(artSvg(art.motif, art.seed, palette)).toString('base64');
  // As on the page: cut to a band, a window on a screen shows its upper half.
  const focal = art.motif === 'window' ? { x: 0.5, y: 0.14 } : undefined;
  return image(`data:image/svg+xml;base64,${drawing}`, width, height, borderRadius, focal);
};

/** The picture of the page's opening: the owner's, or else the drawing. */
export const openingPicture = (art: Art, paint: Paint, width: number, height: number, borderRadius: number): Node =>
  paint.opening.picture
    ? image(paint.opening.picture, width, height, borderRadius)
    : picture(art, paint, width, height, borderRadius);

/** A band over the whole width. */
export const band = (children: Node[], style: Record<string, unknown> = {}): Node =>
  box(
    { flexDirection: 'column', flexShrink: 0, width: LAYOUT_WIDTH, padding: '60px 64px', gap: 34, ...style },
    children,
  );

/** The title above what a section contains. */
export const headingNode = (title: string, paint: Paint): Node => {
  const size = paint.manner === 'stacked' ? 44 : 40;
  return paint.manner === 'centred'
    ? box({ width: INNER_WIDTH, justifyContent: 'center' }, [paint.title(title, size)])
    : paint.title(title, size);
};

/** A title with what stands beside it, or below it where the page's manner is that. */
export function titled(title: string, content: readonly Node[], width: number, paint: Paint): Node {
  const { manner, palette } = paint;
  const ruled = manner === 'ruled' ? [box({ height: 2, background: palette.ink, width: INNER_WIDTH })] : [];
  const column = box({ flexDirection: 'column', gap: 20, width }, [...content]);
  if (manner === 'stacked') return band([headingNode(title, paint), column]);
  if (manner === 'centred') return band([headingNode(title, paint), column], { alignItems: 'center' });
  return band([
    ...ruled,
    box({ justifyContent: 'space-between' }, [
      box({ width: INNER_WIDTH - width - 40 }, [paint.title(title, 40)]),
      column,
    ]),
  ]);
}
