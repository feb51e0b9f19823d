import { repointing } from '../../../content/replaced-files/repointing.ts';
import type { FileRecord, PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { keepContents } from './keep-page.ts';

/** Who changed a draft that shows a replaced file: an editor that has it open learns that it is old. */
const WRITER = 'file-replaced';

/** Pixels of a picture; null for what is none. */
export async function sizeOf({ type, content }: Pick<FileRecord, 'type' | 'content'>) {
  if (!type.startsWith('image/')) return null;
  const picture = await createImageBitmap(content);
  const { width, height } = picture;
  picture.close();
  return { width, height };
}

type Shown = ReturnType<typeof repointing>;

const changed = <T>(value: T, { text }: Shown): T => JSON.parse(text(JSON.stringify(value)) ?? 'null') as T;

/** Has a page and its draft show it. Whether the page was published anew. */
function showOn(state: State, page: PageRecord, shown: Shown): boolean {
  const draft = state.drafts.get(page.id);
  const { model, html, css, editorData } = page.contents;
  const isPageNew = shown.holds(html + css + JSON.stringify([model, editorData]));
  const isDraftNew = draft?.data != null && shown.holds(JSON.stringify(draft.data));
  if (!isPageNew && !isDraftNew) return false;
  const now = {
    ...page.contents,
    ...{ model: changed(model, shown), editorData: changed(editorData, shown) },
    ...{ html: shown.markup(html), css: shown.markup(css) },
  };
  const { version } = isPageNew ? keepContents(state, page, now, { origin: 'saved' }) : page;
  if (draft?.data)
    state.drafts.put({
      ...{ ...draft, writer: WRITER, stamp: crypto.randomUUID(), data: changed(draft.data, shown) },
      // One that was behind stays so.
      version: draft.version === page.version ? version : draft.version,
    });
  return isPageNew && page.status === 'active';
}

/** Has pages, drafts, shared sections and brands show what a file holds now. Returns how many pages were published anew. */
export async function showEverywhere(state: State, { id, file, type, content, earlier = [] }: FileRecord) {
  const size = await sizeOf({ type, content });
  const keyOf = (child: string) => `${file.path_parent}/${child}`;
  const from = earlier.map(({ file: { path_child } }) => keyOf(path_child));
  const shown = repointing({ from, to: keyOf(file.path_child), size });
  for (const section of state.shared.all()) {
    const { contents, revision, publishedRevision } = section;
    if (!shown.holds(JSON.stringify(contents))) continue;
    state.shared.change(section, {
      ...{ contents: changed(contents, shown), revision: revision + 1 },
      // Where all that is edited was published, it still is.
      publishedRevision: publishedRevision === revision ? revision + 1 : publishedRevision,
    });
  }
  const measured = <T extends { file_id: string }>(kept: T): T =>
    kept.file_id === id && size ? { ...kept, ...size } : kept;
  for (const project of state.projects.all()) {
    const { brand } = project;
    if (!brand) continue;
    const { logo, pictures } = brand;
    state.projects.change(project, {
      brand: { ...brand, logo: logo && measured(logo), pictures: pictures.map(measured) },
    });
  }
  return state.pages.all().filter((page) => showOn(state, page, shown)).length;
}
