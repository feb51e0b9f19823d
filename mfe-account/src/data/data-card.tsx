import { api, Box, Button, Flex, hasCapability, messageOf, notify, saveFile, Text } from '@landfall/shared';
import type { Reauth } from '@landfall/shared/contracts';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../account/card.tsx';
import { useAreaTexts } from '../texts.ts';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

const ReauthDialog = lazy(() => import('../reauth/reauth-dialog.tsx'));

/** Saves everything as a file. @throws ApiError */
const download = async (proof?: Reauth) => saveFile(await api.file('/v1/api/user/export', proof), 'landfall-data.zip');

function DownloadRow() {
  const texts = useAreaTexts();
  const [pending, setPending] = useState(false);
  const [asking, setAsking] = useState<boolean>();
  const fail = (error: unknown) => notify.error(texts.dataFailed, messageOf(error, texts.tryAgainLater));
  const begin = async () => {
    if (hasCapability('account.reauth')) return setAsking(true);
    setPending(true);
    await download().catch(fail);
    setPending(false);
  };
  return (
    <Flex p="6" gap="5" align="center" justify="space-between" wrap="wrap">
      <Text flex="1 1 16rem" color="fg.muted">
        {texts.yourDataHelp}
      </Text>
      <Button
        variant="outline"
        colorPalette="gray"
        loading={pending}
        loadingText={texts.preparing}
        onClick={() => void begin()}
      >
        <Download size={16} aria-hidden="true" />
        {texts.downloadData}
      </Button>
      {asking !== undefined && (
        <Suspense fallback={null}>
          <ReauthDialog
            open={asking}
            onClose={() => setAsking(false)}
            description={texts.downloadAsk}
            confirmLabel={texts.download}
            pendingLabel={texts.preparing}
            act={async (proof) => {
              await download(proof);
              setAsking(false);
            }}
            onFailure={fail}
          />
        </Suspense>
      )}
    </Flex>
  );
}

/** The account's data, to take along; and the account's end. */
export function DataCard() {
  const texts = useAreaTexts();
  // A new number is a new dialog.
  const [dialog, setDialog] = useState({ number: 0, open: false });
  return (
    <>
      <Card id="your-data" title={texts.yourData}>
        <DownloadRow />
      </Card>
      <Card id="delete-account" title={texts.deleteAccount} danger>
        <Flex p="6" gap="5" align="center" justify="space-between" wrap="wrap">
          <Box flex="1 1 16rem" color="fg.muted">
            {texts.deleteAccountHelp}
          </Box>
          <Button colorPalette="red" onClick={() => setDialog(({ number }) => ({ number: number + 1, open: true }))}>
            {texts.deleteAccount}
          </Button>
        </Flex>
      </Card>
      {dialog.number > 0 && (
        <Suspense fallback={null}>
          <DeleteAccountDialog
            key={dialog.number}
            open={dialog.open}
            onClose={() => setDialog((last) => ({ ...last, open: false }))}
          />
        </Suspense>
      )}
    </>
  );
}
