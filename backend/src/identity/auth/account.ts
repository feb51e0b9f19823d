import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { setActor } from '../../platform/notifications/acting.ts';
import { bearerAccounts } from '../tokens/bearer.ts';
import { type Account, accountLookup } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling. Only on routes with `onRequest: app.requireAccount`; elsewhere reading it throws. */
    account: Account;
  }
  interface FastifyInstance {
    /**
     * Put it on a route as `onRequest`: without a valid token the route answers 401, before its body is read. A token for
     * programs opens it where the route's `config.access` is a scope that it has.
     */
    requireAccount: onRequestAsyncHookHandler;
  }
}

const accounts = new WeakMap<FastifyRequest, Account>();

/** The id of the account that a request was made for; undefined where its route needs none. */
export const accountIdOf = (request: FastifyRequest): string | undefined => accounts.get(request)?.id;

/** Teaches the application `app.requireAccount` and `request.account`. */
export function registerAccounts(app: App, context: Context): void {
  const lookUp = accountLookup(context.db);
  const byBearer = bearerAccounts(context);
  app.decorateRequest('account', {
    getter(this: FastifyRequest) {
      const account = accounts.get(this);
      if (!account) throw new Error('This route does not require an account.');
      return account;
    },
  });
  // The header alone: a cookie travels by itself, also from other sites, and an address ends up in logs.
  app.decorate('requireAccount', async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.headers.accesstokenapp;
    const bySession = () => (typeof token === 'string' && token !== '' ? lookUp(token) : null);
    const account = (await byBearer(request, reply)) ?? (await bySession());
    if (!account) throw new AppError('unauthenticated');
    accounts.set(request, account);
    setActor(account.apiToken?.name);
  });
}
