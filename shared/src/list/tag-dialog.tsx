import { Box, Button, chakra, Flex, IconButton, Stack, Text } from '@landfall/shared';
import { TextField } from '@landfall/shared/form';
import { Modal } from '@landfall/shared/overlay';
import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useListTexts } from './texts.ts';

const LONGEST = 40;

interface TagDialogProps {
  open: boolean;
  onClose: () => void;
  /** What is tagged. */
  entries: readonly { title: string; tags: readonly string[] }[];
  /** Tags in use elsewhere, most used first. */
  known: readonly string[];
  onTag: (tag: string) => void;
  onUntag: (tag: string) => void;
  finalFocus?: () => HTMLElement | null;
}

const Heading = chakra('h3', { base: { fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted', mb: '2' } });

/** The tags of one entry or of several: those that they have, and others to give them. */
export default function TagDialog({ open, onClose, entries, known, onTag, onUntag, finalFocus }: TagDialogProps) {
  const texts = useListTexts();
  const [typed, setTyped] = useState('');
  const carried = [...new Set(entries.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other));
  const countOf = (tag: string) => entries.filter(({ tags }) => tags.includes(tag)).length;
  const offered = known.filter((tag) => countOf(tag) < entries.length).slice(0, 12);
  const add = (event: FormEvent) => {
    event.preventDefault();
    // It may stand inside the form of another dialog.
    event.stopPropagation();
    const tag = typed.trim();
    if (!tag) return;
    onTag(tag);
    setTyped('');
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="sm"
      title={texts.tags}
      description={entries.length === 1 ? entries[0]?.title : texts.selected(entries.length)}
      finalFocus={finalFocus}
      footer={<Button onClick={onClose}>{texts.done}</Button>}
    >
      <Stack gap="5">
        {carried.length > 0 ? (
          <Flex as="ul" gap="2" wrap="wrap" listStyleType="none" aria-label={texts.tags}>
            {carried.map((tag) => (
              <Flex as="li" key={tag} align="center" ps="2.5" rounded="md" bg="bg.muted" fontSize="sm" maxW="full">
                <Text as="span" overflowWrap="anywhere" py="1">
                  {tag}
                  {countOf(tag) < entries.length && (
                    <chakra.span color="fg.muted"> {texts.ofSelected(countOf(tag), entries.length)}</chakra.span>
                  )}
                </Text>
                <IconButton
                  size="xs"
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={texts.removeTag(tag)}
                  onClick={() => onUntag(tag)}
                >
                  <X />
                </IconButton>
              </Flex>
            ))}
          </Flex>
        ) : (
          <Text color="fg.muted">{texts.noTags}</Text>
        )}
        <chakra.form onSubmit={add} noValidate display="flex" gap="2" alignItems="flex-end">
          <Box flex="1">
            <TextField
              label={texts.newTag}
              data-autofocus
              autoComplete="off"
              maxLength={LONGEST}
              fontSize={{ base: 'md', md: 'sm' }}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Box>
          <Button type="submit" variant="outline" disabled={!typed.trim()}>
            {texts.addTag}
          </Button>
        </chakra.form>
        {offered.length > 0 && (
          <Box>
            <Heading>{texts.tagsInUse}</Heading>
            <Flex gap="2" wrap="wrap">
              {offered.map((tag) => (
                <Button
                  key={tag}
                  size="xs"
                  fontSize="sm"
                  variant="outline"
                  colorPalette="gray"
                  maxW="full"
                  onClick={() => onTag(tag)}
                >
                  <Plus size="14" aria-hidden="true" />
                  <Box as="span" truncate>
                    {tag}
                  </Box>
                </Button>
              ))}
            </Flex>
          </Box>
        )}
      </Stack>
    </Modal>
  );
}
