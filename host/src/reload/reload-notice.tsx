import { Box, Button, HStack, Text } from '@landfall/shared';
import { useHostTexts } from '../texts.ts';
import { hideReloadNotice, useReloadNotice } from './notice-state.ts';
import { reloadPage } from './reload-page.ts';

/** Says that a part of the dashboard does not open. It needs nothing that is loaded later, so it can always be shown. */
export function ReloadNotice() {
  const texts = useHostTexts();
  const failure = useReloadNotice();
  return (
    <Box role="status" position="fixed" bottom="4" insetX="4" zIndex="toast" pointerEvents="none">
      {failure && (
        <Box
          pointerEvents="auto"
          maxW="md"
          mx="auto"
          bg="bg.panel"
          borderWidth="1px"
          rounded="lg"
          shadow="lg"
          px="4"
          py="3"
        >
          <Text fontSize="sm">{failure === 'missing' ? texts.partMissing : texts.partStopped}</Text>
          <HStack mt="2" justify="end">
            <Button size="xs" variant="ghost" colorPalette="gray" onClick={hideReloadNotice}>
              {texts.dismiss}
            </Button>
            <Button size="xs" onClick={reloadPage}>
              {texts.reload}
            </Button>
          </HStack>
        </Box>
      )}
    </Box>
  );
}
