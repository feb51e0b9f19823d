import { Box, chakra, Flex } from '@landfall/shared';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { SearchBox } from './search-box.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface Choice {
  /** Its name in the address. */
  name: string;
  label: string;
  /** The first stands for nothing said: ''. */
  options: readonly { value: string; label: string }[];
}

export interface ListToolbarProps {
  address: Pick<ListAddress, 'words' | 'change'>;
  searchLabel: string;
  choices: readonly (Choice & { value: string | undefined })[];
  /** At the beginning of the line. */
  before?: ReactNode;
  /** At its end. */
  children?: ReactNode;
}

/** One filter, or the order: the browser's own list of choices, which every device knows how to show. */
function ChoiceField({
  choice,
  onChange,
}: {
  choice: ListToolbarProps['choices'][number];
  onChange: (v: string) => void;
}) {
  const isSet = Boolean(choice.value);
  return (
    <Box position="relative" flex={{ base: '1 1 8.5rem', md: '0 1 auto' }} minW="0">
      <chakra.select
        aria-label={choice.label}
        w="full"
        h="9"
        ps="3"
        pe="8"
        rounded="md"
        borderWidth="1px"
        borderColor={isSet ? 'brand.solid' : 'border'}
        bg="bg.panel"
        color={isSet ? 'fg' : 'fg.muted'}
        fontSize={{ base: 'md', md: 'sm' }}
        fontWeight={isSet ? 'medium' : 'normal'}
        appearance="none"
        cursor="pointer"
        textOverflow="ellipsis"
        focusVisibleRing="outside"
        value={choice.value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      >
        {choice.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </chakra.select>
      <Box position="absolute" insetEnd="2.5" top="2.5" color="fg.muted" pointerEvents="none" aria-hidden="true">
        <ChevronDown size="16" />
      </Box>
    </Box>
  );
}

/** Above a list: what is searched for, what it is narrowed to, in which order it stands. */
export default function ListToolbar({ address, searchLabel, choices, before, children }: ListToolbarProps) {
  return (
    <Flex role="search" gap="2" wrap="wrap" align="center">
      {before}
      <SearchBox
        label={searchLabel}
        words={address.words}
        // Back leads to what was shown before the search, rather than to each letter of it.
        onSearch={(words) => address.change('q', words, { replace: address.words !== '' && words !== '' })}
      />
      {choices.map((choice) => (
        <ChoiceField key={choice.name} choice={choice} onChange={(value) => address.change(choice.name, value)} />
      ))}
      {children}
    </Flex>
  );
}
