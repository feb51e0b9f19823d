import { formId } from '@landfall/page/publish/form-id';
import type { ReadField } from '@landfall/page/publish/read-form';
import { readForms } from '@landfall/page/publish/read-forms';
import type { PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { documentOf } from './page-document.ts';

/** A form of a page, by its place in it. */
export interface PageForm {
  id: string;
  page: PageRecord;
  position: number;
  title: string;
  fields: ReadField[];
  /** Whether it leads to the next step of the page's funnel. */
  toNextStep: boolean;
  /** The key of the file that it delivers; empty for none. */
  file: string;
}

/** The forms of a page; of two that are called the same the first one. */
export function formsOfPage(state: State, page: PageRecord): PageForm[] {
  const forms = readForms(documentOf(state, page)).map(({ written, title, fields, toNextStep, file }, index) => ({
    ...{ id: formId(page.id, written), page, position: index + 1, title, fields, toNextStep, file },
  }));
  return forms.filter(({ id }, index) => forms.findIndex((other) => other.id === id) === index);
}
