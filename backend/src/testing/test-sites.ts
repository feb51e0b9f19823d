import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildSitesApp } from '../sites-app.ts';
import { type TestApp, testApp } from './test-app.ts';

export interface TestSites extends TestApp {
  /** The application that visitors reach. */
  sites: FastifyInstance;
  /** What a visitor gets at the whole address of a published page. */
  visit: (url: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
}

/** `testApp` with published sites beside it. */
export async function testSites(overrides: Record<string, string> = {}): Promise<TestSites> {
  const backend = await testApp(overrides);
  const sites = await buildSitesApp(backend.context);
  return {
    ...backend,
    sites,
    visit(url, headers = {}) {
      const { host, pathname, search } = new URL(url);
      return sites.inject({ url: pathname + search, headers: { host, ...headers } });
    },
    async close() {
      await sites.close();
      await backend.close();
    },
  };
}
