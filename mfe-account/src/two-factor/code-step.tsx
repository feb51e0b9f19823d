import { ApiError, Box, Flex, IconButton, Stack, Text } from '@landfall/shared';
import { twoFactorConfirm } from '@landfall/shared/contracts';
import { showFieldErrors, TextField, useSchemaForm } from '@landfall/shared/form';
import { Copy } from 'lucide-react';
import { useEffect } from 'react';
import { useTwoFactorCalls } from '../api/two-factor.ts';
import { useAreaTexts } from '../texts.ts';
import { QrCode } from './qr-code.tsx';
import { useCopy } from './use-copy.ts';

interface CodeStepProps {
  formId: string;
  secret: string;
  /** What the QR code holds. */
  uri: string;
  onPending: (pending: boolean) => void;
  /** Told what the field is not to blame for. */
  onFailure: (error: unknown) => void;
  onDone: (codes: string[]) => void;
}

/** Hands the secret to the app, and proves by its first code that it arrived. */
export function CodeStep({ formId, secret, uri, onPending, onFailure, onDone }: CodeStepProps) {
  const texts = useAreaTexts();
  const copy = useCopy();
  const { confirm } = useTwoFactorCalls();
  const form = useSchemaForm(twoFactorConfirm, { defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => onPending(isSubmitting), [isSubmitting, onPending]);

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      onDone(await confirm(code));
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      if (error instanceof ApiError && error.code === 'otp_wrong') form.setError('code', { message: error.message });
      else onFailure(error);
    }
  });

  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack gap="5">
        <Flex gap="5" align="center" wrap="wrap">
          <QrCode text={uri} label={texts.qrCode} />
          <Box flex="1 1 10rem" minW="0">
            <Text color="fg.muted" fontSize="sm">
              {texts.orType}
            </Text>
            <Flex gap="1" align="center">
              <Text as="code" fontFamily="mono" fontSize="sm" overflowWrap="anywhere" minW="0">
                {secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </Text>
              <IconButton
                type="button"
                aria-label={texts.copyKey}
                variant="ghost"
                colorPalette="gray"
                size="xs"
                onClick={() => void copy(secret)}
              >
                <Copy />
              </IconButton>
            </Flex>
          </Box>
        </Flex>
        <TextField
          label={texts.code}
          helper={texts.codeHelp}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          readOnly={isSubmitting}
          error={errors.code?.message}
          {...form.register('code')}
        />
      </Stack>
    </form>
  );
}
