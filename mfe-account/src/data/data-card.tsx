import { Box, Button, Flex, hasCapability, messageOf, notify, saveFile, Text, useMutation } from '@landfall/shared';
import type { Reauth } from '@landfall/shared/contracts';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fetchAccountData } from '../api/data.ts';
import { Card } from '../components/card.tsx';
import { useAreaTexts } from '../texts.ts';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

const ReauthDialog = lazy(() => import('../components/reauth/reauth-dialog.tsx'));

/** Saves everything as a file. @throws ApiError */
const download = async (proof?: Reauth) => saveFile(await fetchAccountData(proof), 'landfall-data.zip');

function DownloadRow() {
  const texts = useAreaTexts();
  const [asking, setAsking] = useState<boolean>();
  const failure = { title: texts.dataFailed, reason: texts.tryAgainLater };
  const { mutate, isPending } = useMutation(() => download(), { failure });
  const begin = () => {
    if (hasCapability('account.reauth')) setAsking(true);
    else void mutate();
  };
  return (
    <Flex p="6" gap="5" align="center" justify="space-between" wrap="wrap">
      <Text flex="1 1 16rem" color="fg.muted">
        {texts.yourDataHelp}
      </Text>
      <Button variant="outline" colorPalette="gray" loading={isPending} loadingText={texts.preparing} onClick={begin}>
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
            onFailure={(error) => notify.error(failure.title, messageOf(error, failure.reason))}
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
