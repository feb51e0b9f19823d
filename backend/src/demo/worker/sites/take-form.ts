import { languageOf, sentFragment } from '@landfall/page/publish/form-markup';
import { formSettings } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { FILE_PARAMETER } from '../../../delivery/forms/file-path.ts';
import { withTyped } from '../../../delivery/forms/fill-form.ts';
import { FORM_TEXTS } from '../../../delivery/forms/form-texts.ts';
import { PROBLEM_TEXTS } from '../../../delivery/forms/problem-texts.ts';
import { plainPage } from '../../../delivery/sites/plain-page.ts';
import { type CheckedForm, checkFields } from '../../../growth/leads/check-fields.ts';
import { hasAnswers, readForm } from '../../../growth/leads/form-fields.ts';
import { tell } from '../calls/tell.ts';
import { now } from '../moment.ts';
import { nextStepOf } from '../pages/funnel-steps.ts';
import { addressOf } from '../pages/page-answer.ts';
import type { State } from '../state/state.ts';
import { countShown, type Shown } from './choose-variant.ts';
import { fileAt } from './delivered-file.ts';
import { formsOfPage, type PageForm } from './forms-of-page.ts';
import { visitedDocument } from './page-document.ts';
import { asPage } from './site-response.ts';

const NO_SOURCE = { referrer: '', utm_source: '', utm_medium: '', utm_campaign: '' };

const textsOf = (sent: FormData): [string, string][] =>
  Array.from(sent, ([name, value]): [string, string] => [name, typeof value === 'string' ? value : '']);

/** Stores what was sent, as its owner gets it. */
function storeLead(
  state: State,
  { page, letter }: Shown,
  form: PageForm | undefined,
  checked: CheckedForm,
  isSpam: boolean,
) {
  const lead_id = crypto.randomUUID();
  state.leads.put({
    ...{ id: lead_id, lead_id, projectId: page.projectId, form_id: form?.id ?? null },
    ...{ page_id: page.id, page_title: page.title },
    fields: Object.fromEntries(checked.fields.map(({ name, value }) => [name, value])),
    ...{ files: [], source: NO_SOURCE, variant: letter, consent: checked.consent, confirmed: true, created_at: now() },
    ...(isSpam ? { status: 'spam', spam_reasons: ['trap'] } : { status: 'new', spam_reasons: [] }),
  });
  if (isSpam) return;
  countShown(state, { page, letter }, 'leads');
  const sender = checked.email || (checked.fields.find(({ value }) => value)?.value ?? '');
  const told = { subject_id: lead_id, name: page.title, sender: sender.slice(0, 100), project_id: page.projectId };
  tell(state, { type: 'lead.created', thing: 'lead', ...told });
}

/** Takes in the form that a visitor sent to a published page. */
export async function takeForm(state: State, shown: Shown, request: Request): Promise<Response> {
  const { page } = shown;
  const sent = textsOf(await request.formData());
  const { document, frameOrigins } = visitedDocument(state, page);
  const language = languageOf(document);
  const texts = FORM_TEXTS[language];
  const read = readForm(sent);
  if (!read) return asPage(plainPage(...texts.long, { language }), 413);
  const form = formsOfPage(state, page).find(({ id, position }) =>
    read.id ? id === read.id : position === read.number,
  );
  // Files stay with their visitor: the demo keeps none of them.
  const fields = form?.fields.map((field) => (field.type === 'file' ? { ...field, required: false } : field)) ?? [];
  const checked = checkFields(fields, read, new Set(), { ...NO_SOURCE, page: page.path });
  if (checked.problems.length > 0) {
    const { title, text, ...problemTexts } = PROBLEM_TEXTS[language];
    const labels = new Map(fields.map(({ name, label }) => [name, label]));
    const problems = checked.problems.map(([name, problem]) => ({
      ...{ name, label: labels.get(name) ?? name, text: problemTexts[problem] },
    }));
    return asPage(withTyped(document, sent, [title, text], problems), 422, '', frameOrigins);
  }
  if (!hasAnswers(read)) return asPage(plainPage(...texts.empty, { language }), 400);
  storeLead(state, shown, form, checked, read.isTrapped);
  const settings = v.parse(formSettings, (form && state.forms.get(form.id)?.settings) ?? {});
  const number = form?.position ?? read.number;
  const query = form && fileAt(state, form.file) ? `?${FILE_PARAMETER}=${number}` : '';
  const thanks = `${addressOf(state, page)}${query}#${sentFragment(number)}`;
  const next = form?.toNextStep ? nextStepOf(state, page.id) : undefined;
  return Response.redirect(settings.redirect_url || (next ? addressOf(state, next) : thanks), 303);
}
