import { searchAccount as searchEndpoint } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { type SearchKind, searchAccount } from './search-account.ts';

/** Entries of a kind that are shown. */
const MOST = 20;

/** The search over everything that an account has. */
export function registerSearchRoutes(app: App, { db }: Context, searchLeads: SearchKind): void {
  const search = {
    tag: 'search',
    summary: 'Find projects, pages, files, leads and domains; a longer word may hold one mistake',
  };
  serve(app, searchEndpoint, search, async ({ account, query }) => {
    const limit = Math.min(readPaging(query, MOST).limit, MOST);
    return { data: await searchAccount(db, account.id, { q: query.q, limit }, searchLeads) };
  });
}
