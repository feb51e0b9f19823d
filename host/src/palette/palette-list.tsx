import { Box, chakra, Flex, Text } from '@landfall/shared';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import type { Entry, Section } from './entry.ts';
import { usePaletteTexts } from './texts.ts';

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '2',
    minH: '10',
    rounded: 'md',
    cursor: 'pointer',
    color: 'fg',
    '& svg': { color: 'fg.muted', flexShrink: '0' },
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg' },
    '&[aria-selected=true] svg': { color: 'inherit' },
    '@media (forced-colors: active)': { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
  },
});

export const Key = chakra('kbd', {
  base: {
    fontFamily: 'body',
    fontSize: 'xs',
    color: 'fg.muted',
    borderWidth: '1px',
    rounded: 'sm',
    px: '1.5',
    whiteSpace: 'nowrap',
  },
});

/** A shortcut as the attribute for programs has it: "Ctrl B" is Control+B. */
const spoken = (shortcut: string | undefined) =>
  shortcut?.replace('Ctrl', 'Control').replace('⌘', 'Meta').replaceAll(' ', '+');

const Icon = ({ of: Drawing }: { of: LucideIcon }) => <Drawing size={16} aria-hidden="true" />;

interface PaletteListProps {
  listId: string;
  sections: readonly Section[];
  /** The place of the current entry among all. */
  current: number;
  /** They answer what was typed before. */
  isStale: boolean;
  onPoint: (entry: Entry) => void;
  onRun: (entry: Entry) => void;
}

/** The entries below their headings. The search field keeps the focus and moves through them by its arrow keys. */
export function PaletteList({ listId, sections, current, isStale, onPoint, onRun }: PaletteListProps) {
  const texts = usePaletteTexts();
  const headings = useId();
  let place = -1;
  return sections.map(({ group, entries }) => (
    <Box key={group} role="group" aria-labelledby={`${headings}-${group}`} _notFirst={{ mt: '2' }}>
      <Text
        id={`${headings}-${group}`}
        role="presentation"
        px="3"
        py="1"
        fontSize="xs"
        fontWeight="medium"
        color="fg.muted"
      >
        {texts.group(group)}
      </Text>
      {entries.map((entry) => {
        place += 1;
        return (
          <Option
            key={entry.id}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === current}
            aria-keyshortcuts={spoken(entry.shortcut)}
            opacity={isStale && entry.thing ? '0.6' : '1'}
            onMouseMove={({ movementX, movementY }) => {
              // A list that changes under a mouse at rest says that it moved, by nothing.
              if (movementX !== 0 || movementY !== 0) onPoint(entry);
            }}
            onClick={() => onRun(entry)}
          >
            <Icon of={entry.icon} />
            <Flex flex="1" minW="0" gap="2" align="baseline">
              <Text as="span" truncate title={entry.label}>
                {entry.label}
              </Text>
              {entry.detail && (
                <Text as="span" truncate color="fg.muted" fontSize="sm" flexShrink="2">
                  {entry.detail}
                </Text>
              )}
            </Flex>
            {entry.shortcut && <Key aria-hidden="true">{entry.shortcut}</Key>}
          </Option>
        );
      })}
    </Box>
  ));
}
