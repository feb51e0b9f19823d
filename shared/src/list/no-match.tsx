import { Button, EmptyState } from '@landfall/shared';
import { SearchX } from 'lucide-react';
import { type ListKind, useListTexts } from './texts.ts';

interface NoMatchProps {
  kind: ListKind;
  words: string;
  /** The chosen filters, as they are called. */
  filters: readonly string[];
  onClear: () => void;
}

/** Nothing is like what was searched for: says what that was, and how to see everything again. */
export function NoMatch({ kind, words, filters, onClear }: NoMatchProps) {
  const texts = useListTexts();
  const searched = [...(words ? [texts.quoted(words)] : []), ...filters].join(' · ');
  return (
    <EmptyState
      icon={<SearchX size="32" />}
      title={texts.nothingMatches(kind)}
      description={texts.searchedFor(searched)}
      action={
        <Button size="sm" variant="outline" onClick={onClear}>
          {texts.clearSearch}
        </Button>
      }
    />
  );
}
