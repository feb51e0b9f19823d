import { Stack } from '@landfall/shared';
import { useEffect } from 'react';
import { ReauthFields } from './reauth-fields.tsx';
import { type ReauthFormOptions, useReauthForm } from './use-reauth-form.ts';

interface ReauthStepProps extends ReauthFormOptions {
  /** The buttons stand outside of the form and name it. */
  formId: string;
  onPending: (pending: boolean) => void;
}

/** Confirms that it is the account's owner who sits here. Each time it is shown it begins empty. */
export function ReauthStep({ formId, onPending, ...options }: ReauthStepProps) {
  const { form, submit, asksForCode } = useReauthForm(options);
  const { isSubmitting } = form.formState;
  useEffect(() => onPending(isSubmitting), [isSubmitting, onPending]);
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap="5">
        <ReauthFields form={form} asksForCode={asksForCode} />
      </Stack>
    </form>
  );
}
