import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoScripts } from '../../tools/demo/demo-scripts.ts';
import { layOut } from '../../tools/demo/lay-out.ts';
import { serveDemo } from '../../tools/demo/serve-demo.ts';
import { freePorts } from '../../tools/product/index.ts';
import { test as base, expect } from './test.ts';

export { expect };

/** Where the demo is served: below a path, as many a host does. */
const BASE = '/try/landfall';

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * `demo`: the address of the built demo on a plain static server; nothing may leave that, or complain of anything but
 * `statuses` that a test asks for.
 */
export const test = base.extend<{ demo: string; statuses: readonly number[] }, { served: string }>({
  statuses: [[], { option: true }],
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'landfall-demo-'));
      const [port = 0] = await freePorts(1);
      await rm(folder, { recursive: true });
      await layOut(await demoScripts(), folder);
      const server = await serveDemo(folder, port, BASE);
      await use(`http://localhost:${port}${BASE}`);
      await close(server);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  demo: async ({ served, context, statuses }, use) => {
    const complaints: string[] = [];
    const isAsked = (text: string) => statuses.some((status) => text.includes(`status of ${status} `));
    context.on('console', (message) => {
      if (message.type() === 'error' && !isAsked(message.text()))
        complaints.push(`${message.location().url}: ${message.text()}`);
    });
    context.on('weberror', (error) => complaints.push(error.error().message));
    context.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(new URL(served).origin))
        complaints.push(`left the origin: ${request.url()}`);
    });
    await use(served);
    expect(complaints).toEqual([]);
  },
});
