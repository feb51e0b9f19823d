import { Button, Flex, Text } from '@landfall/shared';
import { usePagesTexts } from '../texts.ts';

interface InlineErrorProps {
  message: string;
  onRetry: () => void;
}

/** Something beside good content could not be read. */
export function InlineError({ message, onRetry }: InlineErrorProps) {
  const texts = usePagesTexts();
  return (
    <Flex
      role="alert"
      gap="3"
      align="center"
      justify="space-between"
      px="4"
      py="2"
      mb="4"
      rounded="lg"
      bg="bg.error"
      color="red.fg"
    >
      <Text overflowWrap="anywhere">{message}</Text>
      <Button size="xs" variant="outline" colorPalette="red" flexShrink="0" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </Flex>
  );
}
