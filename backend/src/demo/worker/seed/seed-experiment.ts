import { tryVariants } from '../calls/experiments.ts';
import { dayOf, now } from '../moment.ts';
import { addPage } from '../pages/keep-page.ts';
import { contentsOf } from '../pages/write-contents.ts';
import type { PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { TRIED } from './examples.ts';
import { seedReadLeads } from './seed-leads.ts';

const DAY = 24 * 60 * 60;
const DAYS = 14;
/** Days since its planned time was over. */
const OVER_SINCE = 1;
const VIEWS_OF_VISITOR = 1.6;

/** A copy of a page with another headline. */
function addVariant(state: State, page: PageRecord): PageRecord {
  const { projectId, description, descriptionAi, generatedBy, contents } = page;
  const sections = contents.model.sections.map((section) =>
    section.kind === 'hero' ? { ...section, headline: TRIED.headline } : section,
  );
  return addPage(state, {
    ...{ projectId, ...TRIED.page, description, descriptionAi, generatedBy, isDraft: true },
    contents: contentsOf({ ...contents.model, sections }, contents),
  });
}

/** An experiment whose time is over: its visitors are those that were counted of the page, and its leads are in the inbox. */
export function seedExperiment(state: State, page: PageRecord): void {
  const endsAt = now() - OVER_SINCE * DAY;
  const startedAt = endsAt - DAYS * DAY;
  const days = new Set(Array.from({ length: DAYS }, (_, index) => dayOf(startedAt + (index + 1) * DAY)));
  const all = state.visits
    .all()
    .filter(({ pageId, day }) => pageId === page.id && days.has(day))
    .reduce((sum, { visitors }) => sum + visitors, 0);
  const own = Math.round(all / 2) - 4;
  const counted = [own, all - own].map((visitors, index) => ({
    visitors,
    views: Math.round(visitors * VIEWS_OF_VISITOR),
    leads: Math.round(visitors * (TRIED.rates[index] ?? 0)),
  }));
  const { id: page_id } = addVariant(state, page);
  const variants = [{ name: TRIED.variant, page_id, weight: 50 }];
  const begun = tryVariants(state, page, { name: TRIED.name, days: DAYS, variants });
  const { variants: known } = state.experiments.change(begun, {
    ...{ startedAt, endsAt },
    variants: begun.variants.map((variant, index) => ({ ...variant, ...counted[index] })),
  });
  for (const { letter, leads } of known) {
    const sent = Array.from({ length: leads }, (_, index) => ({
      at: Math.floor(startedAt + ((index + 0.5) / leads) * DAYS * DAY),
      variant: letter,
    }));
    seedReadLeads(state, page, sent);
  }
}
