import { Button, Stack, Text } from '@landfall/shared';
import { CheckboxField } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { ReauthFields } from '../components/reauth/reauth-fields.tsx';
import { useAreaTexts } from '../texts.ts';
import { useDeleteAccount } from './use-delete-account.ts';

const FORM_ID = 'delete-account-form';

/** Deletes the account behind its password, a box to tick, and a code where sign-in asks for one. */
export default function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useAreaTexts();
  const { form, submit, sure, setSure, unsure, asksForCode } = useDeleteAccount();
  const { isSubmitting } = form.formState;
  return (
    <Modal
      open={open}
      onClose={isSubmitting ? undefined : onClose}
      closeOnOutside={false}
      role="alertdialog"
      title={texts.deleteAccountTitle}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={isSubmitting} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM_ID} colorPalette="red" loading={isSubmitting}>
            {texts.deleteAccount}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={submit} noValidate>
        <Stack gap="5">
          <Text>{texts.deleteAccountAsk}</Text>
          <ReauthFields form={form} asksForCode={asksForCode} />
          <CheckboxField
            label={texts.deleteAccountSure}
            checked={sure}
            onChange={(event) => setSure(event.target.checked)}
            error={unsure ? texts.deleteAccountSureMissing : undefined}
          />
        </Stack>
      </form>
    </Modal>
  );
}
