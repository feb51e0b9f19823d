/** A section of a page as comments are pinned to it. */
export interface PinnedSection {
  /** Its anchor; where it has none, its kind and its number among those. */
  key: string;
  /** What its first heading says; empty where it has none. */
  name: string;
}

/** Letters of a name that are kept. */
const MOST_LETTERS = 80;

/** Begins the keys of sections without an anchor: no anchor of ours begins so. */
const NUMBERED = '~';

/** Tags of the parts of a page that comments can be pinned to. */
export const PINNED_TAGS: readonly string[] = ['section', 'header', 'footer'];

/** What a popup is, wherever it stands. */
export const POPUP_KIND = 'popup';

/** A section's name, as it is kept and compared. */
export const pinName = (words: string): string => words.replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS).trim();

/** What sections are pinned by: `kind` is what one is where it has no anchor. The second one of an anchor has none. */
export function pinned(sections: readonly { anchor: string; kind: string; words: string }[]): PinnedSection[] {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return sections.map(({ anchor, kind, words }) => {
    const name = pinName(words);
    if (anchor && !taken.has(anchor)) {
      taken.add(anchor);
      return { key: anchor, name };
    }
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return { key: `${NUMBERED}${kind}-${count}`, name };
  });
}

/**
 * The section that a comment belongs to: the one with its key; where no section has that any more, the only one with its name.
 * A number says less than a name, because sections move. Undefined where the section is gone.
 */
export function sectionOf<S extends PinnedSection>(pin: PinnedSection, sections: readonly S[]): S | undefined {
  const byKey = sections.find(({ key }) => key === pin.key);
  if (byKey && !pin.key.startsWith(NUMBERED)) return byKey;
  const named = pin.name ? sections.filter(({ name }) => name === pin.name) : [];
  return named.length === 1 ? named[0] : byKey;
}
