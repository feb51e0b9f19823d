import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ReadingPace {
  /** In each stretch of so many milliseconds ... */
  stretch: number;
  /** ... so many bytes have to be taken. */
  leastBytes: number;
}

/** Slower than any line that a person would wait on. */
const PACE: ReadingPace = { stretch: 20_000, leastBytes: 20_000 };

const taken = ({ bytesWritten, writableLength }: Socket) => bytesWritten - writableLength;

/** Ends an answer whose reader takes it more slowly than this, or not at all: it holds what others need. */
export function endWhenSlow(response: ServerResponse, { stretch, leastBytes }: ReadingPace = PACE): void {
  const { socket } = response;
  if (!socket) return;
  let before = taken(socket);
  const check = setInterval(() => {
    const now = taken(socket);
    if (now - before < leastBytes && !response.writableFinished) response.destroy();
    before = now;
  }, stretch).unref();
  response.once('close', () => clearInterval(check));
}
