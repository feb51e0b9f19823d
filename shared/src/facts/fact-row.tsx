import { Badge, Button, chakra, Flex, HStack, IconButton, Text } from '@landfall/shared';
import type { Fact } from '@landfall/shared/contracts';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { FactFields } from './fact-fields.tsx';
import { nameOf } from './fact-parts.ts';
import { FactView } from './fact-view.tsx';
import type { SheetAction } from './sheet-draft.ts';
import { useFactsTexts } from './texts.ts';

/** Changes the draft; the focus follows the fact of that id. */
export type Act = (action: SheetAction, follow?: string) => void;

interface FactRowProps {
  fact: Fact;
  mode: 'view' | 'edit' | 'removed';
  /** Who wrote it: the person, in place of what was read or besides it. */
  own?: 'edited' | 'added';
  act: Act;
}

interface RemovedProps {
  /** The first is the one that the focus follows. */
  ids: readonly string[];
  name: string;
  act: Act;
}

/** What was taken away, with the way back. */
export function Removed({ ids, name, act }: RemovedProps) {
  const texts = useFactsTexts();
  return (
    <Flex justify="space-between" align="center" gap="3">
      <Text color="fg.muted" overflowWrap="anywhere" minW="0">
        {texts.removed(name)}
      </Text>
      <Button
        data-focus
        size="xs"
        variant="outline"
        colorPalette="gray"
        flexShrink="0"
        aria-label={texts.undoRemoval(name)}
        onClick={() => act({ do: 'restore', ids }, ids[0])}
      >
        <Undo2 aria-hidden="true" />
        {texts.undo}
      </Button>
    </Flex>
  );
}

function Fields({ fact, act }: Pick<FactRowProps, 'fact' | 'act'>) {
  const texts = useFactsTexts();
  return (
    <chakra.form
      noValidate
      aria-label={nameOf(fact) ? texts.formOf(nameOf(fact)) : texts.newFact}
      rounded="lg"
      borderWidth="1px"
      bg="bg.subtle"
      p="4"
      onSubmit={(event) => {
        event.preventDefault();
        act({ do: 'finish' }, fact.id);
      }}
    >
      <FactFields fact={fact} onChange={(changed) => act({ do: 'change', fact: changed })} />
      <HStack mt="4" gap="2">
        <Button type="submit" size="xs">
          {texts.done}
        </Button>
        <Button size="xs" variant="ghost" colorPalette="gray" onClick={() => act({ do: 'cancel' }, fact.id)}>
          {texts.cancel}
        </Button>
      </HStack>
    </chakra.form>
  );
}

/** One fact: to read, with its fields open, or taken away. */
export const FactRow = memo(function FactRow({ fact, mode, own, act }: FactRowProps) {
  const texts = useFactsTexts();
  const name = nameOf(fact);
  if (mode === 'edit') return <Fields fact={fact} act={act} />;
  if (mode === 'removed') return <Removed ids={[fact.id]} name={name} act={act} />;
  const tag = own && (
    <Badge mt="1" size="xs" variant="subtle" colorPalette="brand">
      {texts[own]}
    </Badge>
  );
  return (
    <Flex justify="space-between" gap="3">
      <FactView fact={fact} note={tag} />
      <HStack gap="0" flexShrink="0" align="flex-start" my="-1" me="-2">
        <IconButton
          data-focus
          size="xs"
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          aria-label={texts.editFact(name)}
          title={texts.edit}
          onClick={() => act({ do: 'edit', id: fact.id }, fact.id)}
        >
          <Pencil />
        </IconButton>
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          aria-label={texts.removeFact(name)}
          title={texts.remove}
          onClick={() => act({ do: 'remove', ids: [fact.id] }, fact.id)}
        >
          <Trash2 />
        </IconButton>
      </HStack>
    </Flex>
  );
});
