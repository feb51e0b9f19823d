import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface Account {
  email: string;
  password: string;
  token: string;
}

const CODE = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/;

async function post(origin: string, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { accesstokenapp: token }) },
    body: JSON.stringify(body),
  });
}

/** Buys a plan through the sandbox, as the checkout does. Returns the purchase code. */
export async function buyCode(origin: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const created = await post(origin, '/v1/api/public/payment/create', { plan_name: 'pro', email, method: 2 });
  const { payment_url } = (await created.json()) as { payment_url: string };
  await fetch(payment_url, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }), redirect: 'manual' });
  const page = await (await fetch(payment_url)).text();
  const [code] = CODE.exec(page) ?? [];
  if (!code) throw new Error(`The paid sandbox page shows no code:\n${page}`);
  return code;
}

/** A new account, signed in by the API. */
export async function newAccount(origin: string): Promise<Account> {
  const code = await buyCode(origin);
  const email = `${randomUUID()}@example.com`;
  const password = 'Harbour-7-light';
  await post(origin, '/v1/api/register', { email, password, confirmPassword: password, code, terms: true });
  const answer = await post(origin, '/v1/api/login', { email, password });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { email, password, token: access_token };
}

export interface ProjectRow {
  project_id: string;
  name: string;
}

/** A new project of the account. */
export async function newProject(origin: string, { token }: Account, name = 'Bakery'): Promise<ProjectRow> {
  const tipo = 'project:landing:page';
  const description = 'A bakery with fresh bread every morning';
  const answer = await post(origin, '/v1/api/project/new', { name, description, tipo, type: tipo }, token);
  return ((await answer.json()) as { data: ProjectRow }).data;
}

/** Lets the browser in as this account. */
export async function signIn(page: Page, origin: string, { token }: Account): Promise<void> {
  await page.context().addCookies([{ name: 'access_token_app', value: token, url: origin }]);
}
