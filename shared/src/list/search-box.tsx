import { Box, chakra } from '@landfall/shared';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

/** So long nothing is typed before it is searched for. Milliseconds. */
const PAUSE = 300;
const LONGEST = 200;

interface SearchBoxProps {
  label: string;
  /** What the address searches for. */
  words: string;
  onSearch: (words: string) => void;
}

/** Searches as one types. `/` brings the focus here. */
export function SearchBox({ label, words, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(words);
  // Another address, by the browser's Back or a link, is another search.
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <Box position="relative" flex={{ base: '1 1 100%', md: '1 1 14rem' }}>
      <Box position="absolute" insetStart="3" top="2.5" color="fg.muted" pointerEvents="none" aria-hidden="true">
        <Search size="16" />
      </Box>
      <chakra.input
        data-list-search=""
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        autoComplete="off"
        maxLength={LONGEST}
        w="full"
        h="9"
        ps="9"
        pe="3"
        rounded="md"
        borderWidth="1px"
        bg="bg.panel"
        fontSize={{ base: 'md', md: 'sm' }}
        focusVisibleRing="outside"
        _placeholder={{ color: 'fg.muted' }}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed.trim() === words) return;
          onSearch(typed.trim());
        }}
      />
    </Box>
  );
}
