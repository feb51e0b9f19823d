import { api, Box, Button, Flex, messageOf, notify, saveFile, Text } from '@landfall/shared';
import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Card } from '../account/card.tsx';
import { useAreaTexts } from '../texts.ts';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

function DownloadRow() {
  const texts = useAreaTexts();
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      saveFile(await api.file('/v1/api/user/export'), 'landfall-data.zip');
    } catch (error) {
      notify.error(texts.dataFailed, messageOf(error, texts.tryAgainLater));
    } finally {
      setPending(false);
    }
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
        onClick={() => void download()}
      >
        <Download size={16} aria-hidden="true" />
        {texts.downloadData}
      </Button>
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
