import { api, calls, messageOf, notify, useRefresh } from '@landfall/shared';
import { confirmation } from '@landfall/shared/contracts';
import { useState } from 'react';
import { useAreaTexts } from '../texts.ts';

const CONFIRM = '/v1/api/user/confirm';

/** Mails the link of a waiting e-mail again, or drops the change. `pending` names what runs. */
export function usePendingEmail() {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const [pending, setPending] = useState<'send' | 'cancel'>();

  const run = async (what: 'send' | 'cancel', call: () => Promise<unknown>, done: string) => {
    if (pending) return;
    setPending(what);
    try {
      await call();
      notify.success(done);
    } catch (error) {
      notify.error(messageOf(error, texts.tryAgainLater));
    }
    await refresh(calls.me);
    setPending(undefined);
  };

  return {
    pending,
    sendAgain: (email: string) =>
      run('send', () => api.post(`${CONFIRM}/again`, {}, confirmation), texts.confirmSent(email)),
    cancel: () => run('cancel', () => api.delete(CONFIRM), texts.changeCancelled),
  };
}
