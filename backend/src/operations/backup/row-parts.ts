import { open } from 'node:fs/promises';

/** What goes into one transaction: rows at most, and bytes of them unless one row has more. */
const ROWS = 1_000;
const BYTES = 1_000_000;

/** Rows of a table, in the order in which they stand in a backup. */
export interface RowPart {
  /** A JSON list. */
  json: string;
  count: number;
  /** Where the next part begins in the file. Bytes. */
  end: number;
}

const NEWLINE = 10;
const COMMA = 44;

/**
 * The rows of a file of JSON lines from a byte on, in parts. One buffer holds whatever was read, so that a table takes as
 * much memory as its largest part, however late the collector comes. What stands behind the last newline was cut short and
 * is left out.
 */
export async function* rowParts(path: string, start = 0): AsyncGenerator<RowPart> {
  const file = await open(path);
  try {
    let buffer = Buffer.allocUnsafeSlow(BYTES);
    let held = 0;
    let begin = start;
    for (;;) {
      const { bytesRead } = await file.read(buffer, held, buffer.length - held, begin + held);
      held += bytesRead;
      if (bytesRead > 0 && held < buffer.length) continue;
      let from = 0;
      for (const { end, count } of takeLines(buffer.subarray(0, held))) {
        // Without its last byte, which stood for the end of the last row.
        yield { json: `[${buffer.toString('utf8', from, end - 1)}]`, count, end: begin + end };
        from = end;
      }
      if (bytesRead === 0) return;
      if (from === 0) buffer = Buffer.concat([buffer], buffer.length * 2);
      buffer.copyWithin(0, from, held);
      held -= from;
      begin += from;
    }
  } finally {
    await file.close();
  }
}

/** Turns the ends of lines into commas. Says where each part ends, and how many lines it has. */
function* takeLines(bytes: Buffer): Generator<{ end: number; count: number }> {
  let [count, end] = [0, 0];
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) {
    bytes[at] = COMMA;
    count += 1;
    end = at + 1;
    if (count < ROWS) continue;
    yield { end, count };
    count = 0;
  }
  if (count > 0) yield { end, count };
}
