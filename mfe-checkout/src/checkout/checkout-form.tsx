import { Grid, getRuntimeConfig, Stack, Text, VisuallyHidden } from '@landfall/shared';
import type { Plan } from '@landfall/shared/contracts';
import { TextField } from '@landfall/shared/fields';
import { useCheckoutTexts } from '../texts.ts';
import { Choice } from './choice.tsx';
import { FieldError } from './field-error.tsx';
import { PlanList } from './plan-list.tsx';
import { planTitle } from './plan-title.ts';
import { Step } from './step.tsx';
import { Summary } from './summary.tsx';
import { useCheckout } from './use-checkout.ts';
import { WhatNext } from './what-next.tsx';

const METHODS = ['card', 'crypto'] as const;

export function CheckoutForm({ plans }: { plans: readonly Plan[] }) {
  const texts = useCheckoutTexts();
  const offered = METHODS.filter((method) => getRuntimeConfig().payment.methods.includes(method));
  const { plan, choosePlan, choices, change, errors, pending, submit } = useCheckout(plans, offered);
  return (
    <form onSubmit={submit} noValidate>
      <VisuallyHidden aria-live="polite">{plan && texts.chosen(planTitle(plan))}</VisuallyHidden>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        templateRows={{ lg: 'auto 1fr' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="5">
          <Step number={1} title={texts.selectPlan}>
            <PlanList plans={plans} chosen={plan?.name} onChoose={choosePlan} />
            <FieldError>{errors.plan}</FieldError>
          </Step>
          {plan && (
            <>
              <Step number={2} title={texts.contact}>
                <TextField
                  label={texts.email}
                  name="email"
                  type="email"
                  autoComplete="email"
                  placeholder={texts.emailPlaceholder}
                  helper={texts.emailHelp}
                  error={errors.email}
                  value={choices.email}
                  onChange={(event) => change({ email: event.target.value })}
                />
              </Step>
              <Step number={3} title={texts.method}>
                {offered.length === 0 && <Text color="fg.muted">{texts.closed}</Text>}
                <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
                  {offered.map((method) => (
                    <Choice
                      key={method}
                      value={method}
                      title={texts[method]}
                      description={texts[`${method}Help`]}
                      name="paymentMethod"
                      checked={choices.paymentMethod === method}
                      onChange={() => change({ paymentMethod: method })}
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
