import type { ReadField } from '@landfall/page/publish/read-form';
import { shownFields } from '@landfall/page/publish/shown-fields';
import { type FormSettings, formSettings } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { and, eq, gt, sql } from '../../platform/db/operators.ts';
import { forms, plans, projects, users } from '../../platform/db/schema.ts';
import { allowedSettings } from '../forms/form-settings.ts';

export interface KnownForm {
  id: string;
  position: number;
  fields: ReadField[];
  /** Without what the account's plan lacks. */
  settings: FormSettings;
  /** Whether it leads to the next step of its page's funnel. */
  toNextStep: boolean;
}

/** The form that was sent: by its id, or by its place on a page from before forms had ids. Null where nobody knows it. */
export async function findForm(
  { db }: Pick<Context, 'db'>,
  pageId: string,
  { id, number }: { id: string; number: number },
): Promise<KnownForm | null> {
  const isAsked = id ? eq(forms.id, id) : eq(forms.position, number);
  const [found] = await db
    .select({
      form: forms,
      isAdvanced: sql<boolean>`coalesce((${plans.features} ->> 'form_advanced')::boolean, false)`,
    })
    .from(forms)
    .innerJoin(projects, eq(projects.id, forms.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(plans, eq(plans.name, users.planName))
    .where(and(eq(forms.pageId, pageId), isAsked));
  if (!found) return null;
  const { form, isAdvanced } = found;
  const settings = v.parse(formSettings, form.settings ?? {});
  return {
    id: form.id,
    position: form.position,
    fields: shownFields(form.fields, isAdvanced),
    settings: allowedSettings(settings, isAdvanced),
    toNextStep: form.toNextStep,
  };
}

/** Whether any form of a page asks for a file. */
export async function asksForFiles({ db }: Pick<Context, 'db'>, pageId: string): Promise<boolean> {
  const rows = await db
    .select({ fields: forms.fields })
    .from(forms)
    .where(and(eq(forms.pageId, pageId), gt(forms.position, 0)));
  return rows.some(({ fields }) => fields.some(({ type }) => type === 'file'));
}
