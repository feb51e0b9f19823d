import { tell } from '../calls/tell.ts';
import { now } from '../moment.ts';
import { formsOfPage, type PageForm } from '../sites/forms-of-page.ts';
import type { LeadRecord, PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { LEADS, SENDERS } from './examples.ts';

interface Sender {
  name: string;
  email: string;
  text: string;
}

function valueFor(type: string, { name, email, text }: Sender): string {
  if (type === 'email') return email;
  if (type === 'long_text') return text;
  return type === 'text' ? name : '';
}

/** Adds what somebody sent with a form of a page. */
function addLead(
  state: State,
  page: PageRecord,
  form: PageForm | undefined,
  { sender, ...kept }: Pick<LeadRecord, 'status' | 'created_at' | 'variant'> & { sender: Sender },
): void {
  const lead_id = crypto.randomUUID();
  const fields = Object.fromEntries((form?.fields ?? []).map(({ name, type }) => [name, valueFor(type, sender)]));
  state.leads.put({
    ...{ id: lead_id, lead_id, projectId: page.projectId, form_id: form?.id ?? null, page_id: page.id },
    ...{ page_title: page.title, fields, files: [], spam_reasons: [], consent: [], confirmed: true },
    ...{ source: { referrer: '', utm_source: '', utm_medium: '', utm_campaign: '' }, ...kept },
  });
  if (kept.status === 'new')
    tell(state, {
      ...{ type: 'lead.created', thing: 'lead', subject_id: lead_id, name: page.title, sender: sender.email },
      ...{ project_id: page.projectId, created_at: kept.created_at },
    });
}

/** The newest leads of a page. */
export function seedLeads(state: State, page: PageRecord): void {
  const [form] = formsOfPage(state, page);
  for (const { ago, status, ...sender } of LEADS)
    addLead(state, page, form, { sender, status, variant: null, created_at: now() - ago });
}

/** The sender of a number: each is another one. */
function senderOf(number: number): Sender {
  const { first, last, texts } = SENDERS;
  const name = [first[number % first.length] ?? '', last[(number * 5) % last.length] ?? ''];
  return {
    name: name.join(' '),
    email: `${name.join('.').toLowerCase()}@example.com`,
    text: texts[number % texts.length] ?? '',
  };
}

/** Leads that were read already, at moments. */
export function seedReadLeads(
  state: State,
  page: PageRecord,
  sent: readonly { at: number; variant: string | null }[],
): void {
  const [form] = formsOfPage(state, page);
  const known = state.leads.all().length;
  for (const [index, { at, variant }] of sent.entries())
    addLead(state, page, form, { sender: senderOf(known + index), status: 'read', variant, created_at: at });
}
