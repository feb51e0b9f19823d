import { LANDING_PAGE_PROJECT, type PageLanguage } from '@landfall/shared/contracts';
import { addProject } from '../calls/projects.ts';
import { now } from '../moment.ts';
import { addPage } from '../pages/keep-page.ts';
import { templateContents, writtenContents } from '../pages/write-contents.ts';
import type { PageRecord, ProjectRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { BAKERY, STUDIO } from './examples.ts';
import { seedExperiment } from './seed-experiment.ts';
import { seedFunnel } from './seed-funnel.ts';
import { seedLeads } from './seed-leads.ts';
import { seedVisits } from './seed-visits.ts';

const LANGUAGE: PageLanguage = 'en';

const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A page that the composer writes of one of the example texts. */
function writeExample(
  state: State,
  project: ProjectRecord,
  { title, path, text, isDraft }: { title: string; path: string; text: string; isDraft: boolean },
): PageRecord {
  const wanted = { title, description: '', descriptionAi: text, facts: null, language: LANGUAGE, brand: {} };
  return addPage(state, {
    ...{ projectId: project.id, title, path, description: '', descriptionAi: text, generatedBy: 'composer', isDraft },
    contents: writtenContents(project, wanted),
  });
}

/** What a demo begins with: an account, two projects, pages in several states, visitors, leads, a path and an experiment. */
export function seed(state: State): void {
  const at = now();
  state.accounts.put({
    id: 'account',
    name: 'Alex Rivera',
    email: 'alex@example.com',
    avatar: '',
    createdAt: at,
    updatedAt: at,
  });
  const project = (parts: { name: string; description: string }) =>
    addProject(state, { ...parts, type: LANDING_PAGE_PROJECT, time_zone: timeZone() });
  const bakery = project(BAKERY.project);
  const [home] = BAKERY.pages.map((page) => writeExample(state, bakery, page));
  const studio = project(STUDIO.project);
  for (const { template, title, path } of STUDIO.pages) {
    const contents = templateContents(studio, template, { title, description: '' }, LANGUAGE, {});
    const typed = { title, path, description: '', descriptionAi: '', generatedBy: '' };
    addPage(state, { projectId: studio.id, ...typed, contents, isDraft: false });
  }
  if (!home) return;
  seedVisits(state, home);
  seedLeads(state, home);
  seedExperiment(state, home);
  seedFunnel(state, bakery);
}
