import { notify } from '@landfall/shared';
import { useCancelEmailChange, useResendConfirmation } from '../api/profile.ts';
import { useAreaTexts } from '../texts.ts';

/** Mails the link of a waiting e-mail again, or drops the change. `pending` names what runs. */
export function usePendingEmail(onCancelled: () => void) {
  const texts = useAreaTexts();
  const resend = useResendConfirmation({
    onSuccess: (_response, email) => notify.success(texts.confirmSent(email)),
    failure: texts.tryAgainLater,
  });
  const cancel = useCancelEmailChange({
    onSuccess: () => {
      notify.success(texts.changeCancelled);
      onCancelled();
    },
    failure: texts.tryAgainLater,
  });
  const pending = resend.isPending ? ('send' as const) : cancel.isPending ? ('cancel' as const) : undefined;

  return {
    pending,
    sendAgain: (email: string) => void (pending || resend.mutate(email)),
    cancel: () => void (pending || cancel.mutate()),
  };
}
