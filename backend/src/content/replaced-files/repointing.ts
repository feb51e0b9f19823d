/** What a file showed, by storage keys, and what it shows now. */
export interface Repointing {
  from: readonly string[];
  to: string;
  /** Pixels of what is shown now; null for what is no picture. */
  size: { width: number; height: number } | null;
}

const MEASURE = /^\d+$/;
const SIZED = /\s(width|height)="\d+"/g;
const SOURCES = /\s(?:srcset|sizes)="[^"]*"/g;

/** What has everything that shows one of a file's earlier contents show what it holds now, in its proportions. */
export function repointing({ from, to, size }: Repointing) {
  const holds = (text: string) => from.some((key) => text.includes(key));
  const moved = (text: string) => from.reduce((said, key) => said.replaceAll(key, to), text);

  const tag = (said: string) => {
    if (!holds(said)) return said;
    const bare = said.replace(SOURCES, (sources) => (holds(sources) ? '' : sources));
    return size ? bare.replace(SIZED, (_, side: 'width' | 'height') => ` ${side}="${size[side]}"`) : bare;
  };

  const measured = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(measured);
    const entries = Object.entries(value).map(([name, part]) => [name, measured(part)] as const);
    const { src } = value as { src?: unknown };
    if (!size || typeof src !== 'string' || !holds(src)) return Object.fromEntries(entries);
    return Object.fromEntries(
      entries.map(([name, part]) => {
        if (name !== 'width' && name !== 'height') return [name, part];
        if (typeof part === 'number') return [name, size[name]];
        return [name, typeof part === 'string' && MEASURE.test(part) ? String(size[name]) : part];
      }),
    );
  };

  const text = (said: string | null) =>
    said === null || !holds(said) ? said : moved(JSON.stringify(measured(JSON.parse(said))));

  return {
    holds,
    /** JSON text: sections, editor data, a draft. */
    text,
    markup: (said: string): string => moved(said.replace(/<img\b[^<>]*>/g, tag)),
  };
}
