import { api, Button, calls, messageOf, notify, Stack, Text, useLanguage, useRefresh } from '@landfall/shared';
import { messageAnswer, redeemCodeForm } from '@landfall/shared/contracts';
import { showFieldErrors, TextField, useSchemaForm } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { INVOICES } from '../billing/use-invoice-file.ts';
import { useAreaTexts } from '../texts.ts';
import { useRefreshOffers } from './use-offers.ts';

const FORM_ID = 'redeem-code';

/** A purchase code for this account. A code that would bring nothing stays unused, and the field says so. */
export default function RedeemDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useAreaTexts();
  const language = useLanguage();
  const refresh = useRefresh();
  const refreshOffers = useRefreshOffers();
  const form = useSchemaForm(redeemCodeForm, { defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const { message } = await api.post('/v1/api/user/plan/redeem', { code }, messageAnswer);
      notify.success(message || texts.codeRedeemed);
    } catch (error) {
      if (!showFieldErrors(form, error)) notify.error(texts.codeFailed, messageOf(error, texts.tryAgainLater));
      return;
    }
    onClose();
    await Promise.all([refresh(calls.me), refresh(INVOICES), refreshOffers()]);
  });

  return (
    <Modal
      open={open}
      onClose={isSubmitting ? undefined : onClose}
      closeOnOutside={false}
      size="sm"
      title={<span lang={language === 'en' ? 'en' : 'es'}>{texts.redeemTitle}</span>}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isSubmitting} onClick={onClose}>
            {texts.cancelPurchase}
          </Button>
          <Button type="submit" form={FORM_ID} loading={isSubmitting}>
            {texts.redeem}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate lang={language === 'en' ? 'en' : 'es'}>
        <Stack gap="4">
          <Text color="fg.muted" fontSize="sm">
            {texts.redeemHelp}
          </Text>
          <TextField
            label={texts.purchaseCode}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus=""
            readOnly={isSubmitting}
            error={errors.code?.message}
            {...form.register('code')}
          />
        </Stack>
      </form>
    </Modal>
  );
}
