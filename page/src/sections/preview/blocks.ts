import type { Section } from '../model.ts';
import { columnWidth } from './content.ts';
import { box, type Node } from './node.ts';
import { band, headingNode, INNER_WIDTH, type Paint, picture } from './paint.ts';

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>;

/** The first rows and columns of a table. */
export function tableNode({ columns, corner, rows, title }: Of<'table'>, paint: Paint): Node {
  const { palette, radius } = paint;
  const heads = [corner, ...columns.slice(0, 3)];
  const width = columnWidth(heads.length, 0);
  const row = (cells: readonly string[], isHead: boolean) =>
    box(
      {
        width: INNER_WIDTH,
        borderBottom: isHead ? `2px solid ${palette.primary}` : `1px solid ${palette.line}`,
      },
      cells.map((content, index) =>
        box({ width, padding: '16px 22px' }, [
          isHead || index === 0
            ? paint.body(content.slice(0, 40), 19, palette.ink, { fontWeight: 600 })
            : paint.body(content.slice(0, 50), 18),
        ]),
      ),
    );
  return band([
    headingNode(title, paint),
    box({ flexDirection: 'column', background: palette.surface, borderRadius: Math.min(radius, 14) }, [
      row(heads, true),
      ...rows
        .slice(0, 4)
        .map(({ label, cells }) =>
          row([label, ...columns.slice(0, 3).map((_column, index) => cells[index] ?? '')], false),
        ),
    ]),
  ]);
}

/** The tabs in a row, and the first panel. */
export function tabsNode({ items, title }: Of<'tabs'>, paint: Paint): Node {
  const { palette } = paint;
  const [first] = items;
  const labels = items
    .slice(0, 4)
    .map(({ label }, index) =>
      box({ padding: '10px 26px 16px', borderBottom: `3px solid ${index === 0 ? palette.primary : palette.line}` }, [
        paint.body(label.slice(0, 24), 20, index === 0 ? palette.primary : palette.muted, { fontWeight: 600 }),
      ]),
    );
  const words = first?.body || first?.points[0] || '';
  return band([
    headingNode(title, paint),
    box({}, labels),
    ...(words ? [box({ width: INNER_WIDTH }, [paint.body(words, 20)])] : []),
  ]);
}

/** The picture of a video, with the sign that it plays. */
export function videoNode({ art, title }: Of<'video'>, paint: Paint): Node {
  const { palette, radius } = paint;
  const height = 420;
  const sign = box({
    borderTop: '17px solid transparent',
    borderBottom: '17px solid transparent',
    borderLeft: `28px solid ${palette.onPrimary}`,
    marginLeft: 8,
  });
  const button = box(
    {
      position: 'absolute',
      left: INNER_WIDTH / 2 - 46,
      top: height / 2 - 46,
      width: 92,
      height: 92,
      borderRadius: 46,
      background: palette.primary,
      alignItems: 'center',
      justifyContent: 'center',
    },
    [sign],
  );
  return band([
    headingNode(title, paint),
    box({ position: 'relative', width: INNER_WIDTH, height }, [
      picture(art, paint, INNER_WIDTH, height, Math.round(radius * 1.5)),
      button,
    ]),
  ]);
}
