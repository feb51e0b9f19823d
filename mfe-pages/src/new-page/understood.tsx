import { Box, Button, Flex, Heading, Panel, Text, VisuallyHidden } from '@landfall/shared';
import { FactsEditor, FactsSkeleton, useFactsTexts } from '@landfall/shared/facts';
import { useRef } from 'react';
import { useNewPageTexts } from './texts.ts';
import type { Brief } from './use-brief.ts';

function Content({ understanding, isRead, readAgain }: Pick<Brief, 'understanding' | 'isRead' | 'readAgain'>) {
  const texts = useNewPageTexts();
  const { draft, dispatch, failure } = understanding;
  if (failure && !isRead)
    return (
      <Flex role="alert" direction="column" align="flex-start" gap="3">
        <Text>{[failure.serverMessage, texts.writtenAnyway].filter(Boolean).join(' ')}</Text>
        <Button size="xs" variant="outline" colorPalette="gray" onClick={readAgain}>
          {texts.readAgain}
        </Button>
      </Flex>
    );
  if (draft.source === null) return <FactsSkeleton />;
  return (
    // What is typed meanwhile is read again: until then this is of the text before.
    <Box opacity={isRead ? 1 : 0.6} transition="opacity 150ms" aria-busy={!isRead}>
      <FactsEditor draft={draft} dispatch={dispatch} level="h3" />
    </Box>
  );
}

/** What was understood of the brief so far, to be corrected before the page is written. */
export function Understood(brief: Pick<Brief, 'understanding' | 'isRead' | 'readAgain'>) {
  const factsTexts = useFactsTexts();
  const { understanding, isRead } = brief;
  const heading = useRef<HTMLHeadingElement>(null);
  const readAgain = () => {
    // The button goes while it is read.
    heading.current?.focus();
    return brief.readAgain();
  };
  const count = factsTexts.count(understanding.draft.facts.length);
  return (
    <Panel as="section" aria-labelledby="understood" p="5">
      <Heading as="h2" id="understood" size="sm" ref={heading} tabIndex={-1} outline="none">
        {factsTexts.understood}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        {factsTexts.understoodHelp}
      </Text>
      <VisuallyHidden role="status">{isRead ? count : ''}</VisuallyHidden>
      <Content {...brief} readAgain={readAgain} />
    </Panel>
  );
}
