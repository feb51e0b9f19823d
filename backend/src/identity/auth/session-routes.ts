import { endOtherSessions, endSession, listSessions } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Reauthenticate } from './reauth.ts';
import * as sessions from './sessions.ts';

/** Where the account is signed in, and ending that. */
export function registerSessionRoutes(app: App, { db }: Context, reauth: Reauthenticate): void {
  const list = { tag: 'user', summary: 'Where this account is signed in, last used first' };
  serve(app, listSessions, list, async (request) => ({
    data: await sessions.listSessions(db, request.account, languageOf(request)),
  }));

  serve(app, endOtherSessions, { tag: 'user', summary: 'Sign out everywhere else' }, async (request) => {
    await reauth(request, request.body, (tx) => sessions.endOtherSessions(tx, request.account));
    return { message: 'Every other session was signed out.' };
  });

  serve(app, endSession, { tag: 'user', summary: 'Sign out one session' }, async (request) => {
    const { account, body, params } = request;
    const ended = await reauth(request, body, (tx) => sessions.endSessionById(tx, account.id, params.session_id));
    if (!ended) throw new AppError('not_found', { message: 'This session does not exist any more.' });
    return { message: 'The session was signed out.' };
  });
}
