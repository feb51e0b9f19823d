import { type DocumentParts, findParts } from '@landfall/page/pins/find-parts';
import { withCountdowns } from '@landfall/page/publish/countdowns';
import { withNextStep } from '@landfall/page/publish/next-step';
import { buildDocument } from '@landfall/page/sections/document';
import type { PageModel } from '@landfall/page/sections/model';
import { themeOf } from '@landfall/page/sections/themes';
import { SITE_ASSETS } from '../../delivery/sites/asset-base.ts';
import { EDITOR_ASSETS } from '../editor/asset-base.ts';
import { run as clean } from '../editor/clean-work.ts';
import { run as change, type SharedSource } from '../editor/stored-page-work.ts';
import { withEditorAssets } from '../pages/look-at-policy.ts';

// Runs in a worker: the document that a draft would become.

/** A draft, as the visual editor keeps it, and what its page has around it. */
interface Draft {
  data: Record<string, unknown>;
  /** The project's shared sections. */
  shared: SharedSource[];
  model: PageModel;
  /** Where the account's pictures are served, with a slash at the end. */
  files: string;
  head: { title: string; description: string; siteName: string };
}

interface PreviewQuestion {
  /** A draft, or a published document. */
  contents: Draft | string;
  /** Where buttons to the next page of a funnel lead; null for no such page. */
  step: string | null;
  /** Scheme and host of the site; empty where it has none. */
  origin: string;
  /** The moment at which it is looked at, in milliseconds. */
  now: number;
}

/** A document to look at, until a countdown of it says something else, and its parts, which are commented on. */
export interface PreviewAnswer extends DocumentParts {
  document: string;
  /** Milliseconds; null where none ever does. */
  changesAt: number | null;
}

/** On the dashboard's origin, links to other pages of the site would lead into the dashboard. */
const withSiteLinks = (document: string, origin: string): string =>
  document.replace(/(<a\b[^<>]*?\shref=")(\/(?!\/)[^"]*)/g, (_whole, before: string, path: string) =>
    origin ? before + origin + path : `${before}#`,
  );

function drawn({ data, shared, model, files, head }: Draft): string {
  const { html, css, theme, language } = change({ data, model, operations: [], shared }).page;
  const shown = { ...model, theme, language };
  const cleaned = clean({ html, css, model: shown, files, editorAssets: EDITOR_ASSETS });
  return buildDocument({
    ...head,
    url: '',
    body: cleaned.html,
    css: cleaned.css,
    language,
    words: model.words,
    theme,
    themeColor: themeOf(theme.palette).palette.background,
    assets: SITE_ASSETS,
    image: '',
  });
}

export function run({ contents, step, origin, now }: PreviewQuestion): PreviewAnswer {
  const { document: made, changesAt } = withCountdowns(typeof contents === 'string' ? contents : drawn(contents), now);
  const document = withSiteLinks(withEditorAssets(withNextStep(made, step)), origin);
  return { document, changesAt, ...findParts(document) };
}
