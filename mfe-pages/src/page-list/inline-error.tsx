import { Button, Flex, Text } from '@landfall/shared';

interface InlineErrorProps {
  message: string;
  onRetry: () => void;
}

/** Something beside good content could not be read. */
export const InlineError = ({ message, onRetry }: InlineErrorProps) => (
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
    color="fg.error"
  >
    <Text overflowWrap="anywhere">{message}</Text>
    <Button size="xs" variant="outline" colorPalette="red" flexShrink="0" onClick={onRetry}>
      Try again
    </Button>
  </Flex>
);
