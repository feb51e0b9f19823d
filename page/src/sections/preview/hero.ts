import type { Section } from '../model.ts';
import { box, type Node } from './node.ts';
import { band, buttons, INNER_WIDTH, LAYOUT_WIDTH, openingPicture, type Paint } from './paint.ts';

type Hero = Extract<Section, { kind: 'hero' }>;

const sizeOf = ({ headline }: Hero): number => (headline.length > 60 ? 46 : headline.length > 30 ? 58 : 72);

function copyOf(hero: Hero, paint: Paint, width: number): Node {
  const isDark = hero.variant === 'cover' || hero.variant === 'statement';
  const ground = isDark ? paint.dark : paint.light;
  const isCentred = hero.variant === 'centered';
  const centre = isCentred ? { textAlign: 'center' } : {};
  const { color = ground.ink, size = sizeOf(hero) + (hero.variant === 'statement' ? 16 : 0) } = paint.opening;
  const title = paint.title(hero.headline, size, color);
  Object.assign(title.props.style, centre);
  return box({ flexDirection: 'column', alignItems: isCentred ? 'center' : 'flex-start', width, gap: 24 }, [
    ...(hero.eyebrow
      ? [paint.body(hero.eyebrow.slice(0, 60), 20, isDark ? ground.muted : paint.palette.primary, { fontWeight: 600 })]
      : []),
    title,
    paint.body(hero.lead, 25, ground.muted, centre),
    buttons(hero.actions, paint, ground),
  ]);
}

/** The opening of a page, as its variant has it. */
export function heroNode(hero: Hero, paint: Paint): Node {
  const { palette, radius } = paint;
  const corners = Math.round(radius * 1.5);
  switch (hero.variant) {
    case 'statement':
      return band([copyOf(hero, paint, 960)], { background: palette.deep, padding: '96px 64px' });
    case 'cover':
      return band(
        [
          box({ width: INNER_WIDTH, borderRadius: corners, overflow: 'hidden', background: palette.deep }, [
            box({ padding: 56, width: 650, alignItems: 'center' }, [copyOf(hero, paint, 538)]),
            openingPicture(hero.art, paint, 422, 520, 0),
          ]),
        ],
        { padding: '0 64px 48px' },
      );
    case 'centered':
    case 'editorial':
      return band(
        [
          box({ justifyContent: hero.variant === 'centered' ? 'center' : 'flex-start' }, [copyOf(hero, paint, 900)]),
          openingPicture(hero.art, paint, INNER_WIDTH, 330, corners),
        ],
        { padding: '24px 64px 48px', gap: 44 },
      );
    case 'mirror':
      return band(
        [
          box({ width: LAYOUT_WIDTH, alignItems: 'center', gap: 60 }, [
            openingPicture(hero.art, paint, 560, 500, corners),
            copyOf(hero, paint, 516),
          ]),
        ],
        { padding: '0 0 56px' },
      );
    case 'split':
      return band(
        [
          box({ width: INNER_WIDTH, alignItems: 'center', justifyContent: 'space-between' }, [
            copyOf(hero, paint, 580),
            openingPicture(hero.art, paint, 440, 460, corners),
          ]),
        ],
        { padding: '20px 64px 56px' },
      );
  }
}
