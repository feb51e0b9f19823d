import { type PageBrand, withBrand } from '@landfall/page/compose/page-brand';
import { starterPage } from '@landfall/page/compose/starter-page';
import { drawImport, type ImportedPage, readImport } from '@landfall/page/import/import-page';
import { isPageLanguage } from '@landfall/page/languages/languages';
import type { PageModel } from '@landfall/page/sections/model';
import { contextOf, renderPage } from '@landfall/page/sections/render';
import type { PageLanguage } from '@landfall/shared/contracts';
import { AppError } from '../../platform/errors.ts';
import { EDITOR_ASSETS } from '../editor/asset-base.ts';
import { requireReasonable } from '../editor/clean-work.ts';

// Runs in a worker: documents come from strangers.

interface ImportQuestion {
  html: string;
  /** What its owner calls it; as its head says, where it is empty. */
  title: string;
  project: { name: string; description: string };
  brand: PageBrand;
  /** The account's, for what is ours on the page. */
  language: PageLanguage;
}

interface ImportAnswer extends Pick<ImportedPage, 'head' | 'left'> {
  title: string;
  /** What the page begins with: header, opening and footer. */
  model: PageModel;
  /** The whole page as markup. */
  html: string;
}

/** What stands around an imported page: a header and a footer without links, and its headline. */
function frameOf({ project, language, brand }: ImportQuestion, title: string, { head, headline, lead }: ImportedPage) {
  const { name: projectName, description: projectDescription } = project;
  const starter = starterPage({ projectName, projectDescription, title, description: head.description }, language);
  const spoken = head.language || language;
  const sections = withBrand(starter, brand).sections.flatMap((section): PageModel['sections'] => {
    if (section.kind === 'header') return [{ ...section, links: [], action: undefined }];
    if (section.kind === 'footer') return [{ ...section, links: [] }];
    if (section.kind !== 'hero') return [];
    return [
      {
        ...section,
        variant: 'statement',
        eyebrow: '',
        headline: headline || title,
        lead: lead.words,
        actions: [],
        notes: [],
        terms: [],
        placeholders: [],
      },
    ];
  });
  const words = isPageLanguage(spoken) ? {} : { words: language };
  return { ...withBrand(starter, brand), language: spoken, ...words, title, description: head.description, sections };
}

/** Where the page's own sections begin, and where its lead stands. */
const END_OF_MAIN = '</main>';
const LEAD = /(<p class="lead">)[^<]*(?:<\/p><p class="lead">[^<]*)*(<\/p>)/;

/** @throws AppError invalid for markup that would take a parser too long, and for what says nothing */
export function run(question: ImportQuestion): ImportAnswer {
  requireReasonable(question.html);
  const imported = readImport(question.html);
  const { head, headline, lead, blocks, left } = imported;
  if (blocks.length === 0 && headline === '')
    throw new AppError('invalid', { fields: { html: ['Nothing to show was found in this HTML.'] } });
  const named = question.title || head.title || headline;
  const title = named.length >= 3 ? named.slice(0, 100) : question.project.name;
  const model = frameOf(question, title, imported);
  const frame = renderPage(model, 'edit', EDITOR_ASSETS).html.replace(
    LEAD,
    (_found, opening: string, closing: string) => opening + lead.inner + closing,
  );
  const at = frame.lastIndexOf(END_OF_MAIN);
  const drawn = drawImport(blocks, contextOf(model, 'edit', EDITOR_ASSETS));
  return { head, left, title, model, html: `${frame.slice(0, at)}\n${drawn}\n${frame.slice(at)}` };
}
