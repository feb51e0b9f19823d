import { sharedIn } from '@landfall/editor/shared-sections/contents';
import type { ChangedSharedSection, SharedContents, SharedRevisions } from '@landfall/shared/contracts';
import { run as publishIn } from '../../../content/shared-sections/publish-work.ts';
import {
  assertFits,
  bytesOf,
  fittingBytes,
  missingShared,
  outcomeOf,
  staleShared,
  staleToPublish,
} from '../../../content/shared-sections/shared-rules.ts';
import { now } from '../moment.ts';
import type { PageRecord, SharedRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { keepContents } from './keep-page.ts';
import { editedContents } from './publish-edited.ts';

/** The shared sections of a project, by name. */
export const sharedOf = (state: State, projectId: string): SharedRecord[] =>
  state.shared
    .all()
    .filter((section) => section.projectId === projectId)
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** @throws AppError not_found */
export function requireShared(state: State, { project_id, shared_id }: { project_id: string; shared_id: string }) {
  const found = state.shared.get(shared_id);
  if (found?.projectId !== project_id) throw missingShared();
  return found;
}

/** The pages whose published contents show a shared section. */
export const pagesShowing = (state: State, { id, projectId }: SharedRecord): PageRecord[] =>
  state.pages
    .all()
    .filter((page) => page.projectId === projectId && sharedIn(page.contents.editorData).some((part) => part.id === id))
    .toSorted((a, b) => a.title.localeCompare(b.title));

const sizeOf = (sections: readonly SharedRecord[]) => ({
  count: sections.length,
  bytes: sections.reduce((sum, { contents }) => sum + bytesOf(contents), 0),
});

/** Adds a shared section. @throws AppError invalid, conflict where there are too many */
export function addShared(state: State, projectId: string, name: string, contents: SharedContents): SharedRecord {
  assertFits(sizeOf(sharedOf(state, projectId)), { count: 1, bytes: fittingBytes(contents) });
  const kept = { projectId, name, contents, revision: 1, publishedRevision: 0, updatedAt: now() };
  return state.shared.put({ id: crypto.randomUUID(), ...kept });
}

/**
 * Keeps shared sections as they were changed in a page. One that was deleted meanwhile stays the page's own.
 * @throws AppError stale_version with the ids in `fields.shared` where somebody else changed them since, invalid
 */
export function keepShared(
  state: State,
  projectId: string,
  changed: readonly ChangedSharedSection[] = [],
): SharedRevisions {
  const own = changed.flatMap((change) => {
    const kept = state.shared.get(change.shared_id);
    return kept?.projectId === projectId ? [{ kept, change, outcome: outcomeOf(kept, change) }] : [];
  });
  const stale = own.filter(({ outcome }) => outcome === 'stale').map(({ kept }) => kept.id);
  if (stale.length > 0) throw staleShared(stale);
  return own.map(({ kept, change: { contents, revision }, outcome }) => {
    if (outcome === 'known') return { shared_id: kept.id, revision: kept.revision };
    const bytes = fittingBytes(contents) - bytesOf(kept.contents);
    assertFits(sizeOf(sharedOf(state, projectId)), { count: 0, bytes });
    state.shared.change(kept, { contents, revision: revision + 1, updatedAt: now() });
    return { shared_id: kept.id, revision: revision + 1 };
  });
}

/**
 * Publishes a shared section, as somebody knows it, on every page that shows it. Drafts of these pages stay what they are.
 * @returns how many pages were published. @throws AppError stale_version where it was changed since
 */
export function publishShared(state: State, section: SharedRecord, revision: number): number {
  const { id, contents } = section;
  if (section.revision !== revision) throw staleToPublish(id);
  let published = 0;
  for (const page of pagesShowing(state, section)) {
    const { editorData: data, model } = page.contents;
    const written = data && publishIn({ data, model, id, contents });
    if (!written) continue;
    const { version } = keepContents(state, page, editedContents(page.contents, written), { origin: 'saved' });
    const draft = state.drafts.get(page.id);
    // A draft of what was online goes on from what is; one that was behind stays so.
    if (draft?.version === page.version) state.drafts.change(draft, { version });
    published += 1;
  }
  state.shared.change(section, { publishedRevision: revision });
  return published;
}
