import { withCountdowns } from '@landfall/page/publish/countdowns';
import { withForms } from '@landfall/page/publish/form-markup';
import { withFrames } from '@landfall/page/publish/frames';
import { withNextStep } from '@landfall/page/publish/next-step';
import { buildDocument } from '@landfall/page/sections/document';
import { themeOf } from '@landfall/page/sections/themes';
import { DEFAULT_TITLE_PATTERN } from '@landfall/shared/contracts';
import { headOf, servedDocument } from '../../../content/publishing/head.ts';
import { SITE_ASSETS } from '../../../delivery/sites/asset-base.ts';
import { pictureOf } from '../calls/seo.ts';
import { now } from '../moment.ts';
import { nextStepOf } from '../pages/funnel-steps.ts';
import { addressOf } from '../pages/page-answer.ts';
import { base, root, siteOrigin } from '../scope.ts';
import type { PageContents, PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';

type Robots = PageRecord['robots'];

/** The published document of some contents of a page, before it is made to work. */
export function documentOf(state: State, page: PageRecord, contents: PageContents = page.contents): string {
  const { model, html, css } = contents;
  return buildDocument({
    ...{ title: page.title, description: page.description, url: addressOf(state, page), image: '' },
    siteName: state.projects.get(page.projectId)?.name ?? '',
    ...{ language: model.language, words: model.words, theme: model.theme, assets: SITE_ASSETS },
    themeColor: themeOf(model.theme.palette).palette.background,
    ...{ body: html, css },
  });
}

/** Addresses that somebody follows: what a page only loads is found at the root, too. */
const FOLLOWED = /(\s(?:href|action)=")\/(?!\/)(_landfall\/|v1\/)?/g;

/** A document whose own links lead to its site's folder. */
function inFolder(document: string, site: string): string {
  const folder = new URL(siteOrigin(site)).pathname;
  return document.replace(FOLLOWED, (_, before: string, ours?: string) =>
    ours ? `${before}${base()}/${ours}` : `${before}${folder}/`,
  );
}

/** What a page says of itself to programs that read it. */
export function headFor(state: State, { projectId, title, path, description, robots }: PageRecord, site: Robots) {
  const { name = '', site: folder = '', seo } = state.projects.get(projectId) ?? {};
  const keyOf = (id: string | null | undefined) => pictureOf(state, id)?.key ?? null;
  return headOf(
    {
      page: { title, path, description, robots, imageKey: '' },
      project: { name },
      origin: siteOrigin(folder),
      seo: {
        titlePattern: seo?.title_pattern ?? DEFAULT_TITLE_PATTERN,
        description: seo?.description ?? '',
        robots: site,
      },
      ...{ image: keyOf(seo?.image_id), favicon: keyOf(seo?.favicon_id) },
    },
    root(),
  );
}

/** The document that visitors get of a page, and the origins of what it shows of other sites. */
export function visitedDocument(state: State, page: PageRecord): { document: string; frameOrigins: string } {
  const { id: pageId, projectId } = page;
  const { document, origins } = withFrames(withCountdowns(documentOf(state, page), now() * 1000).document, {
    showsEmbeds: true,
  });
  const next = nextStepOf(state, pageId)?.path ?? null;
  // The demo itself is nothing to be found.
  const shown = servedDocument(withNextStep(document, next), headFor(state, page, 'noindex'));
  return {
    document: inFolder(withForms(shown, { pageId, isAdvanced: true }), state.projects.get(projectId)?.site ?? ''),
    frameOrigins: origins.join(' '),
  };
}

/** Contents of a page as a document to look at in the dashboard. */
export function lookedAt(state: State, page: PageRecord, contents: PageContents): string {
  const { document } = withCountdowns(documentOf(state, page, contents), now() * 1000);
  return inFolder(document, state.projects.get(page.projectId)?.site ?? '');
}
