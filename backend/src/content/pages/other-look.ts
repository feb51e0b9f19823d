import { themeFor } from '@landfall/page/compose/look';
import { tradeOf } from '@landfall/page/compose/motifs';
import type { PageBrand } from '@landfall/page/compose/page-brand';
import type { PageModel } from '@landfall/page/sections/model';
import { hashOf, seeded } from '@landfall/page/sections/seeded';
import type { FactSheet } from '@landfall/shared/contracts';

type Theme = PageModel['theme'];

/** Looks that are tried: of those that suit a page, some have the same palette. */
const TRIES = 20;

/** What the page is written from, as far as it is known. */
interface Subject {
  facts: FactSheet | null;
  projectName: string;
  brand: PageBrand;
}

/**
 * What a page is drawn by in other colours than it has, or at least in other letters. Wishes, the trade and the brand
 * hold; where they leave no choice it looks as before.
 */
export function otherLook(current: Theme | null, { facts, projectName, brand }: Subject): string {
  const looks = Array.from({ length: TRIES }, () => crypto.randomUUID());
  const trade = facts ? tradeOf(facts, projectName) : undefined;
  const themeOf = (look: string) => themeFor(facts?.wishes ?? [], seeded(hashOf(look)), brand, trade);
  const differs = (part: keyof Theme) => looks.find((look) => themeOf(look)[part] !== current?.[part]);
  return differs('palette') ?? differs('type') ?? crypto.randomUUID();
}
