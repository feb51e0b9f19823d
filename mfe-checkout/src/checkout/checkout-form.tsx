import { Badge, Grid, Stack, Text } from '@landfall/shared';
import type { Plan } from '@landfall/shared/contracts';
import { TextField } from '@landfall/shared/form';
import { Choice } from './choice.tsx';
import { dollars } from './features.ts';
import { Step } from './step.tsx';
import { Summary } from './summary.tsx';
import { useCheckout } from './use-checkout.ts';

const METHODS = [
  { value: 'card', title: 'Card', description: 'Visa, Mastercard, American Express, Pix' },
  { value: 'crypto', title: 'Cryptocurrency', description: 'Bitcoin and others, by your own wallet' },
] as const;

const FieldError = ({ children }: { children?: string }) =>
  children ? (
    <Text role="alert" color="fg.error" fontSize="xs" mt="2">
      {children}
    </Text>
  ) : null;

interface CheckoutFormProps {
  plans: readonly Plan[];
  /** The plan that the address asks for. */
  wanted: string | null;
}

export function CheckoutForm({ plans, wanted }: CheckoutFormProps) {
  const { form, submit, plan } = useCheckout(plans, wanted);
  const { errors, isSubmitting } = form.formState;
  return (
    <form onSubmit={submit} noValidate>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }} gap="6" alignItems="start">
        <Stack gap="5">
          <Step number={1} title="Select your plan">
            <Stack gap="3">
              {plans.map(({ id, name, prefix, description, recommended, price }) => (
                <Choice
                  key={id}
                  value={name}
                  {...form.register('plan')}
                  title={
                    <>
                      {prefix}
                      {recommended && (
                        <Badge colorPalette="brand" variant="solid" rounded="full" px="2">
                          Recommended
                        </Badge>
                      )}
                    </>
                  }
                  description={description}
                  aside={
                    <Text fontWeight="semibold" fontSize="lg">
                      {dollars(price.ltd ?? 0)}
                    </Text>
                  }
                />
              ))}
            </Stack>
            <FieldError>{errors.plan?.message}</FieldError>
          </Step>
          {plan && (
            <>
              <Step number={2} title="Contact email">
                <TextField
                  label="Email"
                  type="email"
                  autoComplete="email"
                  placeholder="you@example.com"
                  helper="Your purchase code is sent to this address."
                  error={errors.email?.message}
                  {...form.register('email')}
                />
              </Step>
              <Step number={3} title="Payment method">
                <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
                  {METHODS.map((method) => (
                    <Choice key={method.value} {...method} {...form.register('paymentMethod')} />
                  ))}
                </Grid>
                <FieldError>{errors.paymentMethod?.message}</FieldError>
              </Step>
            </>
          )}
        </Stack>
        <Summary plan={plan} pending={isSubmitting} />
      </Grid>
    </form>
  );
}
