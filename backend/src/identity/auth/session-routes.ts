import { dataOf, messageAnswer, reauth as proof, session } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import type { Reauthenticate } from './reauth.ts';
import { endOtherSessions, endSessionById, listSessions } from './sessions.ts';

/** Where the account is signed in, and ending that. */
export function registerSessionRoutes(app: App, { db }: Context, reauth: Reauthenticate): void {
  const onRequest = app.requireAccount;
  const common = { tags: ['user'], security: SIGNED_IN };

  const list = {
    ...common,
    summary: 'Where this account is signed in, last used first',
    response: { 200: dataOf(v.array(session)) },
  };
  app.get('/v1/api/user/session', { onRequest, schema: list }, async ({ account }) => ({
    data: await listSessions(db, account),
  }));

  const others = { ...common, summary: 'Sign out everywhere else', body: proof, response: { 200: messageAnswer } };
  app.delete('/v1/api/user/session', { onRequest, schema: others }, async (request) => {
    await reauth(request, request.body, (tx) => endOtherSessions(tx, request.account));
    return { message: 'Every other session was signed out.' };
  });

  const one = {
    ...common,
    summary: 'Sign out one session',
    params: v.object({ session_id: v.string() }),
    body: proof,
    response: { 200: messageAnswer },
  };
  app.delete('/v1/api/user/session/:session_id', { onRequest, schema: one }, async (request) => {
    const { account, body, params } = request;
    const ended = await reauth(request, body, (tx) => endSessionById(tx, account.id, params.session_id));
    if (!ended) throw new AppError('not_found', { message: 'This session does not exist any more.' });
    return { message: 'The session was signed out.' };
  });
}
