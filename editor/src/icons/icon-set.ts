import { ICONS } from '@landfall/page/sections/icons';
import { MORE_ICONS } from './more-icons.ts';

// A cross closes things; it says nothing about an offer.
const { x: _cross, ...PAGE_ICONS } = ICONS;

/** Every icon that can be chosen, by its name at lucide. */
export const ICON_SET = { ...PAGE_ICONS, ...MORE_ICONS };

export type IconId = keyof typeof ICON_SET;

interface Shape {
  tagName: string;
  attributes: Record<string, string>;
}

/** The shapes of an icon: what stands inside of its drawing. */
export function shapesOf(id: IconId): Shape[] {
  return Array.from(
    ICON_SET[id].matchAll(/<([a-z]+)((?: [\w-]+="[^"]*")*)\/>/g),
    ([, tagName = '', attributes = '']) => ({
      tagName,
      attributes: Object.fromEntries(
        Array.from(attributes.matchAll(/(?<![\w-])([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
      ),
    }),
  );
}

const keyOf = (shapes: readonly Shape[]): string =>
  shapes
    .map(({ tagName, attributes }) =>
      [tagName, ...Object.entries(attributes).map((entry) => entry.join('='))].sort().join(' '),
    )
    .join('|');

const KNOWN: ReadonlyMap<string, IconId> = new Map(
  (Object.keys(ICON_SET) as IconId[]).map((id) => [keyOf(shapesOf(id)), id]),
);

/** The icon that a drawing shows; undefined for one that is none of the set. */
export const iconOf = (shapes: readonly Shape[]): IconId | undefined => KNOWN.get(keyOf(shapes));
