import { bytesToHex } from '@noble/hashes/utils.js';
import {
  createPreviewLink,
  deletePreviewLink,
  listPreviewLinks,
  type PreviewLink,
} from '../../../content/previews/endpoints.ts';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Route } from '../api/route.ts';
import { now } from '../moment.ts';
import { root } from '../scope.ts';
import type { PreviewRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { requirePage } from './require.ts';

/** Links of one page that work at a time. */
const MOST = 20;
const DAY = 24 * 60 * 60;
/** 128 bits. */
const TOKEN_BYTES = 16;

const toLink = ({ id, token, expiresAt, comments }: PreviewRecord): PreviewLink => ({
  ...{ preview_id: id, url: `${root()}/v1/preview/${token}`, expires_at: expiresAt, comments },
});

/** The links of a page that work, newest first; those that ended go. */
function linksOf(state: State, pageId: string): PreviewRecord[] {
  const all = state.previews.all().filter((preview) => preview.pageId === pageId);
  for (const { id, expiresAt } of all) if (expiresAt <= now()) state.previews.delete(id);
  return all.filter(({ expiresAt }) => expiresAt > now()).toSorted((a, b) => b.createdAt - a.createdAt);
}

const newToken = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));

export const previewRoutes: readonly Route[] = [
  answer(listPreviewLinks, ({ state, params }) => ({
    data: linksOf(state, requirePage(state, params).id).map(toLink),
  })),
  answer(createPreviewLink, ({ state, params, body: { days, comments } }) => {
    const { id: pageId } = requirePage(state, params);
    if (linksOf(state, pageId).length >= MOST)
      throw new AppError('conflict', { message: `A page has ${MOST} links at most. Withdraw one first.` });
    const made = { id: crypto.randomUUID(), pageId, token: newToken(), comments, reader: '' };
    return { data: toLink(state.previews.put({ ...made, createdAt: now(), expiresAt: now() + days * DAY })) };
  }),
  answer(deletePreviewLink, ({ state, params }) => {
    const found = linksOf(state, requirePage(state, params).id).find(({ id }) => id === params.preview_id);
    if (!found) throw new AppError('not_found', { message: 'This link does not work any more.' });
    state.previews.delete(found.id);
    return { message: '' };
  }),
];
