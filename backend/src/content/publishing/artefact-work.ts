import { withCountdowns } from '@landfall/page/publish/countdowns';
import { hasEmbeds } from '@landfall/page/publish/embeds';
import { formId } from '@landfall/page/publish/form-id';
import { hasForm, languageOf, withForms } from '@landfall/page/publish/form-markup';
import { withFrames } from '@landfall/page/publish/frames';
import { withLazyPictures } from '@landfall/page/publish/lazy-pictures';
import { leadsOn, withNextStep } from '@landfall/page/publish/next-step';
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
  /** Whether the plan shows other sites in pages; without, links lead to them. */
  showsEmbeds: boolean;
  /** Path of the next step of the page's funnel; null where there is none. */
  nextStep: string | null;
  /** The moment for which it is written, in milliseconds. */
  now: number;
}

/** A form of a published document, in the order of its page. */
export interface PublishedForm {
  id: string;
  title: string;
  fields: ReadField[];
  toNextStep: boolean;
  /** The key of the file that it delivers; empty for none. */
  file: string;
}

interface ArtefactAnswer {
  encodings: Encodings;
  hasForm: boolean;
  language: PageLanguage;
  forms: PublishedForm[];
  /** Whether it has a link or a form that leads to the next step of a funnel. */
  toNextStep: boolean;
  /** When a countdown of it says something else, in milliseconds; null where none ever does. */
  changesAt: number | null;
  /** Whether something in it comes from other sites, and the origins of what is shown, with a space between them. */
  hasEmbeds: boolean;
  frameOrigins: string;
}

/** Its forms; of two that are called the same the first one. */
function formsOf(document: string, pageId: string): PublishedForm[] {
  const forms = readForms(document).map(({ written, title, fields, toNextStep, file }) => ({
    id: formId(pageId, written),
    title,
    fields,
    toNextStep,
    file,
  }));
  return forms.filter(({ id }, index) => forms.findIndex((other) => other.id === id) === index);
}

const shownOf = ({ document, head, pageId, hasAdvancedForms, nextStep }: ArtefactQuestion): string =>
  withForms(servedDocument(withLazyPictures(withNextStep(document, nextStep)), head), {
    pageId,
    isAdvanced: hasAdvancedForms,
  });

export function run(question: ArtefactQuestion): ArtefactAnswer {
  const counted = withCountdowns(question.document, question.now);
  const { document, origins } = withFrames(counted.document, question);
  return {
    encodings: encode(Buffer.from(shownOf({ ...question, document }))),
    hasForm: hasForm(document),
    language: languageOf(document),
    forms: formsOf(document, question.pageId),
    toNextStep: leadsOn(document),
    changesAt: counted.changesAt,
    hasEmbeds: hasEmbeds(question.document),
    frameOrigins: origins.join(' '),
  };
}
