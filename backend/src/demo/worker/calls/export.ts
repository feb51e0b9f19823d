import { withDates } from '@landfall/page/publish/countdowns';
import { withFrames } from '@landfall/page/publish/frames';
import { withNextStep } from '@landfall/page/publish/next-step';
import { artFile } from '@landfall/page/sections/art';
import { exportSite } from '@landfall/shared/endpoints';
import { downloadZip } from 'client-zip';
import { fileOf, staticPage } from '../../../content/export/static-page.ts';
import { servedDocument } from '../../../content/publishing/head.ts';
import { plainPage } from '../../../delivery/sites/plain-page.ts';
import { robotsTxt, sitemapXml } from '../../../delivery/sites/sitemap.ts';
import { answerFile, type Route } from '../api/route.ts';
import { nextStepOf } from '../pages/funnel-steps.ts';
import { root, siteOrigin } from '../scope.ts';
import { documentOf, headFor } from '../sites/page-document.ts';
import type { PageRecord, ProjectRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { fileAt } from './files.ts';
import { pagesOf, requireProject } from './require.ts';

interface Entry {
  name: string;
  input: string | Blob;
}

/** What a drawing or a font of ours is; undefined for what is missing. */
async function assetEntry(asset: string): Promise<Entry | undefined> {
  const [folder, name = ''] = asset.split('/');
  const drawing = folder === 'art' ? artFile(name) : null;
  if (drawing) return { name: `_landfall/${asset}`, input: drawing };
  const font = await fetch(`${root()}/_landfall/${asset}`);
  return font.ok ? { name: `_landfall/${asset}`, input: await font.blob() } : undefined;
}

/** A project's site as the entries of an archive that any static host can serve, from whatever folder. */
async function entriesOf(state: State, project: ProjectRecord): Promise<Entry[]> {
  const origin = siteOrigin(project.site);
  const robots = project.seo?.robots ?? 'index';
  const online = pagesOf(state, project.id).filter(({ status }) => status === 'active');
  const paths = new Set(online.map(({ path }) => path));
  const [assets, files] = [new Set<string>(), new Set<string>()];
  const pageEntry = (page: PageRecord): Entry => {
    // Nobody writes an exported page anew: it says the day.
    const { document } = withFrames(withDates(documentOf(state, page)), { showsEmbeds: true });
    const shown = withNextStep(document, nextStepOf(state, page.id)?.path ?? null);
    const made = staticPage(servedDocument(shown, headFor(state, page, robots)), {
      ...{ origin, isAdvanced: true, pageId: page.id, files: '/v1/files/', path: page.path },
      isPage: (path) => paths.has(path),
      isFile: (key) => fileAt(state, key) !== undefined,
    });
    for (const asset of made.assets) assets.add(asset);
    for (const file of made.files) files.add(file);
    return { name: fileOf(page.path), input: made.document };
  };
  const entries = online.map(pageEntry);
  for (const asset of assets) {
    const entry = await assetEntry(asset);
    if (entry) entries.push(entry);
  }
  for (const key of files) {
    const file = fileAt(state, key);
    if (file) entries.push({ name: `files/${key}`, input: file.content });
  }
  const listed = online
    .filter((page) => page.robots === 'index')
    .map(({ path, updatedAt }) => [path, new Date(updatedAt * 1000).toISOString()] as const);
  return [
    ...entries,
    { name: '404.html', input: plainPage('Page not found', 'There is no page at this address.') },
    { name: 'robots.txt', input: robotsTxt(origin, robots) },
    ...(robots === 'index' ? [{ name: 'sitemap.xml', input: sitemapXml(origin, listed) }] : []),
  ];
}

export const exportRoutes: readonly Route[] = [
  answerFile(exportSite, async ({ state, params }) =>
    downloadZip(await entriesOf(state, requireProject(state, params))),
  ),
];
