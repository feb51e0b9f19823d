// Accounts made through the product's own calls, for browser tests and benchmarks.
import { randomUUID } from 'node:crypto';

export interface Account {
  email: string;
  password: string;
  token: string;
}

// The groups of a UUID may all be digits.
const CODE = /(?<![\w-])[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}(?![\w-])/;

/** @throws Error with the answer of a call that failed */
async function post<T>(origin: string, path: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { accesstokenapp: token }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Buys a plan through the sandbox, as the checkout does. Returns the purchase code. */
export async function buyCode(origin: string, plan = 'pro'): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const order = { plan_name: plan, email, method: 2 };
  const { payment_url } = await post<{ payment_url: string }>(origin, '/v1/api/public/payment/create', order);
  await fetch(payment_url, { method: 'POST', body: new URLSearchParams({ outcome: 'approve' }), redirect: 'manual' });
  const page = await (await fetch(payment_url)).text();
  const [code] = CODE.exec(page) ?? [];
  if (!code) throw new Error(`The paid sandbox page shows no code:\n${page}`);
  return code;
}

/** A new account, signed in by the API. */
export async function newAccount(origin: string, plan = 'pro'): Promise<Account> {
  const code = await buyCode(origin, plan);
  const email = `${randomUUID()}@example.com`;
  const password = 'Harbour-7-light';
  await post<unknown>(origin, '/v1/api/register', { email, password, confirmPassword: password, code, terms: true });
  const { access_token } = await post<{ access_token: string }>(origin, '/v1/api/login', { email, password });
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
  const body = { name, description, tipo, type: tipo };
  return (await post<{ data: ProjectRow }>(origin, '/v1/api/project/new', body, token)).data;
}

/** A new page of a project; with an AI description it is generated in the background. */
export async function newPage(
  origin: string,
  { token }: Account,
  { project_id }: ProjectRow,
  page: { title: string; slug: string; description_ai?: string; template?: string },
): Promise<{ page_id: string; url: string }> {
  const path = `/v1/api/project/${project_id}/page/new`;
  return (await post<{ data: { page_id: string; url: string } }>(origin, path, page, token)).data;
}
