import type { Command } from '@landfall/shared';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The commands that have every word of the query in label or keywords, ignoring case and accents. */
export function findCommands<T extends Pick<Command, 'label' | 'keywords'>>(
  commands: readonly T[],
  query: string,
): T[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return commands.filter(({ label, keywords = '' }) => {
    const text = plain(`${label} ${keywords}`);
    return words.every((word) => text.includes(word));
  });
}
