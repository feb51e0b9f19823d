import { languageOf, withDownload } from '@landfall/page/publish/form-markup';
import { downloadLabel } from '../../../growth/leads/download-label.ts';
import { base } from '../scope.ts';
import type { PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { formsOfPage } from './forms-of-page.ts';

/** The file of the account at a key of the store; undefined where it was deleted. */
export const fileAt = (state: State, key: string) =>
  key === '' ? undefined : state.files.all().find(({ file }) => `${file.path_parent}/${file.path_child}` === key)?.file;

/** A page's document with the way to the file that one of its forms, from 1, delivers. */
export function withDelivered(state: State, page: PageRecord, document: string, position: number): string {
  const form = formsOfPage(state, page).find((each) => each.position === position);
  const file = form && fileAt(state, form.file);
  if (!file) return document;
  return withDownload(document, position, {
    href: `${base()}/v1/files/${file.path_parent}/${file.path_child}`,
    label: downloadLabel({ name: file.file_name, language: languageOf(document) }),
  });
}
