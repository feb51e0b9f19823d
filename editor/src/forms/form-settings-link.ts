import type { Component } from 'grapesjs';
import { dashboardPath } from '../dashboard-path.ts';
import type { EditorStart } from '../editor-start.ts';
import { isOffered } from '../offered.ts';
import { say } from '../texts.ts';
import { make } from './form-controls.ts';
import { formIdOf } from './form-id.ts';

/** The way to what of a form is set in the dashboard; hidden where the deployment has no forms there. */
export function formSettingsLink(
  form: Component,
  { projectId, pageId }: Pick<EditorStart, 'projectId' | 'pageId'>,
): HTMLElement {
  const link = make('a', { target: '_blank', rel: 'noopener' }, say('formMore'));
  link.dataset.key = 'form-more';
  const way = make('p', { className: 'hint', hidden: true }, link, ' ', say('formMoreHint'));
  const show = async () => {
    // Over an unencrypted address browsers offer no digests.
    if (!isSecureContext || !(await isOffered('forms'))) return;
    const id = await formIdOf(pageId, String(form.getAttributes()['data-form'] ?? ''));
    link.href = dashboardPath(`/dashboard/forms?${new URLSearchParams({ project: projectId, settings: id })}`);
    way.hidden = false;
  };
  void show();
  return way;
}
