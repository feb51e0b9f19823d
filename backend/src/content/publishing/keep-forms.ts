import type { Transaction } from '../../platform/db/client.ts';
import { and, eq, isNull, notInArray, sql } from '../../platform/db/operators.ts';
import { forms, leads, projects } from '../../platform/db/schema.ts';
import { followEvents } from '../../platform/events/consumers.ts';
import type { PublishedForm } from './artefact-work.ts';

/**
 * Notes the forms that a page has from now on, in the transaction that publishes it. Those that it has no more keep their
 * leads and settings, for when they come back; without leads they are forgotten.
 */
export async function keepForms(
  tx: Transaction,
  page: { id: string; projectId: string; title: string },
  published: readonly PublishedForm[],
): Promise<void> {
  // The project before its forms, as changes of their settings hold them.
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, page.projectId)).for('key share');
  const isGone = and(
    eq(forms.pageId, page.id),
    published.length > 0
      ? notInArray(
          forms.id,
          published.map(({ id }) => id),
        )
      : undefined,
  );
  await tx
    .delete(forms)
    .where(
      and(isGone, sql`settings is null and not exists (select from ${leads} where ${leads.formId} = ${forms.id})`),
    );
  await tx.update(forms).set({ position: 0 }).where(isGone);
  const known = await tx.select({ id: forms.id }).from(forms).where(eq(forms.pageId, page.id)).limit(1);
  let mayMail = false;
  for (const [index, { id, title, fields, toNextStep, file }] of published.entries()) {
    const shown = {
      pageTitle: page.title,
      title,
      fields,
      toNextStep,
      file,
      position: index + 1,
      updatedAt: new Date(),
    };
    const [kept] = await tx
      .insert(forms)
      .values({ id, projectId: page.projectId, pageId: page.id, ...shown })
      .onConflictDoUpdate({ target: forms.id, set: shown })
      .returning({ settings: forms.settings });
    mayMail ||= kept?.settings === null || file !== '';
  }
  // Its owner is written to of leads until the form's settings say otherwise, and its visitors of the file that they get.
  if (mayMail) await followEvents(tx, page.projectId, 'forms', true);
  // What came in before forms had ids belongs to the one that there is.
  const [only, ...others] = published;
  if (only && others.length === 0 && known.length === 0)
    await tx
      .update(leads)
      .set({ formId: only.id })
      .where(and(eq(leads.pageId, page.id), isNull(leads.formId)));
}
