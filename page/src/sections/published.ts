import { anchorsOf } from './anchors.ts';
import type { PageModel, Section } from './model.ts';
import { embedAddress } from './parts/embed-link.ts';
import { endOf } from './parts/time-left.ts';
import { hasVideo } from './parts/video-player.ts';

/** A section with its anchor in the page. */
export interface Anchored {
  section: Section;
  anchor: string;
}

/** Every section of a page with its anchor. */
export function anchored(page: Pick<PageModel, 'sections'>): Anchored[] {
  const anchors = anchorsOf(page.sections.map(({ kind }) => kind));
  return page.sections.map((section, index) => ({ section, anchor: anchors[index] ?? '' }));
}

/** The lists without which a section of their kind says nothing. */
const LISTS = ['items', 'plans', 'people', 'rows', 'places', 'details'] as const;

const isSample = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'placeholder' in value && value.placeholder === true;

/** A copy of a value without the samples in its lists, and without what `isGone` says of objects. */
function without(value: unknown, isGone: (value: object) => boolean): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isGone(Object(item))).map((item) => without(item, isGone));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, part]) => typeof part !== 'object' || part === null || !isGone(part));
  return Object.fromEntries(kept.map(([name, part]) => [name, without(part, isGone)]));
}

/** A section without its samples; null where nothing else is in it. */
function withoutSamples(section: Section): Section | null {
  const isNamed = section.kind === 'header' || section.kind === 'footer';
  if (isSample(section) && !isNamed) return null;
  if (section.kind === 'timer' && endOf(section) === null) return null;
  if (section.kind === 'embed' && !embedAddress(section.href)) return null;
  if (section.kind === 'video' && !hasVideo(section.href)) return null;
  const rest = without(section, isSample) as Section;
  if (rest.kind === 'gallery') {
    const items = rest.items.filter(({ art }) => art.photo);
    return items.length > 0 ? { ...rest, items } : null;
  }
  if (rest.kind === 'hero') return { ...rest, ...Object.fromEntries(rest.placeholders.map((name) => [name, ''])) };
  const lists = LISTS.flatMap((name) => (name in rest ? [(rest as Record<string, unknown>)[name]] : []));
  const hours = rest.kind === 'place' ? (rest.hours?.rows ?? []) : [];
  const isEmpty = lists.length > 0 && lists.every((list) => Array.isArray(list) && list.length === 0);
  return isEmpty && hours.length === 0 ? null : rest;
}

/** What of a page is published: no samples, no section of samples alone, no link to one. */
export function published(page: Pick<PageModel, 'sections'>): Anchored[] {
  const all = anchored(page);
  const shown = all.flatMap(({ section, anchor }) => {
    const rest = withoutSamples(section);
    return rest ? [{ section: rest, anchor }] : [];
  });
  const there = new Set(shown.map(({ anchor }) => `#${anchor}`));
  const absent = new Set(all.map(({ anchor }) => `#${anchor}`).filter((href) => !there.has(href)));
  const leadsNowhere = (value: object) =>
    'href' in value && 'label' in value && typeof value.href === 'string' && absent.has(value.href);
  return absent.size === 0
    ? shown
    : shown.map(({ section, anchor }) => ({ section: without(section, leadsNowhere) as Section, anchor }));
}
