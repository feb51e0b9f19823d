import type { Section } from '../model.ts';
import { shareReached } from '../parts/share-reached.ts';
import { columnWidth, linesNode } from './content.ts';
import { box, type Node } from './node.ts';
import { band, headingNode, INNER_WIDTH, type Paint } from './paint.ts';

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>;

/** What else is good to know: statements side by side, or lines beside the title. */
export function notesNode({ items, title, variant }: Of<'notes'>, paint: Paint): Node {
  const texts = items.map((item) => item.title || item.body);
  if (variant === 'aside') {
    const rows = texts.slice(0, 4).map((text) => ['', text.slice(0, 60), ''] as const);
    return linesNode(title, rows, paint);
  }
  const width = columnWidth(2, 48);
  const cells = texts
    .slice(0, 4)
    .map((text) =>
      box({ width, paddingTop: 18, borderTop: `2px solid ${paint.palette.primary}` }, [paint.body(text, 20)]),
    );
  return band([headingNode(title, paint), box({ gap: 48, flexWrap: 'wrap' }, cells)]);
}

/** Days and times beside their title. */
export const hoursNode = ({ rows, title }: Of<'hours'>, paint: Paint): Node =>
  linesNode(
    title,
    rows.slice(0, 5).map(({ days, times }) => ['', days || times, days && times] as const),
    paint,
  );

/** Addresses beside their title. */
export const placeNode = ({ places, title }: Of<'place'>, paint: Paint): Node =>
  linesNode(
    title,
    places.slice(0, 3).map(({ address, label }) => ['', address.slice(0, 60) || label, ''] as const),
    paint,
  );

/** How far a goal is. */
export function goalNode({ body, reached, target, title }: Of<'goal'>, paint: Paint): Node {
  const { dark, palette, radius } = paint;
  const width = 420;
  const share = Math.min(1, shareReached(reached, target) ?? 0);
  const bar = box({ width, height: 16, borderRadius: 8, border: `1px solid ${dark.muted}` }, [
    box({ width: Math.round(width * share), height: 14, borderRadius: 7, background: dark.ink }),
  ]);
  const sums = [reached, target].filter((sum) => sum !== '').map((sum) => paint.title(sum.slice(0, 18), 34, dark.ink));
  return band([
    box(
      {
        justifyContent: 'space-between',
        alignItems: 'center',
        padding: 48,
        width: INNER_WIDTH,
        borderRadius: Math.round(radius * 1.5),
        background: palette.deep,
      },
      [
        box({ flexDirection: 'column', gap: 14, width: 460 }, [
          paint.title(title, 40, dark.ink),
          ...(body ? [paint.body(body, 20, dark.muted)] : []),
        ]),
        box({ flexDirection: 'column', gap: 22, width }, [box({ gap: 36 }, sums), ...(share > 0 ? [bar] : [])]),
      ],
    ),
  ]);
}
