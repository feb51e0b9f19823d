import { formId } from '@landfall/page/publish/form-id';
import { hasForm, languageOf, withForms } from '@landfall/page/publish/form-markup';
import type { ReadField } from '@landfall/page/publish/read-form';
import { readForms } from '@landfall/page/publish/read-forms';
import type { PageLanguage } from '@landfall/shared/contracts';
import { encode } from '../../delivery/artefacts/encode.ts';
import type { Encodings } from '../../delivery/artefacts/encodings.ts';
import { type Head, servedDocument } from './head.ts';

// Runs in a worker: what visitors get of a published document.

interface ArtefactQuestion {
  document: string;
  head: Head;
  pageId: string;
  hasAdvancedForms: boolean;
}

/** A form of a published document, in the order of its page. */
export interface PublishedForm {
  id: string;
  title: string;
  fields: ReadField[];
}

interface ArtefactAnswer {
  encodings: Encodings;
  hasForm: boolean;
  language: PageLanguage;
  forms: PublishedForm[];
}

/** Its forms; of two that are called the same the first one. */
function formsOf(document: string, pageId: string): PublishedForm[] {
  const forms = readForms(document).map(({ written, title, fields }) => ({
    id: formId(pageId, written),
    title,
    fields,
  }));
  return forms.filter(({ id }, index) => forms.findIndex((other) => other.id === id) === index);
}

export const run = ({ document, head, pageId, hasAdvancedForms }: ArtefactQuestion): ArtefactAnswer => ({
  encodings: encode(Buffer.from(withForms(servedDocument(document, head), { pageId, isAdvanced: hasAdvancedForms }))),
  hasForm: hasForm(document),
  language: languageOf(document),
  forms: formsOf(document, pageId),
});
