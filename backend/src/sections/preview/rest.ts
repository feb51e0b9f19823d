import type { PageModel } from '../model.ts';
import { themeOf } from '../themes.ts';
import { box, type Node, text } from './node.ts';

/** What shows below the hero: the next section's title and the first of its parts. */
export function previewBody(page: PageModel): Node[] {
  const { palette, radius } = themeOf(page.theme.palette);
  const features = page.sections.find((section) => section.kind === 'features');
  if (features?.kind !== 'features') return [];
  const cards = features.items.slice(0, 3).map((item) =>
    box(
      {
        flexDirection: 'column',
        gap: 10,
        padding: 28,
        width: 285,
        borderRadius: radius,
        background: palette.surface,
      },
      [
        box({ width: 40, height: 40, borderRadius: Math.min(radius, 14), background: palette.primary }),
        text(item.title.slice(0, 30), 24, { fontFamily: 'Display', fontWeight: 600, color: palette.ink }),
        text(item.body.slice(0, 70), 18, { lineHeight: 1.5, color: palette.muted }),
      ],
    ),
  );
  return [
    box({ flexDirection: 'column', gap: 26, marginTop: 20 }, [
      text(features.title.slice(0, 60), 38, { fontFamily: 'Display', fontWeight: 600, color: palette.ink }),
      box({ gap: 24 }, cards),
    ]),
  ];
}
