import { stepSheet, stepTitle } from '@landfall/page/compose/funnel-step';
import { STEP_ROLES, type StepRole } from '@landfall/page/compose/step-role';
import { type CorrectedFacts, type Funnel, type FunnelForm, MOST_FUNNELS } from '@landfall/shared/contracts';
import {
  createFunnel,
  deleteFunnel,
  listFunnels,
  readFunnel,
  readFunnelStats,
  updateFunnel,
  writeFunnel,
} from '@landfall/shared/endpoints';
import { run as compose } from '../../../content/pages/compose-work.ts';
import { wordsOf } from '../../../content/pages/fact-words.ts';
import { pageLanguageOf } from '../../../content/pages/page-language-of.ts';
import { freeSlug, pathOf, wordsFor } from '../../../growth/funnels/step-paths.ts';
import { stepProblems } from '../../../growth/funnels/step-problems.ts';
import { stepStats } from '../../../growth/funnels/step-stats.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SpokenLanguage } from '../../../platform/texts/spoken-language.ts';
import { answer, type Route } from '../api/route.ts';
import { now } from '../moment.ts';
import { pageBrandOf } from '../pages/brand-of-project.ts';
import { toFunnel } from '../pages/funnel-answer.ts';
import { addPage, requireFreePath } from '../pages/keep-page.ts';
import { sheetOf, writtenContents } from '../pages/write-contents.ts';
import type { FunnelRecord, ProjectRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { pagesOf, requireProject } from './require.ts';
import { countsOf, daysOf, within } from './stats.ts';

const MOST_TITLE = 100;

const funnelsOf = (state: State, projectId: string): FunnelRecord[] =>
  state.funnels
    .all()
    .filter((funnel) => funnel.projectId === projectId)
    .toSorted((a, b) => b.createdAt - a.createdAt);

function requireFunnel(state: State, params: { project_id: string; funnel_id: string }): FunnelRecord {
  const found = state.funnels.get(params.funnel_id);
  if (found?.projectId !== requireProject(state, params).id)
    throw new AppError('not_found', { message: 'This funnel does not exist.' });
  return found;
}

/** @throws AppError invalid, beside the steps that are no pages of the project, or are in another funnel */
function requireFree(state: State, projectId: string, steps: readonly string[], own: string): void {
  const funnels = funnelsOf(state, projectId);
  const known = pagesOf(state, projectId).map(({ id }) => {
    const funnel = funnels.find((each) => each.steps.some(({ pageId }) => pageId === id));
    return [id, { id, funnelId: funnel?.id ?? null, funnel: funnel?.name ?? null }] as const;
  });
  const fields = stepProblems(steps, new Map(known), own);
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields });
}

/** @throws AppError conflict where a project has no room for another one */
function requireRoom(state: State, projectId: string): void {
  if (funnelsOf(state, projectId).length >= MOST_FUNNELS)
    throw new AppError('conflict', { message: `A project has at most ${MOST_FUNNELS} funnels.` });
}

function addFunnel(
  state: State,
  projectId: string,
  { name, steps }: FunnelForm,
  roles: readonly StepRole[] = [],
): FunnelRecord {
  requireRoom(state, projectId);
  requireFree(state, projectId, steps, '');
  return state.funnels.put({
    ...{ id: crypto.randomUUID(), projectId, name, createdAt: now() },
    steps: steps.map((pageId, index) => ({ pageId, role: roles[index] ?? null })),
  });
}

interface PathForm {
  name: string;
  description: string;
  /** What was corrected of the description. */
  facts?: CorrectedFacts | undefined;
  slug?: string | undefined;
  pictures?: string[] | undefined;
}

/** Writes the pages of a path from one description, as drafts or published. @throws AppError slug_taken, plan_limit, conflict */
export function writePath(
  state: State,
  project: ProjectRecord,
  { name, description, facts, slug, pictures }: PathForm,
  spoken: SpokenLanguage,
  isDraft = true,
): FunnelRecord {
  requireRoom(state, project.id);
  const brief = { projectName: project.name, projectDescription: project.description, title: name, description: '' };
  const { sheet = null } = facts
    ? { sheet: sheetOf(facts) }
    : compose({ task: 'read', input: { ...brief, descriptionAi: description } });
  if (!sheet) throw new Error('Nothing was read.');
  const landing = slug ?? freeSlug(name, new Set(pagesOf(state, project.id).map(({ path }) => path)));
  for (const role of STEP_ROLES) requireFreePath(state, project.id, pathOf(landing, role));
  const descriptionAi = description || wordsOf(sheet);
  const brand = pageBrandOf(state, project, pictures);
  const pages = STEP_ROLES.map((role) => {
    const title = stepTitle(name, role, wordsFor(sheet, spoken)).slice(0, MOST_TITLE);
    const own = { title, description: '', descriptionAi };
    const language = pageLanguageOf(spoken);
    return addPage(state, {
      ...{ projectId: project.id, path: pathOf(landing, role), generatedBy: 'composer', isDraft },
      ...own,
      ...(pictures && { pictures }),
      contents: writtenContents(project, {
        ...{ ...own, facts: stepSheet(sheet, role), language, brand, step: role },
        // The pages of a path look alike.
        look: descriptionAi,
      }),
    });
  });
  const steps = pages.map(({ id }) => id);
  return addFunnel(state, project.id, { name, steps }, STEP_ROLES);
}

const answered = (state: State, funnel: FunnelRecord): { data: Funnel } => ({ data: toFunnel(state, funnel) });

export const funnelRoutes: readonly Route[] = [
  answer(listFunnels, ({ state, params }) => ({
    data: funnelsOf(state, requireProject(state, params).id).map((funnel) => toFunnel(state, funnel)),
  })),
  answer(createFunnel, ({ state, params, body }) =>
    answered(state, addFunnel(state, requireProject(state, params).id, body)),
  ),
  answer(writeFunnel, ({ state, params, body, language }) =>
    answered(state, writePath(state, requireProject(state, params), body, language)),
  ),
  answer(readFunnel, ({ state, params }) => answered(state, requireFunnel(state, params))),
  answer(updateFunnel, ({ state, params, body: { name, steps } }) => {
    const funnel = requireFunnel(state, params);
    requireFree(state, funnel.projectId, steps, funnel.id);
    const roles = new Map(funnel.steps.map(({ pageId, role }) => [pageId, role]));
    const changed = steps.map((pageId) => ({ pageId, role: roles.get(pageId) ?? null }));
    return answered(state, state.funnels.change(funnel, { name, steps: changed }));
  }),
  answer(deleteFunnel, ({ state, params }) => {
    state.funnels.delete(requireFunnel(state, params).id);
    return { message: '' };
  }),
  answer(readFunnelStats, ({ state, params, query }) => {
    const funnel = requireFunnel(state, params);
    const days = daysOf(query);
    const [from = now(), to = from] = [days[0], days.at(-1)];
    const counts = funnel.steps.map(
      ({ pageId }) => [pageId, countsOf(within(state, funnel.projectId, days, pageId))] as const,
    );
    const tz = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    return { data: { from, to, tz, ...stepStats(toFunnel(state, funnel), new Map(counts)) } };
  }),
];
