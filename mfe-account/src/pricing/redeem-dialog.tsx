import { Button, notify, Stack, Text, useLanguage } from '@landfall/shared';
import { redeemCodeForm } from '@landfall/shared/contracts';
import { TextField, useSchemaForm } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { useRedeemCode } from '../api/plans.ts';
import { useAreaTexts } from '../texts.ts';

const FORM_ID = 'redeem-code';

/** A purchase code for this account. A code that would bring nothing stays unused, and the field says so. */
export default function RedeemDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useAreaTexts();
  const language = useLanguage();
  const form = useSchemaForm(redeemCodeForm, { defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  const { mutate } = useRedeemCode({
    form,
    onSuccess: ({ message }) => {
      notify.success(message || texts.codeRedeemed);
      onClose();
    },
    failure: { title: texts.codeFailed, reason: texts.tryAgainLater },
  });
  const submit = form.handleSubmit(async (body) => void (await mutate({ body })));

  return (
    <Modal
      open={open}
      onClose={isSubmitting ? undefined : onClose}
      closeOnOutside={false}
      size="sm"
      title={<span lang={language === 'default' ? 'es' : language}>{texts.redeemTitle}</span>}
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
      <form id={FORM_ID} onSubmit={submit} noValidate lang={language === 'default' ? 'es' : language}>
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
