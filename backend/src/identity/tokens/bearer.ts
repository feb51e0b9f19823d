import { type Scope, scopes } from '@landfall/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Account } from '../auth/sessions.ts';
import { apiTokenLookup } from './api-tokens.ts';
import { TokenLimit } from './token-limit.ts';

const BEARER = /^bearer +(\S+) *$/i;

/** The token of `Authorization: Bearer`, '' for a malformed one; undefined where the header says nothing of the kind. */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const { authorization } = headers;
  if (!authorization || !/^bearer(?: |$)/i.test(authorization)) return undefined;
  return BEARER.exec(authorization)?.[1] ?? '';
}

const isScope = (access: string | undefined): access is Scope =>
  (scopes as readonly (string | undefined)[]).includes(access);

/** @throws AppError session_required, scope_missing, not_found */
function assertOpen({ routeOptions, params }: FastifyRequest, reply: FastifyReply, { apiToken }: Account): void {
  const { access } = routeOptions.config;
  if (!isScope(access)) throw new AppError('session_required');
  if (!apiToken?.scopes.includes(access)) {
    reply.header('www-authenticate', `Bearer realm="landfall", error="insufficient_scope", scope="${access}"`);
    throw new AppError('scope_missing', { message: `This token lacks the scope ${access}.` });
  }
  const { projectId } = apiToken;
  if (projectId === null) return;
  const { project_id: asked } = params as { project_id?: string };
  if (asked === projectId) return;
  if (asked !== undefined) throw new AppError('not_found', { message: 'This project does not exist.' });
  // The list of projects shows the one; everything else without a project is the whole account's.
  if (access !== 'projects:read')
    throw new AppError('scope_missing', {
      message: 'This token opens one project only, and this is the whole account’s.',
    });
}

/**
 * Returns what finds the account of a call by a program: undefined where no bearer token came. Where one came, nothing
 * else counts. @throws AppError unauthenticated, session_required, scope_missing, not_found, too_many_requests
 */
export function bearerAccounts({
  db,
}: Pick<Context, 'db'>): (request: FastifyRequest, reply: FastifyReply) => Promise<Account | undefined> {
  const lookUp = apiTokenLookup(db);
  const limit = new TokenLimit();
  return async (request, reply) => {
    const token = bearerOf(request);
    if (token === undefined) return undefined;
    const account = await lookUp(token);
    if (!account?.apiToken) {
      reply.header('www-authenticate', 'Bearer realm="landfall", error="invalid_token"');
      throw new AppError('unauthenticated', { message: 'This token is unknown, was revoked, or has expired.' });
    }
    limit.take(account.apiToken.id, reply);
    assertOpen(request, reply, account);
    return account;
  };
}
