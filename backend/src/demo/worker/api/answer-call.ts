import * as v from 'valibot';
import { AppError } from '../../../platform/errors.ts';
import { spokenLanguage } from '../../../platform/texts/spoken-language.ts';
import type { State } from '../state/state.ts';
import { failed, invalid } from './failures.ts';
import { refusalOf } from './refusals.ts';
import { paramsOf, type ReadCall, type Route } from './route.ts';

/** Header of the session's token. */
const TOKEN = 'accesstokenapp';

const isOpen = ({ endpoint: { access } }: Route): boolean => access === 'public';

function requireSession({ endpoint }: Route, state: State, token: string): void {
  // A web page that the browser opens carries no header: whoever is signed in here at all may see it.
  const known = endpoint.access === 'cookie' ? state.sessions.all().length > 0 : state.sessions.get(token);
  if (!known) throw new AppError('unauthenticated');
}

async function read(schema: v.GenericSchema | undefined, value: unknown): Promise<unknown> {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw invalid(result.issues);
}

/** A body as JSON, or as the form of a web page sends it. */
async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  if (request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('malformed');
  }
}

async function fileOf(request: Request): Promise<File | undefined> {
  const form = await request.formData().catch((cause) => {
    throw new AppError('malformed', { cause });
  });
  const file = form.get('file');
  return file instanceof File ? file : undefined;
}

async function respond(route: Route, call: ReadCall): Promise<Response> {
  const answered = await route.handle(call);
  if (answered instanceof Response) return answered;
  const [status, schema] = Object.entries(route.endpoint.responses)[0] ?? [];
  if (!schema) throw new Error(`${route.endpoint.path} declares no answer.`);
  // What the schema does not know is not sent, and what breaks it is a failure here, as it is on the server.
  return Response.json(v.parse(schema, answered), { status: Number(status), headers: { 'cache-control': 'no-store' } });
}

/** Answers a call of the API as its endpoint says; what the demo has no answer for is refused in words for people. */
export async function answerCall(
  request: Request,
  path: string,
  routes: readonly Route[],
  state: () => Promise<State>,
): Promise<Response> {
  const language = spokenLanguage(request.headers.get('accept-language') ?? undefined);
  try {
    for (const route of routes) {
      const params = route.endpoint.method === request.method ? paramsOf(route, path) : undefined;
      if (!params) continue;
      const opened = await state();
      const token = request.headers.get(TOKEN) ?? '';
      if (!isOpen(route)) requireSession(route, opened, token);
      const { endpoint } = route;
      const query = await read(endpoint.query, Object.fromEntries(new URL(request.url).searchParams));
      const body = endpoint.body && (await read(endpoint.body, await bodyOf(request)));
      const file = endpoint.form && (await fileOf(request));
      const call = { params, query, body, file, headers: request.headers, token, language, state: opened };
      const response = await respond(route, call as ReadCall);
      await opened.commit();
      return response;
    }
    return refusalOf(request.method, path, language);
  } catch (error) {
    return failed(error);
  }
}
