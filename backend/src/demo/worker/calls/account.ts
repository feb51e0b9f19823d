import type { User } from '@landfall/shared/contracts';
import {
  endOtherSessions,
  endOwnSession,
  endSession,
  listSessions,
  logIn,
  readAccount,
  readMailSettings,
  register,
  removeAvatar,
  replaceAvatar,
  updateAccount,
} from '@landfall/shared/endpoints';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Route } from '../api/route.ts';
import { now } from '../moment.ts';
import { root } from '../scope.ts';
import type { AccountRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { textsIn } from '../texts.ts';
import { keepFile } from './files.ts';
import { OWN_PLAN } from './plans.ts';

/** The account, which is there from the beginning. */
export function accountOf(state: State): AccountRecord {
  const account = state.accounts.get('account');
  if (!account) throw new Error('The demo has no account.');
  return account;
}

const toUser = ({ name, email, avatar, createdAt, updatedAt }: AccountRecord): User => ({
  ...{ name, email, avatar: avatar && `${root()}/v1/files/uploads/${avatar}` },
  plan: { name: OWN_PLAN.name, prefix: OWN_PLAN.prefix },
  ...{ pending_email: null, plan_until: null, plan_after: null, sites_until: null },
  ...{ created_at: createdAt, updated_at: updatedAt },
});

/** Everybody gets in: the account is the one of this browser, and takes the address that was typed. */
function enter(state: State, email: string): void {
  const account = accountOf(state);
  if (account.email !== email) state.accounts.change(account, { email, updatedAt: now() });
}

function change(state: State, parts: Partial<AccountRecord>): User {
  return toUser(state.accounts.change(accountOf(state), { ...parts, updatedAt: now() }));
}

export const accountRoutes: readonly Route[] = [
  answer(logIn, ({ state, body }) => {
    enter(state, body.email);
    const session = { id: crypto.randomUUID(), createdAt: now() };
    state.sessions.put(session);
    return { access_token: session.id, message: '' };
  }),
  answer(register, ({ state, body }) => {
    enter(state, body.email);
    return { message: 'Registered.' };
  }),
  answer(endOwnSession, ({ state, token }) => {
    state.sessions.delete(token);
    return { message: '' };
  }),
  answer(readAccount, ({ state }) => ({ data: toUser(accountOf(state)) })),
  answer(updateAccount, ({ state, body, language }) => {
    if ('password' in body) {
      const { refused, anyPassword } = textsIn(language);
      throw new AppError('invalid', { message: refused(anyPassword) });
    }
    const { name, email } = body;
    return { data: change(state, { name: name ?? '', ...(email && { email }) }), message: '' };
  }),
  answer(replaceAvatar, async ({ state, file }) => {
    if (!file) throw new AppError('malformed');
    const { file: kept } = await keepFile(state, file, { isListed: false });
    return { data: change(state, { avatar: kept.path_child }) };
  }),
  answer(removeAvatar, ({ state }) => ({ data: change(state, { avatar: '' }) })),
  answer(readMailSettings, () => ({ data: { new_leads: false } })),
  answer(listSessions, ({ state, token, language }) => ({
    data: state.sessions.all().map(({ id, createdAt }) => ({
      ...{
        session_id: id,
        device: textsIn(language).thisBrowser,
        created_at: createdAt,
        last_used_at: now(),
        current: id === token,
      },
    })),
  })),
  answer(endSession, ({ state, params }) => {
    if (!state.sessions.get(params.session_id)) throw new AppError('not_found');
    state.sessions.delete(params.session_id);
    return { message: '' };
  }),
  answer(endOtherSessions, ({ state, token }) => {
    for (const { id } of state.sessions.all()) if (id !== token) state.sessions.delete(id);
    return { message: '' };
  }),
];
