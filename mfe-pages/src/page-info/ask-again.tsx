import { Button, Flex } from '@landfall/shared';
import type { PageDetail } from '@landfall/shared/contracts';
import { useFactsTexts } from '@landfall/shared/facts';
import { TextareaField } from '@landfall/shared/form';
import { useState } from 'react';
import { usePagesTexts } from '../texts.ts';
import { useAskAgain } from './use-ask-again.ts';

interface AskAgainProps {
  projectId: string;
  page: PageDetail;
  /** Corrects what the page was to be written from, where that is known. */
  onCorrect?: () => void;
}

/** Asks for a page again, with its AI description at hand to be changed first. */
export function AskAgain({ projectId, page, onCorrect }: AskAgainProps) {
  const texts = usePagesTexts();
  const factsTexts = useFactsTexts();
  const [open, setOpen] = useState(false);
  const { form, submit, ready } = useAskAgain(projectId, page);
  const { errors, isSubmitting } = form.formState;
  if (!open)
    return (
      <Flex gap="2" mt="3" wrap="wrap">
        <Button size="xs" variant="outline" colorPalette="gray" bg="bg.panel" onClick={() => setOpen(true)}>
          {texts.askAgain}
        </Button>
        {onCorrect && (
          <Button size="xs" variant="outline" colorPalette="gray" bg="bg.panel" onClick={onCorrect}>
            {factsTexts.startFrom}
          </Button>
        )}
      </Flex>
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && !isSubmitting) void submit();
      }}
    >
      <Flex direction="column" gap="3" mt="3" align="flex-start">
        <TextareaField
          label={texts.aiDescription}
          rows={5}
          autoFocus
          helper={texts.askAgainHelp}
          error={errors.description_ai?.message}
          {...form.register('description_ai')}
        />
        <Button type="submit" size="xs" disabled={!ready} loading={isSubmitting}>
          {texts.askAgain}
        </Button>
      </Flex>
    </form>
  );
}
