import { type Form, formSettings, type SentLead } from '@landfall/shared/contracts';
import {
  changeForm,
  changeLead,
  changeLeads,
  deleteLead,
  erasePerson,
  exportLeads,
  listForms,
  listLeads,
  readLead,
} from '@landfall/shared/endpoints';
import * as v from 'valibot';
import { csvRow } from '../../../growth/csv.ts';
import { AppError } from '../../../platform/errors.ts';
import { answer, answerFile, type Route } from '../api/route.ts';
import { inBulk } from '../lists/in-bulk.ts';
import { partOf } from '../lists/part.ts';
import { holds, sorted } from '../lists/search.ts';
import { nextStepOf } from '../pages/funnel-steps.ts';
import { fileAt } from '../sites/delivered-file.ts';
import { formsOfPage, type PageForm } from '../sites/forms-of-page.ts';
import type { LeadRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { pagesOf, requireProject } from './require.ts';
import { moveToTrash } from './trash.ts';

const toLead = ({ projectId: _, ...lead }: LeadRecord): SentLead => lead;

interface Filter {
  page_id?: string | undefined;
  form_id?: string | undefined;
  status?: string | undefined;
  q?: string | undefined;
}

/** The leads of a project that a query asks for; without a status all but spam. */
function found(state: State, projectId: string, { page_id, form_id, status, q }: Filter): LeadRecord[] {
  return state.leads
    .all()
    .filter(
      (lead) =>
        lead.projectId === projectId &&
        (status ? lead.status === status : lead.status !== 'spam') &&
        (!page_id || lead.page_id === page_id) &&
        (!form_id || lead.form_id === form_id) &&
        holds(Object.values(lead.fields), q),
    );
}

const newestFirst = (leads: readonly LeadRecord[], sort = '-created_at') =>
  sorted(leads, sort, ({ created_at }) => created_at);

function requireLead(state: State, params: { project_id: string; lead_id: string }): LeadRecord {
  const lead = state.leads.get(params.lead_id);
  if (lead?.projectId !== params.project_id) throw new AppError('not_found', { message: 'This lead does not exist.' });
  return lead;
}

const setStatus = (state: State, lead: LeadRecord, status: LeadRecord['status']): LeadRecord =>
  state.leads.change(lead, { status, spam_reasons: status === 'spam' ? ['marked'] : [] });

function toForm(state: State, { id, page, title, fields, toNextStep, file }: PageForm): Form {
  const leads = found(state, page.projectId, { form_id: id });
  return {
    ...{ form_id: id, page_id: page.id, page_title: page.title, title },
    fields: fields.map(({ words: _, value: _value, min: _min, max: _max, maxLength: _length, ...field }) => field),
    total: leads.length,
    unread: leads.filter(({ status }) => status === 'new').length,
    last_lead_at: newestFirst(leads)[0]?.created_at ?? null,
    ...{ online: page.status === 'active', locked: [] },
    to_next_step: toNextStep && nextStepOf(state, page.id) !== undefined,
    file: fileAt(state, file)?.file_name ?? null,
    settings: state.forms.get(id)?.settings ?? v.parse(formSettings, {}),
  };
}

const formsOf = (state: State, projectId: string): PageForm[] =>
  pagesOf(state, projectId).flatMap((page) => formsOfPage(state, page));

function leadsCsv(leads: readonly LeadRecord[]): string {
  const names = [...new Set(leads.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = leads.map(({ created_at, page_title, status, fields }) => [
    ...[new Date(created_at * 1000).toISOString(), page_title, status],
    ...names.map((name) => fields[name] ?? ''),
  ]);
  return [['Date', 'Page', 'Status', ...names], ...rows].map(csvRow).join('');
}

export const leadRoutes: readonly Route[] = [
  answer(listForms, ({ state, params }) => {
    const forms = formsOf(state, requireProject(state, params).id).map((form) => toForm(state, form));
    return { data: forms.toSorted((a, b) => (b.last_lead_at ?? 0) - (a.last_lead_at ?? 0)) };
  }),
  answer(changeForm, ({ state, params, body }) => {
    const form = formsOf(state, requireProject(state, params).id).find(({ id }) => id === params.form_id);
    if (!form) throw new AppError('not_found', { message: 'This form does not exist.' });
    state.forms.put({ id: form.id, settings: body });
    return { data: toForm(state, form) };
  }),
  answer(listLeads, ({ state, params, query }) =>
    partOf(newestFirst(found(state, requireProject(state, params).id, query), query.sort), query, toLead),
  ),
  answerFile(exportLeads, ({ state, params, query }) => {
    const leads = newestFirst(found(state, requireProject(state, params).id, query));
    return query.format === 'json'
      ? Response.json(leads.map(toLead))
      : new Response(leadsCsv(leads), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
  }),
  answer(changeLeads, ({ state, params, body: { ids, action } }) =>
    inBulk(ids, (lead_id) => {
      const lead = requireLead(state, { ...params, lead_id });
      return action === 'delete' ? moveToTrash(state, 'lead', lead) : setStatus(state, lead, action);
    }),
  ),
  answer(readLead, ({ state, params }) => ({ data: toLead(requireLead(state, params)) })),
  answer(changeLead, ({ state, params, body }) => ({
    data: toLead(setStatus(state, requireLead(state, params), body.status)),
  })),
  answer(deleteLead, ({ state, params }) => {
    moveToTrash(state, 'lead', requireLead(state, params));
    return { message: '' };
  }),
  answer(erasePerson, ({ state, params, query }) => {
    const { id } = requireProject(state, params);
    const isTheirs = ({ projectId, fields }: LeadRecord) =>
      projectId === id && Object.values(fields).some((value) => value.toLowerCase() === query.email.toLowerCase());
    const theirs = state.leads.all().filter(isTheirs);
    for (const lead of theirs) state.leads.delete(lead.id);
    for (const { id: entry, row } of state.trash.all()) if ('fields' in row && isTheirs(row)) state.trash.delete(entry);
    return { count: theirs.length, message: '' };
  }),
];
