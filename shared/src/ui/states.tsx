import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSharedTexts } from '../i18n/texts.ts';
import { Button } from './button.tsx';

interface StateProps {
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

function State({ title, description, icon, action, ...box }: StateProps & { role?: string }) {
  return (
    <Stack align="center" textAlign="center" gap="3" py="14" px="6" {...box}>
      {icon && (
        <Box color="fg.subtle" aria-hidden="true">
          {icon}
        </Box>
      )}
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {description && (
        <Text color="fg.muted" maxW="md">
          {description}
        </Text>
      )}
      {action}
    </Stack>
  );
}

/** Nothing is there yet, and that is fine. Offer the next step as `action`. */
export const EmptyState = (props: StateProps) => <State {...props} />;

interface ErrorStateProps extends Omit<StateProps, 'action'> {
  /** What 'Try again' does. */
  onRetry: () => void;
  /** For screens in another language. */
  retryLabel?: string;
}

/** Something failed; the person can try again. */
export function ErrorState({ onRetry, retryLabel, ...props }: ErrorStateProps) {
  const texts = useSharedTexts();
  return (
    <State
      role="alert"
      {...props}
      action={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {retryLabel ?? texts.tryAgain}
        </Button>
      }
    />
  );
}
