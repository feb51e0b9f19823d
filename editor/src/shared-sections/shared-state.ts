import type { ChangedSharedSection, SharedRevisions } from '@landfall/shared/contracts';
import type { KnownShared } from '../editor-start.ts';
import { comparable, detachedIn, sharedIn } from './contents.ts';

/** A shared section as this tab knows it. */
export interface Known extends KnownShared {
  /** How this page shows `contents`, to be compared; empty where it does not show it. */
  shown: string;
  /** The published pages that show it; undefined until that was read. */
  pages?: { page_id: string; title: string; path: string; is_online: boolean }[];
}

/** Whether pages have still to follow what was changed in a section; of its first revision nobody shows an older one. */
export const isUnpublished = ({ revision, published_revision }: KnownShared): boolean =>
  revision > Math.max(1, published_revision);

/** In copies that this browser keeps: the revisions that their sections were changed from. */
export const REVISIONS = 'sharedRevisions';

export type SharedState = ReturnType<typeof createSharedState>;

/** What this tab knows of the shared sections of its project, and which of them it has changed. */
export function createSharedState(shared: readonly KnownShared[]) {
  const known = new Map<string, Known>(shared.map((section) => [section.shared_id, { ...section, shown: '' }]));

  /** Takes what a page shows of a section for its newest contents. */
  function settle(data: unknown, ...ids: readonly string[]): void {
    for (const { id, contents } of sharedIn(data)) {
      const section = known.get(id);
      if (section && (ids.length === 0 || ids.includes(id))) section.shown = comparable(contents);
    }
  }

  function changedIn(data: unknown): ChangedSharedSection[] {
    if (known.size === 0) return [];
    return sharedIn(data).flatMap(({ id, contents }) => {
      const section = known.get(id);
      if (!section || section.shown === comparable(contents)) return [];
      return [{ shared_id: id, revision: section.revision, contents }];
    });
  }

  /** Takes over what the server says of a section: whoever holds what was known of it sees that. */
  function learn(newest: KnownShared): Known {
    const section = Object.assign(known.get(newest.shared_id) ?? { shown: '' }, newest);
    known.set(newest.shared_id, section);
    return section;
  }

  /** A page's data in which sections that were changed here are its own. */
  const withOwn = <T extends object>(data: T): T =>
    detachedIn(data, new Set(changedIn(data).map(({ shared_id }) => shared_id)));

  let isOff = false;

  return {
    known,
    learn,
    settle,
    changedIn,
    withOwn,
    /** This deployment shares no sections any more: what is changed in one is changed on this page alone. */
    turnOff(): void {
      isOff = true;
    },
    /** A page's data as it is sent, with the sections that were changed in it. */
    toKeep(data: Record<string, unknown>): { data: Record<string, unknown>; shared?: ChangedSharedSection[] } {
      const changed = changedIn(data);
      if (changed.length === 0) return { data };
      return isOff ? { data: withOwn(data) } : { data, shared: changed };
    },
    /** The unchanged sections that a page shows, as they are known here: an older state is not published again. */
    unchangedIn(data: unknown): ChangedSharedSection[] {
      if (isOff || known.size === 0) return [];
      return sharedIn(data).flatMap(({ id, contents }) => {
        const section = known.get(id);
        if (!section || section.shown !== comparable(contents)) return [];
        return [{ shared_id: id, revision: section.revision, contents: section.contents }];
      });
    },
    /** Whether a page shows a section with changes that are not published everywhere. */
    isAnyUnpublished: (data: unknown): boolean =>
      sharedIn(data).some(({ id }) => {
        const section = known.get(id);
        return section !== undefined && isUnpublished(section);
      }),
    /** The server has what was sent. */
    kept(sent: readonly ChangedSharedSection[] | undefined, revisions: SharedRevisions | undefined): void {
      for (const { shared_id, contents } of sent ?? []) {
        const section = known.get(shared_id);
        const revision = revisions?.find((each) => each.shared_id === shared_id)?.revision;
        if (section && revision !== undefined)
          Object.assign(section, { contents, revision, shown: comparable(contents) });
        // It was deleted meanwhile.
        else known.delete(shared_id);
      }
    },
    /** Contents to be kept in this browser, with the revisions that they go on from. */
    forCopy(data: Record<string, unknown>): Record<string, unknown> {
      const changed = changedIn(data).map(({ shared_id, revision }) => [shared_id, revision] as const);
      return changed.length > 0 ? { ...data, [REVISIONS]: Object.fromEntries(changed) } : data;
    },
    /** A copy of this browser is shown: what it changed goes on from what it was changed from, and not from today's. */
    goOnFrom(data: Record<string, unknown>): void {
      const revisions = (data[REVISIONS] ?? {}) as Record<string, unknown>;
      for (const { shared_id } of changedIn(data)) {
        const section = known.get(shared_id);
        const revision = revisions[shared_id];
        // Of a copy that says nothing nobody knows how old it is: the server asks.
        if (section) section.revision = typeof revision === 'number' ? revision : 1;
      }
    },
  };
}
