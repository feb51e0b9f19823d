import { type PinnedSection, sectionOf } from '@landfall/page/pins/pin';
import type { CommentThread } from '@landfall/shared/contracts';

/** The threads of one section; of those that are gone where `section` is undefined. */
export interface ThreadGroup<S> {
  section: S | undefined;
  open: CommentThread[];
  resolved: CommentThread[];
}

/** Threads by section in the order of the page; those whose section is gone come last. */
export function groupThreads<S extends PinnedSection>(
  threads: readonly CommentThread[],
  sections: readonly S[],
): ThreadGroup<S>[] {
  const placed = new Map<S | undefined, CommentThread[]>();
  for (const thread of threads) {
    const section = sectionOf({ key: thread.section, name: thread.section_name }, sections);
    placed.set(section, [...(placed.get(section) ?? []), thread]);
  }
  return [...sections, undefined].flatMap((section) => {
    const all = placed.get(section);
    if (!all) return [];
    return [
      { section, open: all.filter(({ resolved }) => !resolved), resolved: all.filter(({ resolved }) => resolved) },
    ];
  });
}

/** How many threads nobody has resolved. */
export const countOpen = (threads: readonly CommentThread[]): number =>
  threads.filter(({ resolved }) => !resolved).length;
