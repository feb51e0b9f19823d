import type { Page, PageDetail } from '@landfall/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

const TYPE = 'project:landing:page';

export interface PageOwner {
  id: string;
  token: string;
  /** Id of the project. */
  project: string;
  /** `call('PUT', pageId + '/duplicate', body)`: below the address of the project's pages. */
  call: (method: string, path: string, body?: object) => Promise<LightMyRequestResponse>;
  create: (fields?: object) => Promise<Page>;
  get: (pageId: string) => Promise<PageDetail>;
  /** Waits until a page is not pending any more. */
  settled: (pageId: string, seconds?: number) => Promise<PageDetail>;
}

/** An account with one project, and the calls about its pages. */
export async function pageOwner(backend: TestApp, planName = 'pro'): Promise<PageOwner> {
  const { id, token } = await backend.signIn({ planName });
  const body = { name: 'Rocket shop', description: 'We sell small rockets.', tipo: TYPE, type: TYPE };
  const { project_id: project } = (await backend.call('POST /v1/api/project/new', { token, body })).json().data;
  const call: PageOwner['call'] = (method, path, sent) =>
    backend.call(`${method} /v1/api/project/${project}/page${path && `/${path}`}`, {
      token,
      ...(sent && { body: sent }),
    });
  const get = async (pageId: string) => (await call('GET', pageId)).json().data;
  return {
    id,
    token,
    project,
    call,
    get,
    async create(fields = {}) {
      const form = { title: 'Launch day', slug: '/launch', description: '', description_ai: '', ...fields };
      const answer = await call('POST', 'new', form);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().data;
    },
    async settled(pageId, seconds) {
      await until(async () => (await get(pageId)).status !== 'pending', seconds);
      return get(pageId);
    },
  };
}
