import type { PageQuery } from '@landfall/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { languageOf } from '../../platform/http/language.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { findDeliveries, replayDelivery, replayFailed, spokenDelivery } from './deliveries.ts';
import { assertPlan, type ReceiverRow, type ReceiverSet } from './receivers.ts';

interface Request<Params> extends Pick<FastifyRequest, 'headers'> {
  account: Account;
  params: Params;
}

/**
 * What every kind of receiver answers about its deliveries: handlers for `serve`.
 * @param own finds the receiver that a request names among the account's; throws AppError not_found
 */
export function deliveryCalls<Params>(
  context: Context,
  set: ReceiverSet,
  own: (account: Account, params: Params) => Promise<ReceiverRow>,
) {
  return {
    /** One part of the list, newest first. */
    async list(request: Request<Params> & { query: PageQuery }) {
      const { id } = await own(request.account, request.params);
      const paging = readPaging(request.query);
      const { rows, total } = await findDeliveries(context.db, id, paging);
      const language = languageOf(request);
      return paging.answer(
        rows.map((row) => spokenDelivery(row, language)),
        total,
      );
    },

    /** Sends one again, under the same id. @throws AppError not_found, plan_required */
    async replay({ account, params }: Request<Params & { delivery_id: string }>) {
      const row = await own(account, params);
      assertPlan(account);
      return { data: await replayDelivery(context, set, row, params.delivery_id) };
    },

    /** Sends everything again that failed since a moment, in epoch seconds. @throws AppError not_found, plan_required */
    async replayFailed({ account, params, body }: Request<Params> & { body: { since: number } }) {
      const row = await own(account, params);
      assertPlan(account);
      const count = await replayFailed(context, set, row, new Date(body.since * 1000));
      return { count, message: count === 0 ? 'Nothing failed since then.' : 'They are sent again.' };
    },
  };
}
