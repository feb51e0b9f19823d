import { api, calls, messageOf, notify, useRefresh } from '@landfall/shared';
import { confirmation } from '@landfall/shared/contracts';
import { useState } from 'react';
import { useAreaTexts } from '../texts.ts';

const CONFIRM = '/v1/api/user/confirm';

/** Mails the link of a waiting e-mail again, or drops the change. `pending` names what runs. */
export function usePendingEmail(onCancelled: () => void) {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const [pending, setPending] = useState<'send' | 'cancel'>();

  const run = async (what: 'send' | 'cancel', call: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (pending) return false;
    setPending(what);
    const success = await call().then(
      () => true,
      (error: unknown) => {
        notify.error(messageOf(error, texts.tryAgainLater));
        return false;
      },
    );
    if (success) notify.success(done);
    await refresh(calls.me);
    setPending(undefined);
    return success;
  };

  return {
    pending,
    sendAgain: (email: string) =>
      run('send', () => api.post(`${CONFIRM}/again`, {}, confirmation), texts.confirmSent(email)),
    cancel: async () => {
      if (await run('cancel', () => api.delete(CONFIRM), texts.changeCancelled)) onCancelled();
    },
  };
}
