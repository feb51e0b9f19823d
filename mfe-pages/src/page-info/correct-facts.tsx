import { Heading, notify, Text } from '@landfall/shared';
import type { FactSheet, PageDetail } from '@landfall/shared/contracts';
import { correctedOf, FactsEditor, useFactsTexts, useSheetDraft } from '@landfall/shared/facts';
import { useEffect, useRef } from 'react';
import { useGeneratePage } from '../api/one-page.ts';
import { usePagesTexts } from '../texts.ts';

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
  const pagesTexts = usePagesTexts();
  const { mutate, isPending } = useGeneratePage({
    onSuccess: () => {
      notify.success(pagesTexts.asked);
      dispatch({ do: 'forget' });
      onAsked();
    },
    failure: pagesTexts.askFailed,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const source = JSON.stringify(sheet);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (draft.source !== source) dispatch({ do: 'read', sheet: JSON.parse(source), source });
  }, [draft.source, source, dispatch]);

  useEffect(() => onPending(isPending), [isPending, onPending]);

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
          const params = { project_id: projectId, page_id: page.page_id };
          void mutate({ params, body: { facts: correctedOf(draft, page.title) } });
        }}
      />
      {draft.source !== null && <FactsEditor draft={draft} dispatch={dispatch} />}
    </>
  );
}
