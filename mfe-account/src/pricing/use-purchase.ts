import { messageOf, notify } from '@landfall/shared';
import { PAYMENT_METHOD_CODES, type PaymentMethod, type Plan } from '@landfall/shared/contracts';
import { useEffect, useState } from 'react';
import { useCheckOut } from '../api/plans.ts';
import { useAreaTexts } from '../texts.ts';
import { followPayment } from './follow-payment.ts';
import type { Period } from './use-period-param.ts';

/** Leaving takes a moment; after this the person may try again. Milliseconds. */
const LEAVES_WITHIN = 10_000;

/** Asks the backend for the payment of a plan and leads to its page. */
export function usePurchase() {
  const texts = useAreaTexts();
  const [isLeaving, setLeaving] = useState(false);
  const { mutate, isPending } = useCheckOut({
    onSuccess: ({ payment_url }) => {
      if (!followPayment(payment_url)) return notify.error(texts.buyFailed);
      setLeaving(true);
      setTimeout(() => setLeaving(false), LEAVES_WITHIN);
    },
    onError: (error) => {
      // What a field says is the reason; the dialog shows no such fields to mark.
      const [reason] = Object.values(error.fields).flat();
      notify.error(texts.buyFailed, reason ?? messageOf(error, texts.tryAgainLater));
      return true;
    },
  });
  // Coming back by the browser's memory of this page, it looks as it was left: waiting.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const buy = (plan: Plan, period: Period, method: PaymentMethod) => {
    if (!isLeaving) void mutate({ body: { plan_name: plan.name, period, method: PAYMENT_METHOD_CODES[method] } });
  };
  return { pending: isPending || isLeaving, buy };
}
