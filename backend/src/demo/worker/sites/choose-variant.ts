import { drawLetter } from '../../../delivery/sites/draw-letter.ts';
import { isPrivate } from '../../../delivery/sites/is-private.ts';
import { now } from '../moment.ts';
import { runningOf } from '../pages/running-experiments.ts';
import type { ExperimentRecord, ExperimentVariant, PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

/** What a visitor of a page is shown. */
export interface Shown {
  /** The page, with the contents of the variant that was drawn. */
  page: PageRecord;
  /** Null where no experiment runs, and for those who take no part in it. */
  letter: string | null;
}

function count(state: State, experiment: ExperimentRecord, letter: string, added: Partial<ExperimentVariant>): void {
  // What comes after the planned time is not counted.
  if (now() >= experiment.endsAt) return;
  const { views = 0, visitors = 0, leads = 0 } = added;
  const variants = experiment.variants.map((one) =>
    one.letter === letter
      ? { ...one, views: one.views + views, visitors: one.visitors + visitors, leads: one.leads + leads }
      : one,
  );
  state.experiments.change(experiment, { variants });
}

/** Draws a letter for this browser, which is one visitor and keeps what was drawn. */
function letterFor(state: State, experiment: ExperimentRecord): string {
  if (experiment.drawn) return experiment.drawn;
  const [, ...others] = experiment.variants;
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  const drawn = drawLetter(others, Math.floor((random / 2 ** 32) * 100));
  count(state, state.experiments.change(experiment, { drawn }), drawn, { visitors: 1 });
  return drawn;
}

/** A page as its visitor is shown it. */
export function shownTo(state: State, page: PageRecord, headers: Headers): Shown {
  const experiment = runningOf(state, page.id);
  if (experiment?.pageId !== page.id || isPrivate(Object.fromEntries(headers))) return { page, letter: null };
  const letter = letterFor(state, experiment);
  const shown = experiment.variants.find((variant) => variant.letter === letter)?.pageId;
  const contents = shown && state.pages.get(shown)?.contents;
  return contents ? { page: { ...page, contents }, letter } : { page, letter: null };
}

/** Counts a view, or a lead, of what was shown. */
export function countShown(state: State, { page, letter }: Shown, what: 'views' | 'leads'): void {
  const experiment = letter === null ? undefined : runningOf(state, page.id);
  if (experiment && letter !== null) count(state, experiment, letter, { [what]: 1 });
}
