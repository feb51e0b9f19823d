import type { CorrectedFacts } from '@landfall/shared/contracts';
import type { SectionDraft } from '../sections/model.ts';
import type { Credit, Photo } from '../sections/section-kind.ts';
import type { NamedPhoto } from './page-brand.ts';

/** The owner's pictures that are not on the page yet. */
export interface Photos {
  /** The one that is about these words, else the next one; undefined where none is left. */
  take(words: string): Photo | undefined;
  /** Up to so many of the rest, in their order. */
  takeAll(most: number): Photo[];
  left(): number;
}

const MOST_CREDITS = 30;

/** Shorter words join nothing. */
const SHORTEST = 4;

/** Words as they are compared: without accents, and without the endings of plurals. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST)
    .map((word) => word.replace(/(?:es|s|en|n)$/, ''));

const withoutName = ({ name: _name, ...photo }: NamedPhoto): Photo => photo;

/** Whether a person wants none of their pictures: whoever refuses stock photos has some of their own. */
export const refusesPhotos = (wishes: CorrectedFacts['wishes']): boolean =>
  wishes.some(({ kind, text, negated }) => kind === 'picture' && negated && !/stock/i.test(text));

/** Who took the photos of these sections, each once. */
export function creditsOf(sections: readonly SectionDraft[]): Credit[] {
  const photos = sections.flatMap((section) => {
    if (section.kind === 'gallery') return section.items.map(({ art }) => art.photo);
    return 'art' in section ? [section.art?.photo] : [];
  });
  const credits = photos.flatMap((photo) => photo?.credit ?? []);
  return [...new Map(credits.map((each) => [`${each.label} ${each.href ?? ''}`, each])).values()].slice(
    0,
    MOST_CREDITS,
  );
}

/** Hands out pictures, each once. */
export function photosOf(pictures: readonly NamedPhoto[]): Photos {
  const left = pictures.map((picture) => ({ picture, words: wordsOf(`${picture.name} ${picture.alt}`) }));
  return {
    take(text) {
      const said = new Set(wordsOf(text));
      const scores = left.map(({ words }) => words.filter((word) => said.has(word)).length);
      const best = scores.indexOf(Math.max(...scores));
      const [taken] = best < 0 ? [] : left.splice(best, 1);
      return taken && withoutName(taken.picture);
    },
    takeAll: (most) => left.splice(0, most).map(({ picture }) => withoutName(picture)),
    left: () => left.length,
  };
}
