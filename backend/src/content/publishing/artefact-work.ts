import { hasForm, languageOf, withForms } from '@landfall/page/publish/form-markup';
import type { PageLanguage } from '@landfall/shared/contracts';
import { encode } from '../../delivery/artefacts/encode.ts';
import type { Encodings } from '../../delivery/artefacts/encodings.ts';
import { type Head, servedDocument } from './head.ts';

// Runs in a worker: what visitors get of a published document.

interface ArtefactQuestion {
  document: string;
  head: Head;
}

interface ArtefactAnswer {
  encodings: Encodings;
  hasForm: boolean;
  language: PageLanguage;
}

export const run = ({ document, head }: ArtefactQuestion): ArtefactAnswer => ({
  encodings: encode(Buffer.from(withForms(servedDocument(document, head)))),
  hasForm: hasForm(document),
  language: languageOf(document),
});
