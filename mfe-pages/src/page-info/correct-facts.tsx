import { Heading, Text } from '@landfall/shared';
import type { FactSheet, PageDetail } from '@landfall/shared/contracts';
import { useEffect, useRef } from 'react';
import { correctedOf } from '../facts/corrected.ts';
import { FactsEditor } from '../facts/facts-editor.tsx';
import { useFactsTexts } from '../facts/texts.ts';
import { useSheetDraft } from '../facts/use-sheet-draft.ts';
import { useWriteFromFacts } from './use-write-from-facts.ts';

interface CorrectFactsProps {
  projectId: string;
  page: PageDetail;
  sheet: FactSheet;
  /** The form that the button outside submits. */
  formId: string;
  onPending: (pending: boolean) => void;
  onAsked: () => void;
}

/** What a page was written from, to be corrected before it is written again. */
export function CorrectFacts({ projectId, page, sheet, formId, onPending, onAsked }: CorrectFactsProps) {
  const texts = useFactsTexts();
  const [draft, dispatch] = useSheetDraft(`page:${page.page_id}`);
  const write = useWriteFromFacts(projectId, page.page_id);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = useRef(false);
  const source = JSON.stringify(sheet);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (draft.source !== source) dispatch({ do: 'read', sheet: JSON.parse(source), source });
  }, [draft.source, source, dispatch]);

  const submit = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    onPending(true);
    const isAsked = await write(correctedOf(draft, page.title));
    isBusy.current = false;
    onPending(false);
    if (!isAsked) return;
    dispatch({ do: 'forget' });
    onAsked();
  };

  return (
    <>
      <Heading as="h3" ref={heading} size="md" tabIndex={-1} outline="none">
        {texts.understood}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        {texts.correctHelp}
      </Text>
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      />
      {draft.source !== null && <FactsEditor draft={draft} dispatch={dispatch} />}
    </>
  );
}
