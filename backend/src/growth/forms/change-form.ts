import type { Form, FormSettings } from '@landfall/shared/contracts';
import { hasFeature, lacksFeature } from '../../commerce/entitlements.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { forms, projects } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { keepLanguage } from '../../platform/texts/kept-language.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { askRecipients } from '../integrations/recipients.ts';
import { followForms, requireConnections } from './follow-form.ts';
import { advancedSettings, settingsOf } from './form-settings.ts';
import { listForms } from './forms.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The origin of the other site that a form leads to; empty for none. */
const targetOf = ({ redirect_url }: FormSettings): string => (redirect_url ? new URL(redirect_url).origin : '');

/**
 * Replaces a form's settings. What an account's plan lacks stays as it was, and is not set anew.
 * @throws AppError not_found, plan_required
 */
export async function changeForm(
  context: Pick<Context, 'db' | 'jobs' | 'log' | 'config' | 'secrets'>,
  account: Account,
  projectId: string,
  formId: string,
  settings: FormSettings,
  language: SpokenLanguage,
): Promise<Form> {
  await context.db.transaction(async (tx) => {
    // For update, and no less: publications hold the project for key share before they add forms.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
    const isForm = and(eq(forms.projectId, projectId), eq(forms.id, formId));
    const [held] = await tx.select().from(forms).where(isForm).for('update');
    if (!held) throw new AppError('not_found', { message: 'This form does not exist.' });
    const before = settingsOf(held.settings, account.user);
    const isKnown = isSame(settings.integrations, before.integrations);
    if (!isKnown) await requireConnections(tx, projectId, settings.integrations);
    const added = advancedSettings(settings).filter((name) => !isSame(settings[name], before[name]));
    if (added.length > 0 && !hasFeature(account, 'form_advanced')) throw lacksFeature(account, 'form_advanced');
    await tx
      .update(forms)
      .set({ settings, ...keepLanguage(language), target: targetOf(settings), updatedAt: new Date() })
      .where(isForm);
    await followForms(tx, projectId);
  });
  const { id, user } = account;
  await askRecipients(
    context,
    { id, email: user.email },
    settings.notify.map((each) => each.toLowerCase()),
    language,
  );
  const [form] = await listForms(context.db, account, projectId, formId);
  if (!form) throw new AppError('not_found', { message: 'This form does not exist.' });
  return form;
}
