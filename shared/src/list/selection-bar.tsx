import { Button, Flex, IconButton, Text } from '@landfall/shared';
import { type LucideIcon, X } from 'lucide-react';
import { useListTexts } from './texts.ts';

export interface SelectionAction {
  id: string;
  label: string;
  icon: LucideIcon;
  /** It takes something away. */
  isDangerous?: boolean;
  onChoose: () => void;
}

interface SelectionBarProps {
  count: number;
  actions: readonly SelectionAction[];
  isPending: boolean;
  onClear: () => void;
}

/** What can be done with all that is selected. */
export default function SelectionBar({ count, actions, isPending, onClear }: SelectionBarProps) {
  const texts = useListTexts();
  return (
    <Flex
      role="toolbar"
      aria-label={texts.selectionActions}
      aria-busy={isPending}
      gap="1"
      wrap="wrap"
      align="center"
      minH="9"
      ps="1"
      pe="2"
      rounded="lg"
      borderWidth="1px"
      borderColor="brand.border"
      bg="bg.panel"
      boxShadow="md"
    >
      <IconButton size="xs" variant="ghost" colorPalette="gray" aria-label={texts.clearSelection} onClick={onClear}>
        <X />
      </IconButton>
      <Text fontSize="sm" fontWeight="medium" me="2" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {texts.selected(count)}
      </Text>
      {actions.map(({ id, label, icon: Icon, isDangerous, onChoose }) => (
        <Button
          key={id}
          size="xs"
          fontSize="sm"
          variant="ghost"
          colorPalette={isDangerous ? 'red' : 'gray'}
          disabled={isPending}
          onClick={onChoose}
        >
          <Icon size="16" aria-hidden="true" />
          {label}
        </Button>
      ))}
    </Flex>
  );
}
