import { createReadStream } from 'node:fs';

interface Line {
  text: string;
  /** Where the next one begins. Bytes. */
  end: number;
}

const NEWLINE = 10;

/** The lines of a file from a byte on. What stands behind the last newline was cut short and is left out. */
export async function* linesOf(path: string, start = 0): AsyncGenerator<Line> {
  let begun: Buffer[] = [];
  let end = start;
  for await (const chunk of createReadStream(path, { start }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      const line = Buffer.concat([...begun, chunk.subarray(from, to)]);
      begun = [];
      from = to + 1;
      end += line.length + 1;
      yield { text: line.toString(), end };
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
}
