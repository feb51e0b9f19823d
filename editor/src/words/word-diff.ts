/** A part of a text that stays, goes or comes. */
export interface DiffPart {
  kind: 'same' | 'del' | 'ins';
  text: string;
}

/** Beyond, comparing word by word costs more than it shows. */
const MOST_WORDS = 400;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

function push(parts: DiffPart[], kind: DiffPart['kind'], text: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += text;
  else if (text !== '') parts.push({ kind, text });
}

/** What changes from one text to another, word by word. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const parts: DiffPart[] = [];
  if (before === '' || after === '' || old.length > MOST_WORDS || now.length > MOST_WORDS) {
    push(parts, 'del', before);
    push(parts, 'ins', after);
    return parts;
  }
  // The lengths of what two texts have in common from each pair of words on.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1) {
      const line = common[row];
      if (line)
        line[column] =
          old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [gone, come] = [old[row] ?? '', now[column] ?? ''];
    if (row < old.length && gone === come) {
      push(parts, 'same', gone);
      row += 1;
      column += 1;
    } else if (row < old.length && (column === now.length || at(row + 1, column) >= at(row, column + 1))) {
      push(parts, 'del', gone);
      row += 1;
    } else {
      push(parts, 'ins', come);
      column += 1;
    }
  }
  return parts;
}
