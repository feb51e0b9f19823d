import type { CDPSession, Page } from '@playwright/test';

export interface Answered {
  url: string;
  status: number;
  /** Bytes over the network, headers included; 0 where the browser's cache answered. */
  bytes: number;
}

/** Watches what a page's answers cost on the network. */
export async function watchTraffic(page: Page): Promise<{ take: () => Answered[]; session: CDPSession }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const pending = new Map<string, Answered>();
  let done: Answered[] = [];
  session.on('Network.responseReceived', ({ requestId, response }) => {
    pending.set(requestId, { url: response.url, status: response.status, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = pending.get(requestId);
    if (answer) done.push({ ...answer, bytes: encodedDataLength });
    pending.delete(requestId);
  });
  const take = () => {
    const taken = done;
    done = [];
    return taken;
  };
  return { take, session };
}

export const sumOf = (answers: readonly Answered[]): number => answers.reduce((sum, { bytes }) => sum + bytes, 0);
