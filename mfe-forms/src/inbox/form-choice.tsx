import { Badge, Box, Button, chakra, Flex, IconButton, Panel, Text } from '@landfall/shared';
import type { Form } from '@landfall/shared/contracts';
import { Settings } from 'lucide-react';
import { type AreaTexts, useAreaTexts } from '../texts.ts';

interface EntryProps {
  title: string;
  note: string;
  unread: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** Where a form stands. */
function noteOf({ online, page_title }: Form, texts: AreaTexts): string {
  if (online) return page_title;
  return page_title ? texts.offlineOf(page_title) : texts.offline;
}

/** One entry of the list: what it is called, and how much of it nobody has looked at. */
function Entry({ title, note, unread, isChosen, onChoose }: EntryProps) {
  const texts = useAreaTexts();
  return (
    <Button
      flex="1"
      minW="0"
      h="auto"
      px="3"
      py="2"
      variant={isChosen ? 'subtle' : 'ghost'}
      colorPalette="gray"
      justifyContent="flex-start"
      textAlign="start"
      whiteSpace="normal"
      aria-current={isChosen || undefined}
      onClick={onChoose}
    >
      <Box flex="1" minW="0">
        <Text lineClamp="2" overflowWrap="anywhere" fontWeight="medium">
          {title}
        </Text>
        <Text lineClamp="1" overflowWrap="anywhere" fontSize="xs" fontWeight="normal" color="fg.muted">
          {note}
        </Text>
      </Box>
      {unread > 0 && (
        <Badge colorPalette="brand" variant="solid" rounded="full" aria-label={texts.unreadCount(unread)}>
          {unread > 999 ? '999+' : unread}
        </Badge>
      )}
    </Button>
  );
}

interface FormChoiceProps {
  forms: readonly Form[];
  /** The chosen form's id; '' for all. */
  chosen: string;
  onChoose: (formId: string) => void;
  onSettings: (form: Form) => void;
}

const sum = (forms: readonly Form[], of: 'total' | 'unread') => forms.reduce((total, form) => total + form[of], 0);

/** The forms of a project, one of which, or all, is looked at; each with the way to its settings. */
export function FormChoice({ forms, chosen, onChoose, onSettings }: FormChoiceProps) {
  const texts = useAreaTexts();
  return (
    <Panel p="2" maxH={{ base: '15rem', lg: 'none' }} overflowY="auto">
      <chakra.ul aria-label={texts.forms} listStyleType="none" display="grid" gap="1">
        <Flex as="li">
          <Entry
            title={texts.allForms}
            note={texts.leadCount(sum(forms, 'total'))}
            unread={sum(forms, 'unread')}
            isChosen={!forms.some(({ form_id }) => form_id === chosen)}
            onChoose={() => onChoose('')}
          />
        </Flex>
        {forms.map((form) => (
          <Flex as="li" key={form.form_id} align="center" gap="1">
            <Entry
              title={form.title || texts.untitledForm}
              note={noteOf(form, texts)}
              unread={form.unread}
              isChosen={form.form_id === chosen}
              onChoose={() => onChoose(form.form_id)}
            />
            <IconButton
              size="xs"
              variant="ghost"
              colorPalette="gray"
              aria-label={texts.settingsOf(form.title || texts.untitledForm)}
              onClick={() => onSettings(form)}
            >
              <Settings />
            </IconButton>
          </Flex>
        ))}
      </chakra.ul>
    </Panel>
  );
}
