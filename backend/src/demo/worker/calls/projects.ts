import type { Project } from '@landfall/shared/contracts';
import {
  createProject,
  deleteProject,
  listDomains,
  listProjects,
  readCdn,
  readOverview,
  readProject,
  updateProject,
} from '@landfall/shared/endpoints';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Route } from '../api/route.ts';
import { now } from '../moment.ts';
import { forgetParts } from '../pages/forget-page.ts';
import { scope } from '../scope.ts';
import type { ProjectRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { OWN_PLAN, planRoomOf } from './plans.ts';
import { pagesOf, requireProject } from './require.ts';

const toProject = ({ id: _, site: _site, seo: _seo, brand: _brand, ...project }: ProjectRecord): Project => project;

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 40);

/** A folder of the demo that no other project's site has. */
function newSite(state: State, name: string): string {
  const slug = slugOf(name) || 'site';
  const taken = new Set(state.projects.all().map(({ site }) => site));
  let site = slug;
  for (let number = 2; taken.has(site); number += 1) site = `${slug}-${number}`;
  return site;
}

/** Adds a project. */
export function addProject(state: State, parts: Pick<Project, 'name' | 'description' | 'type' | 'time_zone'>) {
  const id = crypto.randomUUID();
  const at = now();
  const site = newSite(state, parts.name);
  return state.projects.put({
    ...{ id, project_id: id, site, logo: '', status: 'active', created_at: at, updated_at: at },
    ...parts,
  });
}

function forget(state: State, { id }: ProjectRecord): void {
  for (const page of pagesOf(state, id)) {
    state.pages.delete(page.id);
    forgetParts(state, page.id);
  }
  for (const table of [state.leads, state.visits, state.trash, state.shared, state.funnels])
    for (const row of table.all()) if (row.projectId === id) table.delete(row.id);
  state.projects.delete(id);
}

/** Unread leads need somebody after so many seconds. */
const UNREAD_AFTER = 2 * 24 * 60 * 60;

export const projectRoutes: readonly Route[] = [
  answer(listProjects, ({ state }) => ({
    data: state.projects
      .all()
      .toSorted((a, b) => a.created_at - b.created_at)
      .map(toProject),
  })),
  answer(createProject, ({ state, body }) => {
    const { project_max } = OWN_PLAN.features;
    if (state.projects.all().length >= (project_max ?? 0))
      throw new AppError('plan_limit', { message: `Your plan allows up to ${project_max} projects.` });
    const { name, description, tipo: type, time_zone } = body;
    return { data: toProject(addProject(state, { name, description, type, time_zone })) };
  }),
  answer(readProject, ({ state, params }) => ({ data: toProject(requireProject(state, params)) })),
  answer(updateProject, ({ state, params, body }) => ({
    data: toProject(state.projects.change(requireProject(state, params), { ...body, updated_at: now() })),
  })),
  answer(deleteProject, ({ state, params }) => {
    const project = requireProject(state, params);
    forget(state, project);
    return { data: toProject(project) };
  }),
  answer(listDomains, ({ state, params, query }) => {
    const { id, site } = requireProject(state, params);
    const domain = `${scope().host}${scope().pathname}sites/${site}`;
    const isAsked = domain.includes(query.q ?? '') && (query.status ?? 'active') === 'active';
    const known = { domain_id: id, type: 'provider', domain, status: 'active', primary: true } as const;
    return { data: isAsked ? [{ ...known, ssl: scope().protocol === 'https:', checks: [], checked_at: null }] : [] };
  }),
  answer(readCdn, () => ({ cdn: '' })),
  answer(readOverview, ({ state, params }) => {
    const { id } = requireProject(state, params);
    const pages = pagesOf(state, id);
    const leads = state.leads.all().filter((lead) => lead.projectId === id && lead.status !== 'spam');
    const unread = leads.filter(({ status, created_at }) => status === 'new' && created_at < now() - UNREAD_AFTER);
    const waiting = Map.groupBy(unread, ({ form_id, page_title }) => JSON.stringify([form_id ?? '', page_title]));
    return {
      data: {
        steps: {
          page: pages.length > 0,
          published: pages.some(({ status }) => status === 'active'),
          domain: false,
          connected: false,
          visited: leads.length > 0 || state.visits.all().some((visit) => visit.projectId === id),
        },
        attention: Array.from(waiting, ([key, rows]) => {
          const [form, name] = JSON.parse(key) as [string, string];
          const since = Math.min(...rows.map(({ created_at }) => created_at));
          return { kind: 'leads_unread', thing: 'form', id: form, name, count: rows.length, since };
        }),
        room: planRoomOf(state),
      },
    };
  }),
];
