import { Grid, getRuntimeConfig, Stack, Text, VisuallyHidden } from '@landfall/shared';
import type { Plan } from '@landfall/shared/contracts';
import { TextField } from '@landfall/shared/form';
import { Choice } from './choice.tsx';
import { FieldError } from './field-error.tsx';
import { PlanList } from './plan-list.tsx';
import { Step } from './step.tsx';
import { Summary } from './summary.tsx';
import { useCheckout } from './use-checkout.ts';
import { WhatNext } from './what-next.tsx';

const METHODS = [
  { value: 'card', title: 'Card', description: 'Visa, Mastercard, American Express, Pix' },
  { value: 'crypto', title: 'Cryptocurrency', description: 'Bitcoin and others, by your own wallet' },
] as const;

export function CheckoutForm({ plans }: { plans: readonly Plan[] }) {
  const offered = METHODS.filter(({ value }) => getRuntimeConfig().payment.methods.includes(value));
  const { plan, choosePlan, choices, change, errors, pending, submit } = useCheckout(
    plans,
    offered.map(({ value }) => value),
  );
  return (
    <form onSubmit={submit} noValidate>
      <VisuallyHidden role="status">{plan && `${plan.prefix} chosen. Two more steps follow.`}</VisuallyHidden>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        templateRows={{ lg: 'auto 1fr' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="5">
          <Step number={1} title="Select your plan">
            <PlanList plans={plans} chosen={plan?.name} onChoose={choosePlan} />
            <FieldError>{errors.plan}</FieldError>
          </Step>
          {plan && (
            <>
              <Step number={2} title="Contact email">
                <TextField
                  label="Email"
                  name="email"
                  type="email"
                  autoComplete="email"
                  placeholder="you@example.com"
                  helper="Your purchase code and your receipt are sent to this address."
                  error={errors.email}
                  value={choices.email}
                  onChange={(event) => change({ email: event.target.value })}
                />
              </Step>
              <Step number={3} title="Payment method">
                {offered.length === 0 && <Text color="fg.muted">Payments are closed at the moment.</Text>}
                <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
                  {offered.map((method) => (
                    <Choice
                      key={method.value}
                      {...method}
                      name="paymentMethod"
                      checked={choices.paymentMethod === method.value}
                      onChange={() => change({ paymentMethod: method.value })}
                    />
                  ))}
                </Grid>
                <FieldError>{errors.paymentMethod}</FieldError>
              </Step>
            </>
          )}
        </Stack>
        <Summary plan={plan} pending={pending} />
        <WhatNext />
      </Grid>
    </form>
  );
}
