import { api } from '@landfall/shared';
import { checkoutForm, createPaymentAnswer, type Plan, paymentMethodCode } from '@landfall/shared/contracts';
import { readForm } from '@landfall/shared/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { followPayment } from './follow-payment.ts';
import { keepChoices, readChoices } from './kept-choices.ts';
import { usePlanChoice } from './use-plan-choice.ts';

/** Leaving takes a moment; after this the person may try again. Milliseconds. */
const LEAVES_WITHIN = 10_000;

/** The checkout's form: Pay asks the backend for a payment and leads to its page. */
export function useCheckout(plans: readonly Plan[], methods: readonly string[]) {
  const [plan, choosePlan] = usePlanChoice(plans);
  const [kept, setChoices] = useState(readChoices);
  // What was offered in this tab before may not be offered any more.
  const choices = methods.includes(kept.paymentMethod) ? kept : { ...kept, paymentMethod: '' };
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const underWay = useRef(false);
  useEffect(() => keepChoices(kept), [kept]);
  // Coming back by the browser's memory of this page, it looks as it was left: waiting.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && release();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  });

  const release = () => {
    underWay.current = false;
    setPending(false);
  };
  const form = readForm(checkoutForm, { plan: plan?.name, ...choices });
  const errors = submitted ? (form.errors ?? {}) : {};

  const pay = async () => {
    if (underWay.current || !form.output) return;
    underWay.current = true;
    setPending(true);
    const { plan, email, paymentMethod } = form.output;
    const body = { plan_name: plan, email, method: paymentMethodCode(paymentMethod) };
    try {
      const { payment_url } = await api.post('/v1/api/public/payment/create', body, createPaymentAnswer, {
        expect: [201],
      });
      if (payment_url && followPayment(payment_url)) setTimeout(release, LEAVES_WITHIN);
      else release();
    } catch (error) {
      // By the product's rule a failed payment link shows nothing; the form stays as it was, ready for another try.
      console.error('The payment could not be started:', error);
      release();
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (form.output) return void pay();
    const [first] = ['plan', 'email', 'paymentMethod'].filter((name) => name in form.errors);
    event.currentTarget.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  };

  const change = (changed: Partial<typeof kept>) => setChoices((current) => ({ ...current, ...changed }));
  return { plan, choosePlan, choices, change, errors, pending, submit };
}
