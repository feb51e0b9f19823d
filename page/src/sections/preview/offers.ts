import type { Section } from '../model.ts';
import type { Art } from '../section-kind.ts';
import { columnWidth } from './content.ts';
import { box, type Node } from './node.ts';
import { band, buttons, headingNode, INNER_WIDTH, type Paint, picture } from './paint.ts';

type Of<K extends Section['kind']> = Extract<Section, { kind: K }>;

/** A form with its fields, empty. */
export function leadFormNode({ body, button, fields, title, variant }: Of<'lead-form'>, paint: Paint): Node {
  const { palette, radius } = paint;
  const field = (label: string, height: number, width: number) =>
    box({ flexDirection: 'column', gap: 8, width }, [
      paint.body(label.slice(0, 40), 17, palette.ink, { fontWeight: 600 }),
      box({
        height,
        width,
        borderRadius: Math.min(radius, 14),
        background: palette.background,
        border: `1px solid ${palette.muted}`,
      }),
    ]);
  const send = buttons([{ label: button, href: '#' }], paint, paint.light);
  const heading = [paint.title(title, 40), ...(body ? [paint.body(body, 20)] : [])];
  if (variant === 'line') {
    const [first] = fields;
    return band(
      [
        box({ flexDirection: 'column', alignItems: 'center', gap: 18 }, heading),
        box({ alignItems: 'flex-end', justifyContent: 'center', gap: 16 }, [field(first?.label ?? '', 62, 480), send]),
      ],
      { background: palette.surface },
    );
  }
  const inner = 520;
  const form = box(
    {
      flexDirection: 'column',
      gap: 18,
      padding: 34,
      width: inner + 68,
      borderRadius: Math.round(radius * 1.5),
      background: palette.surface,
      border: `1px solid ${palette.line}`,
    },
    [
      ...fields.slice(0, 4).map(({ label, input }) => field(label, input === 'message' ? 104 : 52, inner)),
      box({}, [send]),
    ],
  );
  return band([
    box({ justifyContent: 'space-between' }, [box({ flexDirection: 'column', gap: 18, width: 420 }, heading), form]),
  ]);
}

/** A date in its frame. */
export function countdownNode({ body, date, label, title }: Of<'countdown'>, paint: Paint): Node {
  const { palette, radius } = paint;
  return band(
    [
      box(
        {
          alignItems: 'center',
          gap: 48,
          padding: 38,
          width: INNER_WIDTH,
          borderRadius: Math.round(radius * 1.5),
          border: `2px solid ${palette.primary}`,
          background: palette.surface,
        },
        [
          box({ flexDirection: 'column', gap: 6, width: 330 }, [
            paint.body(label, 18, palette.primary, { fontWeight: 600 }),
            paint.title(date, 32),
          ]),
          box({ flexDirection: 'column', gap: 8, width: 560 }, [
            paint.title(title, 28),
            ...(body ? [paint.body(body, 19)] : []),
          ]),
        ],
      ),
    ],
    { padding: '28px 64px' },
  );
}

/** Names in a row. */
export const logosNode = ({ items, title }: Of<'logos'>, paint: Paint): Node =>
  band(
    [
      box({ alignItems: 'center', justifyContent: 'space-between', width: INNER_WIDTH }, [
        paint.body(title, 18, paint.palette.muted, { fontWeight: 600 }),
        ...items.slice(0, 4).map(({ name }) => paint.title(name.slice(0, 18), 25)),
      ]),
    ],
    {
      padding: '30px 64px',
      borderTop: `1px solid ${paint.palette.line}`,
      borderBottom: `1px solid ${paint.palette.line}`,
    },
  );

/** Plans side by side. */
export function pricingNode({ plans, title }: Of<'pricing'>, paint: Paint): Node {
  const { palette, radius } = paint;
  const shown = plans.slice(0, 3);
  const width = columnWidth(Math.max(shown.length, 2));
  const product = (plan: (typeof plans)[number], art: Art) =>
    box({ flexDirection: 'column', gap: 12, width }, [
      picture(art, paint, width, width, radius),
      paint.title(plan.name, 23),
      paint.title(plan.price, 23, palette.primary),
    ]);
  const cards = shown.map((plan) =>
    plan.art
      ? product(plan, plan.art)
      : box(
          {
            flexDirection: 'column',
            gap: 16,
            padding: 32,
            width,
            borderRadius: radius,
            border: plan.featured ? `2px solid ${palette.primary}` : `1px solid ${palette.line}`,
            background: plan.featured ? palette.surface : palette.background,
          },
          [
            paint.title(plan.name, 23),
            paint.title(`${plan.price} ${plan.period}`, 38),
            ...plan.points.slice(0, 2).map((point) => paint.body(point, 18)),
          ],
        ),
  );
  return band([
    paint.title(title, 40),
    box({ gap: 24, justifyContent: shown.length === 1 ? 'center' : 'flex-start' }, cards),
  ]);
}

/** The comparison as a table. */
export function comparisonNode({ columns, rows, title }: Of<'comparison'>, paint: Paint): Node {
  const { palette } = paint;
  const width = columnWidth(columns.length + 1, 0);
  const cell = (content: string, isLast: boolean, isHead: boolean) =>
    box({ width, padding: '18px 22px', background: isLast ? palette.surface : 'transparent' }, [
      isHead
        ? paint.title(content, 21, isLast ? palette.primary : palette.ink)
        : paint.body(content.slice(0, 60), 18, isLast ? palette.ink : palette.muted),
    ]);
  const mark = (value: boolean | string | undefined) => (typeof value === 'string' ? value : value ? '✓' : '–');
  const row = (first: string, cells: readonly string[], isHead: boolean) =>
    box({ borderBottom: `1px solid ${palette.line}`, width: INNER_WIDTH }, [
      box({ width, padding: '18px 0' }, [paint.body(first, 19, palette.ink, { fontWeight: 600 })]),
      ...cells.map((content, index) => cell(content, index === cells.length - 1, isHead)),
    ]);
  return band([
    paint.title(title, 40),
    box({ flexDirection: 'column' }, [
      row('', columns, true),
      ...rows.slice(0, 3).map(({ label, cells }) =>
        row(
          label,
          columns.map((_column, index) => mark(cells[index])),
          false,
        ),
      ),
    ]),
  ]);
}

/** People by their first letters. */
export function teamNode({ people, title }: Of<'team'>, paint: Paint): Node {
  const { palette, radius } = paint;
  const cells = people.slice(0, 3).map((person) =>
    box({ flexDirection: 'column', gap: 12, width: columnWidth(3) }, [
      box(
        {
          width: 88,
          height: 88,
          borderRadius: Math.round(radius * 1.5),
          background: palette.soft,
          alignItems: 'center',
          justifyContent: 'center',
        },
        [paint.title([...person.name][0] ?? '', 32, palette.primary)],
      ),
      paint.title(person.name, 23),
      paint.body(person.role, 18, palette.primary, { fontWeight: 600 }),
    ]),
  );
  return band([headingNode(title, paint), box({ gap: 24 }, cells)]);
}

/** The closing call. */
export function ctaNode({ actions, body, title, variant }: Of<'cta'>, paint: Paint): Node {
  const children = [
    paint.title(title, 46, paint.dark.ink),
    paint.body(body, 21, paint.dark.muted),
    buttons(actions, paint, paint.dark),
  ];
  if (variant === 'band') return band(children, { background: paint.palette.deep, padding: '76px 64px' });
  return band([
    box(
      {
        flexDirection: 'column',
        alignItems: 'center',
        gap: 26,
        padding: 72,
        width: INNER_WIDTH,
        borderRadius: Math.round(paint.radius * 1.5),
        background: paint.palette.deep,
      },
      children,
    ),
  ]);
}
