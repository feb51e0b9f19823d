import { Stack, Text, useSelectedProject } from '@landfall/shared';
import { createApiToken } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { FormDialog } from '@landfall/shared/overlay';
import { useEffect, useState } from 'react';
import { useAddApiToken, useHasSecondFactor } from '../api/tokens.ts';
import { CopyRow } from '../components/copy/copy-row.tsx';
import { ShownOnce } from '../components/copy/shown-once.tsx';
import { useAreaTexts } from '../texts.ts';
import { DEFAULT_DAYS, TokenFields } from './token-fields.tsx';

const DAY = 86_400;
const addButton = () => document.querySelector<HTMLElement>('[data-add-token]');

/** Asks for a token and for the password, then shows the token. */
export default function AddTokenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useAreaTexts();
  const project = useSelectedProject();
  const [token, setToken] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const asksForCode = useHasSecondFactor() || isRefused;
  const [days, setDays] = useState(DEFAULT_DAYS);
  const form = useSchemaForm(createApiToken, {
    defaultValues: { name: '', scopes: [], project_id: project?.project_id ?? null, password: '', otp: '' },
  });
  const { mutate, isPending } = useAddApiToken({
    form,
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: (created) => setToken(created.token),
    onError: ({ code, message }) => {
      if (code !== 'otp_required' && code !== 'otp_wrong') return false;
      setIsRefused(true);
      form.setError('otp', { message }, { shouldFocus: true });
      return true;
    },
  });
  // The field has to be there before it can have the focus.
  useEffect(() => {
    if (isRefused) form.setFocus('otp');
  }, [isRefused, form]);
  const submit = form.handleSubmit(({ otp, ...body }) => {
    const expires_at = days === '' ? null : Math.floor(Date.now() / 1000) + Number(days) * DAY;
    return mutate({ body: { ...body, expires_at, ...(otp && { otp }) } });
  });

  if (token)
    return (
      <ShownOnce
        open={open}
        onClose={onClose}
        title={texts.tokenTitle}
        help={texts.tokenHelp}
        label={texts.token}
        text={token}
        finalFocus={addButton}
      >
        <Stack gap="1">
          <Text>{texts.tokenUse}</Text>
          <CopyRow label="HTTP" text={`Authorization: Bearer ${token}`} />
        </Stack>
      </ShownOnce>
    );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={texts.newToken}
      submitLabel={texts.makeToken}
      pendingLabel={texts.making}
      isPending={isPending}
      onSubmit={submit}
    >
      <TokenFields form={form} days={days} onDays={setDays} asksForCode={asksForCode} />
    </FormDialog>
  );
}
