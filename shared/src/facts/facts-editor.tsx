import { Box, Button, EmptyState, Text } from '@landfall/shared';
import type { Fact } from '@landfall/shared/contracts';
import { Plus } from 'lucide-react';
import { FactGroups, type HeadingLevel } from './fact-groups.tsx';
import { FactRow } from './fact-row.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { QuestionFields } from './question-fields.tsx';
import { MOST_FACTS, type SheetAction, type SheetDraft } from './sheet-draft.ts';
import { useFactsTexts } from './texts.ts';
import { useFollowingFocus } from './use-following-focus.ts';
import { WishList } from './wish-list.tsx';
import { YourText } from './your-text.tsx';

interface FactsEditorProps {
  draft: SheetDraft;
  dispatch: (action: SheetAction) => void;
  level?: HeadingLevel;
}

/** What was understood, to be corrected: facts, wishes, what is missing, and the text that it was read from. */
export function FactsEditor({ draft, dispatch, level = 'h4' }: FactsEditorProps) {
  const texts = useFactsTexts();
  const { facts, removed, own, editing, kept } = draft;
  const { container, addButton, act } = useFollowingFocus(dispatch);
  const gone = new Set(removed);
  const row = (fact: Fact) => {
    const written = own[fact.id];
    const mode = fact.id === editing?.id ? 'edit' : gone.has(fact.id) ? 'removed' : 'view';
    const whose = written === undefined ? undefined : written ? 'edited' : 'added';
    return <FactRow fact={fact} mode={mode} own={whose} act={act} />;
  };
  const opened = editing?.place === '' && facts.find(({ id }) => id === editing.id);
  return (
    <Box ref={container}>
      <LanguageNotice draft={draft} />
      {kept > 0 && (
        <Text role="status" mb="4">
          {texts.kept(kept)}
        </Text>
      )}
      <QuestionFields questions={draft.questions} answers={draft.answers} act={act} level={level} />
      {facts.length === 0 && <EmptyState title={texts.nothing} description={texts.nothingHelp} />}
      <FactGroups
        facts={facts}
        placeOf={({ id, kind }) => (id === editing?.id ? editing.place : kind)}
        row={row}
        level={level}
      />
      <Box borderTopWidth="1px" pt="4" mb="5">
        {opened && (
          <Box data-fact={opened.id} mb="4">
            {row(opened)}
          </Box>
        )}
        <Button
          ref={addButton}
          size="sm"
          variant="outline"
          colorPalette="gray"
          disabled={facts.length >= MOST_FACTS}
          onClick={() => act({ do: 'add', kind: 'note' }, 'new')}
        >
          <Plus aria-hidden="true" />
          {texts.addFact}
        </Button>
        {facts.length >= MOST_FACTS && (
          <Text mt="2" color="fg.muted">
            {texts.enough}
          </Text>
        )}
      </Box>
      <WishList wishes={draft.wishes} removed={removed} act={act} level={level} />
      <YourText draft={draft} act={act} />
    </Box>
  );
}
