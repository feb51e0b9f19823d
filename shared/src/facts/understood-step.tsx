import { Box, Center, ErrorState, Heading, Text, VisuallyHidden } from '@landfall/shared';
import type { ReactNode, RefObject } from 'react';
import { FactsEditor } from './facts-editor.tsx';
import { FactsSkeleton } from './facts-skeleton.tsx';
import { useFactsTexts } from './texts.ts';
import type { useUnderstanding } from './use-understanding.ts';

interface UnderstoodStepProps extends Pick<ReturnType<typeof useUnderstanding>, 'draft' | 'dispatch' | 'failure'> {
  /** Has the focus when the step begins. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The draft is of today's description. */
  isRead: boolean;
  onRetry: () => void;
  /** What several pages are written from, where it is not one page. */
  about?: { help: string; failedHelp: string };
  /** Stands below what was understood. */
  children?: ReactNode;
}

function State({ draft, dispatch, failure, isRead, onRetry, about, children }: Omit<UnderstoodStepProps, 'heading'>) {
  const texts = useFactsTexts();
  if (failure && !isRead)
    return (
      <Center minH="24rem">
        <ErrorState
          title={texts.readFailed}
          description={[failure.serverMessage, about?.failedHelp ?? texts.readFailedHelp].filter(Boolean).join(' ')}
          onRetry={onRetry}
        />
      </Center>
    );
  if (!isRead) return <FactsSkeleton />;
  return (
    <>
      <FactsEditor draft={draft} dispatch={dispatch} />
      {children}
    </>
  );
}

/** A step of its own: what was understood of the description, to be corrected before anything is written. */
export function UnderstoodStep({ heading, ...state }: UnderstoodStepProps) {
  const texts = useFactsTexts();
  const { isRead, failure, draft, about } = state;
  const progress = isRead ? texts.count(draft.facts.length) : failure ? '' : texts.reading;
  return (
    <Box minH="34rem">
      <Heading as="h3" ref={heading} size="md" tabIndex={-1} outline="none">
        {texts.understood}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        {about?.help ?? texts.understoodHelp}
      </Text>
      <VisuallyHidden role="status">{progress}</VisuallyHidden>
      <State {...state} />
    </Box>
  );
}
