import { ApiError, api, messageOf, notify } from '@landfall/shared';
import { createPaymentAnswer, PAYMENT_METHOD_CODES, type PaymentMethod, type Plan } from '@landfall/shared/contracts';
import { useEffect, useRef, useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { followPayment } from './follow-payment.ts';
import type { Period } from './use-period-param.ts';

/** Leaving takes a moment; after this the person may try again. Milliseconds. */
const LEAVES_WITHIN = 10_000;

/** Asks the backend for the payment of a plan and leads to its page. */
export function usePurchase() {
  const texts = useAreaTexts();
  const [pending, setPending] = useState(false);
  const underWay = useRef(false);
  const release = () => {
    underWay.current = false;
    setPending(false);
  };
  // Coming back by the browser's memory of this page, it looks as it was left: waiting.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && release();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });

  const buy = async (plan: Plan, period: Period, method: PaymentMethod) => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    const body = { plan_name: plan.name, period, method: PAYMENT_METHOD_CODES[method] };
    try {
      const { payment_url } = await api.post('/v1/api/user/plan/checkout', body, createPaymentAnswer, {
        expect: [201],
      });
      if (followPayment(payment_url)) return void setTimeout(release, LEAVES_WITHIN);
      notify.error(texts.buyFailed);
    } catch (error) {
      // What a field says is the reason; the dialog shows no such fields to mark.
      const [reason] = error instanceof ApiError ? Object.values(error.fields).flat() : [];
      notify.error(texts.buyFailed, reason ?? messageOf(error, texts.tryAgainLater));
    }
    release();
  };

  return { pending, buy };
}
