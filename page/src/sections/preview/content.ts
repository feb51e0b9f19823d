import type { Section } from '../model.ts';
import { box, type Node } from './node.ts';
import { band, headingNode, INNER_WIDTH, type Paint, picture, titled } from './paint.ts';

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>;

/** Width of one of some columns, with the gaps between them. */
export const columnWidth = (columns: number, gap = 24): number =>
  Math.floor((INNER_WIDTH - gap * (columns - 1)) / columns);

const line = (color: string) => box({ height: 1, background: color, width: '100%' });

/** What is on offer: cards, plain columns, or rows beside the title. */
export function featuresNode({ items, title, variant }: Of<'features'>, paint: Paint): Node {
  const { palette, radius } = paint;
  const drawnMark = box({
    width: 42,
    height: 42,
    borderRadius: Math.min(radius, 14),
    background: palette.soft,
    border: `9px solid ${palette.primary}`,
  });
  const markOf = (item: { icon?: unknown }) => (item.icon ? [drawnMark] : []);
  if (variant === 'aside') {
    const rows = items
      .slice(0, 4)
      .flatMap((item) => [
        box({ gap: 22, width: 600 }, [
          ...markOf(item),
          box({ flexDirection: 'column', gap: 6, width: 530 }, [
            paint.title(item.title, 24),
            paint.body(item.body, 18),
          ]),
        ]),
        line(palette.line),
      ]);
    return titled(title, rows, 600, paint);
  }
  const isCard = variant === 'cards';
  const width = columnWidth(3);
  const cells = items.slice(0, 3).map((item) =>
    box(
      {
        flexDirection: 'column',
        gap: 12,
        width,
        ...(isCard
          ? { padding: 28, borderRadius: radius, background: palette.surface }
          : { paddingTop: 24, borderTop: `2px solid ${palette.ink}` }),
      },
      [...markOf(item), paint.title(item.title, 24), paint.body(item.body.slice(0, 90), 18)],
    ),
  );
  return band([headingNode(title, paint), box({ gap: 24 }, cells)]);
}

/** A text beside a picture. */
export function storyNode({ art, paragraphs, side, title }: Of<'story'>, paint: Paint): Node {
  const copy = box({ flexDirection: 'column', gap: 20, width: 500 }, [
    paint.title(title, 40),
    ...paragraphs.slice(0, 2).map((paragraph) => paint.body(paragraph, 20)),
  ]);
  if (!art) return band([copy]);
  const image = picture(art, paint, 500, 380, Math.round(paint.radius * 1.5));
  return band([
    box({ alignItems: 'center', justifyContent: 'space-between' }, side === 'left' ? [image, copy] : [copy, image]),
  ]);
}

/** Numbered steps. */
export function stepsNode({ items, title }: Of<'steps'>, paint: Paint): Node {
  const { palette } = paint;
  const shown = items.slice(0, 4);
  const cells = shown.map((item, index) =>
    box({ flexDirection: 'column', gap: 14, width: columnWidth(shown.length) }, [
      box(
        {
          width: 50,
          height: 50,
          borderRadius: 25,
          background: palette.primary,
          alignItems: 'center',
          justifyContent: 'center',
        },
        [paint.title(String(index + 1), 22, palette.onPrimary)],
      ),
      paint.title(item.title, 24),
      paint.body(item.body.slice(0, 90), 18),
    ]),
  );
  return band([headingNode(title, paint), box({ gap: 24 }, cells)], { background: palette.surface });
}

/** Pictures with their captions. */
export function galleryNode({ items, title }: Of<'gallery'>, paint: Paint): Node {
  const cells = items
    .slice(0, 2)
    .map((item) =>
      box({ flexDirection: 'column', gap: 12 }, [
        picture(item.art, paint, columnWidth(2), 320, paint.radius),
        paint.body(item.caption, 19, paint.palette.ink, { fontWeight: 600 }),
      ]),
    );
  return band([headingNode(title, paint), box({ gap: 24 }, cells)]);
}

/** Lines with a name and what belongs to it, beside the title. */
export function linesNode(
  title: string,
  lines: readonly (readonly [before: string, name: string, after: string])[],
  paint: Paint,
): Node {
  const { palette } = paint;
  const rows = lines.flatMap(([before, name, after]) => [
    box({ gap: 20, width: 640, alignItems: 'center' }, [
      ...(before ? [paint.body(before, 20, palette.primary, { width: 110, fontWeight: 600 })] : []),
      box({ flexGrow: 1, width: 380 }, [paint.title(name, 23)]),
      ...(after ? [paint.title(after, 22)] : []),
    ]),
    line(palette.line),
  ]);
  return titled(title, paint.manner === 'ruled' ? rows : [line(palette.ink), ...rows], 640, paint);
}

/** Figures above their names. */
function figuresNode({ items, title }: Of<'listing'>, paint: Paint): Node {
  const cells = items
    .slice(0, 6)
    .map((item) =>
      box({ flexDirection: 'column', gap: 6, width: columnWidth(3), paddingBottom: 18 }, [
        paint.title(item.value.slice(0, 22), 34),
        paint.body(item.title.slice(0, 30), 19),
      ]),
    );
  return band([headingNode(title, paint), line(paint.palette.ink), box({ gap: 24, flexWrap: 'wrap' }, cells)]);
}

/** A menu or a programme. */
export const listingNode = (section: Of<'listing'>, paint: Paint): Node =>
  section.variant === 'figures'
    ? figuresNode(section, paint)
    : linesNode(
        section.title,
        section.items.slice(0, 5).map((item) => [item.lead, item.title, item.value] as const),
        paint,
      );

/** Questions, closed. */
export const faqNode = ({ items, title }: Of<'faq'>, paint: Paint): Node =>
  linesNode(
    title,
    items.slice(0, 4).map((item) => ['', item.question.slice(0, 44), '+'] as const),
    paint,
  );
