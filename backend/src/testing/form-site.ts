import type { SectionDraft } from '@landfall/page/sections/model';
import { section } from '@landfall/page/sections/model';
import { contextOf, renderSection } from '@landfall/page/sections/render';
import { type Form, formList, leadList, type Page } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { pageOwner } from './page-owner.ts';
import type { TestSites } from './test-sites.ts';

type LeadFormDraft = Extract<SectionDraft, { kind: 'lead-form' }>;

/** The markup of a form as our sections draw it. */
export function formMarkup(fields: LeadFormDraft['fields'], more: Partial<LeadFormDraft> = {}): string {
  const draft = { kind: 'lead-form', variant: 'card', title: 'Ask us', button: 'Send', id: 'ask', fields, ...more };
  const theme = { palette: 'coral', type: 'grotesk' } as never;
  const context = contextOf({ language: 'en', words: undefined, theme }, 'publish', '/');
  return renderSection(v.parse(section, draft), { ...context, anchor: 'lead-form' }).markup;
}

/** A published page with a form, and what its visitors and its owner do with it. */
export async function formSite(backend: TestSites, html: string, plan = 'premium') {
  const owner = await pageOwner(backend, plan);
  const page: Page = await owner.create({ slug: '/launch' });
  const base = `/v1/api/project/${owner.project}`;
  const publish = async (body: string, version = 0) => {
    const call = `PUT /v1/editor/project/${owner.project}/page/${page.page_id}`;
    const saved = await backend.call(call, {
      token: owner.token,
      body: { version, data: {}, html: `<main><h1>Launch</h1>${body}</main>`, css: '' },
    });
    if (saved.statusCode !== 200) throw new Error(saved.body);
  };
  await publish(html);
  const { host, origin, pathname } = new URL(page.url);
  let visitor = 0;
  const get = (headers: Record<string, string> = {}) => backend.visit(page.url, headers);
  const post = (payload: string | Buffer, headers: Record<string, string>) => {
    visitor += 1;
    return backend.sites.inject({
      method: 'POST',
      url: pathname,
      remoteAddress: `198.51.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`,
      headers: { host, origin, ...headers },
      payload,
    });
  };
  const forms = async (): Promise<Form[]> =>
    v.parse(formList, (await backend.call(`GET ${base}/form`, { token: owner.token })).json()).data;
  return {
    owner,
    page,
    publish,
    get,
    forms,
    send: (fields: Record<string, string> | [string, string][], headers: Record<string, string> = {}) =>
      post(new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    sendParts: async (form: FormData) => {
      const request = new Request('http://localhost', { method: 'POST', body: form });
      return post(Buffer.from(await request.arrayBuffer()), {
        'content-type': request.headers.get('content-type') ?? '',
      });
    },
    list: async (query = '') =>
      v.parse(leadList, (await backend.call(`GET ${base}/lead${query}`, { token: owner.token })).json()).data,
    set: async (settings: unknown) => {
      const [form] = await forms();
      return backend.call(`PUT ${base}/form/${form?.form_id}`, { token: owner.token, body: settings as object });
    },
    call: (line: string, body?: object) =>
      backend.call(line.replace('PROJECT', base), { token: owner.token, ...(body && { body }) }),
  };
}
