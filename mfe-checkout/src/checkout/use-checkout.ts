import type { ApiError } from '@landfall/shared';
import { type CheckoutForm, checkoutForm, PAYMENT_METHOD_CODES, type Plan } from '@landfall/shared/contracts';
import { readForm } from '@landfall/shared/fields';
import { type FormEvent, useEffect, useState } from 'react';
import { useCreatePayment } from '../api/payments.ts';
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
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<{ values: string; errors: FieldErrors } | null>(null);
  useEffect(() => keepChoices(kept), [kept]);
  // Coming back by the browser's memory of this page, it looks as it was left: waiting.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const form = readForm(checkoutForm, { plan: plan?.name, ...choices });
  const values = JSON.stringify([plan?.name, choices]);
  // What the server refused stands beside its field for as long as that is what would be sent.
  const errors = submitted ? (form.errors ?? (refusal?.values === values ? refusal.errors : {})) : {};

  const { mutate, isPending } = useCreatePayment({
    onSuccess: ({ payment_url }) => {
      if (!payment_url || !followPayment(payment_url)) return;
      setLeaving(true);
      setTimeout(() => setLeaving(false), LEAVES_WITHIN);
    },
    onError: (error) => {
      const refused = refusedFields(error);
      if (refused) setRefusal({ values, errors: refused });
      // By the product's rule a failed payment link shows nothing; the form stays as it was, ready for another try.
      else console.error('The payment could not be started:', error);
      return true;
    },
  });

  const pay = ({ plan, email, paymentMethod }: CheckoutForm) => {
    if (!isLeaving) void mutate({ body: { plan_name: plan, email, method: PAYMENT_METHOD_CODES[paymentMethod] } });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (form.output) return pay(form.output);
    const [first] = ['plan', 'email', 'paymentMethod'].filter((name) => name in form.errors);
    event.currentTarget.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  };

  const change = (changed: Partial<typeof kept>) => setChoices((current) => ({ ...current, ...changed }));
  return { plan, choosePlan, choices, change, errors, pending: isPending || isLeaving, submit };
}
