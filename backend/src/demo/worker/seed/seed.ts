import { LANDING_PAGE_PROJECT, type PageLanguage } from '@landfall/shared/contracts';
import { addProject } from '../calls/projects.ts';
import { tell } from '../calls/tell.ts';
import { dayOf, now } from '../moment.ts';
import { addPage } from '../pages/keep-page.ts';
import { templateContents, writtenContents } from '../pages/write-contents.ts';
import { countVisit } from '../sites/count-visit.ts';
import { formsOfPage } from '../sites/forms-of-page.ts';
import type { PageRecord, ProjectRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { BAKERY, LEADS, STUDIO } from './examples.ts';

const DAY = 24 * 60 * 60;
const LANGUAGE: PageLanguage = 'en';

const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A page that the composer writes of one of the example texts. */
function writeExample(
  state: State,
  project: ProjectRecord,
  { title, path, text, isDraft }: { title: string; path: string; text: string; isDraft: boolean },
): PageRecord {
  const wanted = { title, description: '', descriptionAi: text, facts: null, language: LANGUAGE };
  return addPage(state, {
    ...{ projectId: project.id, title, path, description: '', descriptionAi: text, generatedBy: 'composer', isDraft },
    contents: writtenContents(project, wanted),
  });
}

/** Thirty days of visitors: more on weekdays, and growing. */
function seedVisits(state: State, page: PageRecord): void {
  const sources = ['', 'google.com', 'instagram.com'] as const;
  for (let ago = 29; ago >= 0; ago -= 1) {
    const at = now() - ago * DAY;
    const isWeekend = [0, 6].includes(new Date(at * 1000).getDay());
    const visitors = Math.round((isWeekend ? 9 : 16) + (29 - ago) * 0.7 + ((ago * 7) % 5));
    for (const [index, source] of sources.entries()) {
      const share = Math.round(visitors / (index + 2));
      countVisit(state, page, { day: dayOf(at), source, visitors: share, views: Math.round(share * 1.6) });
    }
  }
}

function seedLeads(state: State, page: PageRecord): void {
  const [form] = formsOfPage(state, page);
  for (const { ago, status, ...fields } of LEADS) {
    const lead_id = crypto.randomUUID();
    const created_at = now() - ago;
    const known = Object.fromEntries((form?.fields ?? []).map(({ name, type }) => [name, valueFor(type, fields)]));
    state.leads.put({
      ...{ id: lead_id, lead_id, projectId: page.projectId, form_id: form?.id ?? null, page_id: page.id },
      ...{ page_title: page.title, fields: known, files: [], variant: null, status, spam_reasons: [], consent: [] },
      ...{ source: { referrer: '', utm_source: '', utm_medium: '', utm_campaign: '' }, confirmed: true, created_at },
    });
    if (status === 'new')
      tell(state, {
        ...{ type: 'lead.created', thing: 'lead', subject_id: lead_id, name: page.title, sender: fields.email },
        ...{ project_id: page.projectId, created_at },
      });
  }
}

function valueFor(type: string, { name, email, text }: { name: string; email: string; text: string }): string {
  if (type === 'email') return email;
  if (type === 'long_text') return text;
  return type === 'text' ? name : '';
}

/** What a demo begins with: an account, two projects, pages in several states, visitors, leads. */
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
    const contents = templateContents(studio, template, { title, description: '' }, LANGUAGE);
    const typed = { title, path, description: '', descriptionAi: '', generatedBy: '' };
    addPage(state, { projectId: studio.id, ...typed, contents, isDraft: false });
  }
  if (!home) return;
  seedVisits(state, home);
  seedLeads(state, home);
}
