import { api } from '@landfall/shared';
import { checkoutForm, createPaymentAnswer, type Plan, paymentMethodCode } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { followPayment } from './payment-address.ts';

/** The plan that the address asks for, ignoring case; none where no plan has that name. */
export const findPlan = (plans: readonly Plan[], wanted: string | null): Plan | undefined =>
  plans.find((plan) => plan.name.toLowerCase() === wanted?.toLowerCase());

/** The checkout's form: Pay asks the backend for a payment and leads to its page. */
export function useCheckout(plans: readonly Plan[], wanted: string | null) {
  const form = useSchemaForm(checkoutForm, {
    // A method is chosen by the person; the schema's message covers none.
    defaultValues: { plan: findPlan(plans, wanted)?.name ?? '', email: '', paymentMethod: undefined },
  });

  const submit = form.handleSubmit(async ({ plan, email, paymentMethod }) => {
    const body = { plan_name: plan, email, method: paymentMethodCode(paymentMethod) };
    try {
      const { payment_url } = await api.post('/v1/api/public/payment/create', body, createPaymentAnswer, {
        expect: [201],
      });
      if (payment_url) followPayment(payment_url);
    } catch (error) {
      // By the product's rule a failed payment link shows nothing; the form stays as it was, ready for another try.
      console.error('The payment could not be started:', error);
    }
  });

  return { form, submit, plan: plans.find(({ name }) => name === form.watch('plan')) };
}
