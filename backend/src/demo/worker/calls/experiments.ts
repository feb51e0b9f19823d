import { CONTROL, type Experiment, type ExperimentForm, variantLetters } from '@landfall/shared/contracts';
import { finishExperiment, listExperiments, startExperiment } from '@landfall/shared/endpoints';
import { experimentAnswer } from '../../../growth/experiments/experiment-answer.ts';
import { variantProblem } from '../../../growth/experiments/variant-problem.ts';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Route } from '../api/route.ts';
import { now } from '../moment.ts';
import { keepContents } from '../pages/keep-page.ts';
import { runningOf } from '../pages/running-experiments.ts';
import type { ExperimentRecord, PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { requirePage } from './require.ts';

const DAY = 24 * 60 * 60;
/** The newest experiments of a page that are listed. */
const LISTED = 50;

const atMoment = (seconds: number): Date => new Date(seconds * 1000);

function toExperiment({ variants, startedAt, endsAt, endedAt, ...kept }: ExperimentRecord): Experiment {
  const moments = { startedAt: atMoment(startedAt), endsAt: atMoment(endsAt), endedAt: endedAt && atMoment(endedAt) };
  const leads = new Map(variants.map(({ letter, leads: count }) => [letter, count]));
  return experimentAnswer(
    { ...kept, ...moments, endedAt: moments.endedAt || null, endedBecause: null },
    variants,
    leads,
    new Date(),
  );
}

/** @throws AppError not_found, invalid */
function requireVariants(state: State, control: PageRecord, { variants }: ExperimentForm): void {
  const fields: Record<string, string[]> = {};
  for (const [index, { page_id }] of variants.entries()) {
    const field = `variants.${index}.page_id`;
    const page = state.pages.get(page_id);
    const gone = 'This page does not exist.';
    if (page?.projectId !== control.projectId)
      throw new AppError('not_found', { message: gone, fields: { [field]: [gone] } });
    const problem = variantProblem({ ...page, hasContents: true }, control.id);
    if (problem) fields[field] = [problem];
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
}

/** Tries variants of a page that is online. @throws AppError conflict, not_found, invalid */
export function tryVariants(state: State, control: PageRecord, form: ExperimentForm): ExperimentRecord {
  if (control.status !== 'active')
    throw new AppError('conflict', { message: 'Publish this page first: an experiment needs visitors.' });
  requireVariants(state, control, form);
  const pages = [control.id, ...form.variants.map(({ page_id }) => page_id)];
  if (pages.some((id) => runningOf(state, id)))
    throw new AppError('conflict', { message: 'An experiment runs with this page already. End it first.' });
  const at = now();
  const rest = 100 - form.variants.reduce((sum, { weight }) => sum + weight, 0);
  const begun = { views: 0, visitors: 0, leads: 0 };
  for (const id of pages) {
    const page = state.pages.get(id);
    // Visitors see it from now on, at the address of another page.
    if (page) state.pages.change(page, { wasOnline: true });
  }
  return state.experiments.put({
    ...{ id: crypto.randomUUID(), projectId: control.projectId, pageId: control.id, name: form.name },
    ...{ status: 'running', days: form.days, startedAt: at, endsAt: at + form.days * DAY, endedAt: null, winner: null },
    variants: [
      { letter: CONTROL, name: control.title, pageId: control.id, weight: rest, ...begun },
      ...form.variants.map(({ name, page_id, weight }, index) => ({
        ...{ letter: variantLetters[index + 1] ?? '', name, pageId: page_id, weight, ...begun },
      })),
    ],
    drawn: null,
  });
}

/** The page gets the contents of the variant that won, as a version. @throws AppError invalid */
function adopt(state: State, page: PageRecord, { variants }: ExperimentRecord, letter: string): void {
  const chosen = variants.find((variant) => variant.letter === letter);
  if (!chosen) throw new AppError('invalid', { fields: { variant: ['Choose a variant of the experiment'] } });
  const from = chosen.pageId ? state.pages.get(chosen.pageId) : undefined;
  if (!from) throw new AppError('invalid', { fields: { variant: ['This page was deleted.'] } });
  if (letter !== CONTROL) keepContents(state, page, from.contents, { origin: 'saved' });
}

export const experimentRoutes: readonly Route[] = [
  answer(listExperiments, ({ state, params }) => {
    const { id } = requirePage(state, params);
    const own = state.experiments.all().filter(({ pageId }) => pageId === id);
    return {
      data: own
        .toSorted((a, b) => b.startedAt - a.startedAt)
        .slice(0, LISTED)
        .map(toExperiment),
    };
  }),
  answer(startExperiment, ({ state, params, body }) => ({
    data: toExperiment(tryVariants(state, requirePage(state, params), body)),
  })),
  answer(finishExperiment, ({ state, params, body }) => {
    const page = requirePage(state, params);
    const experiment = state.experiments.get(params.experiment_id);
    if (experiment?.pageId !== page.id) throw new AppError('not_found', { message: 'This experiment does not exist.' });
    if (experiment.status !== 'running')
      throw new AppError('conflict', { message: 'This experiment has ended already.' });
    const winner = body.status === 'won' ? body.variant : null;
    if (winner) adopt(state, page, experiment, winner);
    return {
      data: toExperiment(state.experiments.change(experiment, { status: body.status, winner, endedAt: now() })),
    };
  }),
];
