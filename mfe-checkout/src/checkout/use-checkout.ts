import { ApiError, api } from '@landfall/shared';
import {
  type CheckoutForm,
  checkoutForm,
  createPaymentAnswer,
  type Plan,
  paymentMethodCode,
} from '@landfall/shared/contracts';
import { readForm } from '@landfall/shared/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { followPayment } from './follow-payment.ts';
import { keepChoices, readChoices } from './kept-choices.ts';
import { usePlanChoice } from './use-plan-choice.ts';

/** Leaving takes a moment; after this the person may try again. Milliseconds. */
const LEAVES_WITHIN = 10_000;

/** The form's fields by the names that they have on the wire. */
const SENT_AS = { plan: 'plan_name', email: 'email', paymentMethod: 'method' } as const;

type FieldErrors = Partial<Record<keyof CheckoutForm, string>>;

/** What the server has against single fields; null where it names none of them. */
function refusedFields({ fields }: ApiError): FieldErrors | null {
  const named = Object.entries(SENT_AS).flatMap(([name, sent]) => {
    const message = fields[sent]?.[0];
    return message ? [[name, message]] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
}

/** The checkout's form: Pay asks the backend for a payment and leads to its page. */
export function useCheckout(plans: readonly Plan[], methods: readonly string[]) {
  const [plan, choosePlan] = usePlanChoice(plans);
  const [kept, setChoices] = useState(readChoices);
  // What was offered in this tab before may not be offered any more.
  const choices = methods.includes(kept.paymentMethod) ? kept : { ...kept, paymentMethod: '' };
  const [submitted, setSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ values: string; errors: FieldErrors } | null>(null);
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
  const values = JSON.stringify([plan?.name, choices]);
  // What the server refused stands beside its field for as long as that is what would be sent.
  const errors = submitted ? (form.errors ?? (refusal?.values === values ? refusal.errors : {})) : {};

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
      const refused = error instanceof ApiError ? refusedFields(error) : null;
      if (refused) setRefusal({ values, errors: refused });
      // By the product's rule a failed payment link shows nothing; the form stays as it was, ready for another try.
      else console.error('The payment could not be started:', error);
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
