import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { brandTheme, isBrandPalette } from './brand-palette.ts';
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

/** A theme of ours, or one that a brand's colour makes (brand-palette.ts). */
export const paletteId = v.union([v.picklist(THEME_IDS), v.pipe(v.string(), v.check(isBrandPalette))]);

/** Brand palettes are derived again and again while a page is drawn; a site has one. */
const derived = new LRUCache<string, Theme>({ max: 200 });

function brandThemeOf(id: string): Theme | null {
  const known = derived.get(id);
  if (known) return known;
  const theme = brandTheme(id);
  if (theme) derived.set(id, theme);
  return theme;
}

/** The theme with this id; the first one where it is unknown (a theme of a newer version). */
export const themeOf = (id: string): Theme => knownTheme(id) ?? THEMES[0];

/** The theme with this id; null where it is unknown. */
export const knownTheme = (id: string): Theme | null => THEMES.find((theme) => theme.id === id) ?? brandThemeOf(id);
