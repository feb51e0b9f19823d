import { Box, Button, Flex, Panel, SimpleGrid, Text } from '@landfall/shared';
import { TextareaField, TextField } from '@landfall/shared/form';
import { Sparkles } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { usePagesTexts } from '../texts.ts';
import { useNewPageTexts } from './texts.ts';
import type { Brief } from './use-brief.ts';

interface BriefFormProps {
  brief: Brief;
  /** Of the project, in front of the slug. */
  domain: string | undefined;
  isPending: boolean;
  onWrite: () => void;
}

/** What the page is about, and what it is called: the latter is proposed. */
export function BriefForm({ brief, domain, isPending, onWrite }: BriefFormProps) {
  const texts = useNewPageTexts();
  const pagesTexts = usePagesTexts();
  const { errors } = brief.form.formState;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <Panel p={{ base: '4', md: '5' }}>
      <form
        ref={form}
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onWrite();
        }}
      >
        <TextareaField
          label={texts.describe}
          rows={9}
          fontSize="md"
          placeholder={pagesTexts.describePlaceholder}
          helper={texts.describeHelp}
          error={errors.description_ai?.message}
          {...brief.inputs.text}
        />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" mt="5">
          <TextField
            label={pagesTexts.title}
            autoComplete="off"
            helper={brief.isProposed ? texts.proposed : pagesTexts.titleHelp}
            error={errors.title?.message}
            {...brief.inputs.title}
          />
          <TextField
            label={pagesTexts.slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            fontFamily="mono"
            helper={`${domain ?? ''}${brief.slug}`}
            error={errors.slug?.message}
            {...brief.inputs.slug}
          />
        </SimpleGrid>
        <Flex mt="5" gap="3" align="center" justify="space-between" wrap="wrap">
          <Text color="fg.muted" flex="1" minW="12rem">
            {texts.nobodySees}
          </Text>
          <Box>
            <Button type="submit" disabled={brief.text === '' || !domain} loading={isPending}>
              <Sparkles aria-hidden="true" />
              {texts.write}
            </Button>
          </Box>
        </Flex>
      </form>
    </Panel>
  );
}
