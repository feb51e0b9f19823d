import { deletePageRedirect, listPageRedirects } from '@landfall/shared/endpoints';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Route } from '../api/route.ts';
import { redirectsOf } from '../pages/redirects.ts';
import { requirePage } from './require.ts';

export const redirectRoutes: readonly Route[] = [
  answer(listPageRedirects, ({ state, params }) => ({
    data: redirectsOf(state, requirePage(state, params).id).map(({ id, path, createdAt }) => ({
      ...{ redirect_id: id, path, created_at: createdAt },
    })),
  })),
  answer(deletePageRedirect, ({ state, params }) => {
    const found = redirectsOf(state, requirePage(state, params).id).find(({ id }) => id === params.redirect_id);
    if (!found) throw new AppError('not_found', { message: 'This redirect does not exist.' });
    state.redirects.delete(found.id);
    return { message: '' };
  }),
];
