import type { Theme } from './theme.ts';
import { coral } from './themes/coral.ts';
import { gallery } from './themes/gallery.ts';
import { iris } from './themes/iris.ts';
import { lagoon } from './themes/lagoon.ts';
import { midnight } from './themes/midnight.ts';
import { orchard } from './themes/orchard.ts';
import { terracotta } from './themes/terracotta.ts';
import { volt } from './themes/volt.ts';

/** Every theme. A new one is a file in themes/ and a name here. */
export const THEMES = [terracotta, orchard, midnight, iris, volt, coral, lagoon, gallery] as const;

export type ThemeId = (typeof THEMES)[number]['id'];

export const THEME_IDS = THEMES.map((theme) => theme.id) as [ThemeId, ...ThemeId[]];

/** The theme with this id; the first one where it is unknown (a theme of a newer version). */
export const themeOf = (id: string): Theme => THEMES.find((theme) => theme.id === id) ?? THEMES[0];
