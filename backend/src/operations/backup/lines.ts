import { createReadStream } from 'node:fs';

const NEWLINE = 10;

/** The lines of a file. What stands behind the last newline was cut short and is left out. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let to = chunk.indexOf(NEWLINE); to >= 0; to = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, to)]).toString();
      begun = [];
      from = to + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
}
