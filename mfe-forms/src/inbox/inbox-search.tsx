import { Box } from '@landfall/shared';
import { Input } from '@landfall/shared/form';
import { useEffect, useState } from 'react';
import { useAreaTexts } from '../texts.ts';

/** So long nothing is typed before it is searched for. Milliseconds. */
const PAUSE = 300;
const LONGEST = 200;

interface InboxSearchProps {
  /** What the address searches for. */
  words: string;
  onSearch: (words: string) => void;
}

/** Searches the leads as one types. */
export function InboxSearch({ words, onSearch }: InboxSearchProps) {
  const texts = useAreaTexts();
  const [typed, setTyped] = useState(words);
  // Another address, by the browser's Back or a link, is another search.
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    setTyped(words);
  }
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <Box flex="1 1 12rem">
      <Input
        type="search"
        size="sm"
        bg="bg.panel"
        aria-label={texts.search}
        placeholder={texts.search}
        autoComplete="off"
        maxLength={LONGEST}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Box>
  );
}
