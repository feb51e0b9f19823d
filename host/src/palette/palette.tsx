import { Box, chakra, hasCapability, Text, useStore, VisuallyHidden } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useHostTexts } from '../texts.ts';
import type { Entry } from './entry.ts';
import { PaletteList } from './palette-list.tsx';
import { PaletteStatus } from './palette-status.tsx';
import { readRecent, rememberRecent } from './recent.ts';
import { sectionsOf } from './sections.ts';
import { usePaletteTexts } from './texts.ts';
import { endTypeAhead, isTypingAhead, receiveTypeAhead, typedAhead } from './type-ahead.ts';
import { useAreaCommands } from './use-area-commands.tsx';
import { useEntries } from './use-entries.ts';
import { useFoundThings, useThingEntries } from './use-found-things.ts';

/** Until the dialog has done what it does when it opens. */
const SETTLED_MS = 300;

const Search = chakra('input', {
  base: {
    w: 'full',
    h: '12',
    px: '1',
    bg: 'transparent',
    outline: 'none',
    fontSize: 'md',
    borderBottomWidth: '1px',
    display: 'block',
    mt: '-2',
    textOverflow: 'ellipsis',
  },
});

interface PaletteProps {
  open: boolean;
  onClose: () => void;
  /** Shows the list of shortcuts. */
  onShortcuts: () => void;
  /** Shows or hides the sidebar. */
  onSidebar: () => void;
}

/** What can be chosen for what is typed, and what is remembered of a choice. */
function useSections(query: string, { onShortcuts, onSidebar }: Pick<PaletteProps, 'onShortcuts' | 'onSidebar'>) {
  const owner = useStore((state) => state.user?.email ?? '');
  const { commands, contributions } = useAreaCommands();
  const entries = useEntries({ commands, onShortcuts, onSidebar });
  const toEntries = useThingEntries();
  const found = useFoundThings(query);
  const chosen = useMemo(() => readRecent(owner), [owner]);
  const recent = chosen.flatMap(({ entry, thing }) =>
    thing ? toEntries([thing]) : entries.filter(({ id }) => id === entry),
  );
  return {
    sections: sectionsOf({ query, entries, recent, found: found.entries }),
    found,
    contributions,
    remember: ({ id, thing }: Entry) => rememberRecent(owner, { entry: id, ...(thing && { thing }) }),
  };
}

function PaletteContent({
  search,
  onClose,
  ...actions
}: Omit<PaletteProps, 'open'> & { search: RefObject<HTMLInputElement | null> }) {
  const texts = useHostTexts();
  const listId = useId();
  const [query, setQuery] = useState(typedAhead);
  const [pointed, setPointed] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { sections, found, contributions, remember } = useSections(query, actions);
  // What is typed until the field has the focus.
  useEffect(() => receiveTypeAhead(setQuery), []);

  const shown = sections.flatMap(({ entries }) => entries);
  // The same entry, wherever it stands once others have arrived.
  const at = shown.findIndex(({ id }) => id === pointed);
  const isStale = found.state === 'searching';
  // What answers the words before is not chosen by Enter before somebody looked at it.
  const first = shown.findIndex(({ thing, group }) => !isStale || !thing || group === 'recent');
  const current = at < 0 ? first : at;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed shows the best of it.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0;
  }, [query]);

  const move = (step: number) => {
    const next = (current + step + shown.length) % shown.length;
    const entry = shown[next];
    if (!entry) return;
    setPointed(entry.id);
    const option = document.getElementById(`${listId}-${next}`);
    // Its heading is shown along with the first one.
    (next === 0 ? option?.parentElement : option)?.scrollIntoView({ block: 'nearest' });
  };
  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    remember(entry);
    onClose();
    // Once the focus is back where it was: a dialog that comes now gives it back to there.
    requestAnimationFrame(() => requestAnimationFrame(entry.run));
  };
  const onFocus = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
    if (!isTypingAhead()) return;
    // The dialog selects all of a field while it gives it the focus: the next letter would take the others' place.
    setTimeout(() => {
      endTypeAhead();
      field.setSelectionRange(field.value.length, field.value.length);
    }, SETTLED_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method is choosing among its own words.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      move(step);
    }
    if (event.key === 'Enter') {
      // The key would press whatever has the focus once the palette is gone.
      event.preventDefault();
      run(shown[current]);
    }
  };
  const { searchHint } = usePaletteTexts();
  const hint = hasCapability('lists.query') ? searchHint : texts.paletteHint;

  return (
    <>
      {contributions}
      <Search
        ref={search}
        role="combobox"
        aria-label={hint}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={shown[current] ? `${listId}-${current}` : undefined}
        placeholder={hint}
        value={query}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.target.value);
          setPointed(undefined);
        }}
      />
      {/* As high with one answer as with many: the field stays where it is while somebody types. */}
      <Box position="relative">
        <Box
          id={listId}
          role="listbox"
          aria-label={texts.palette}
          aria-busy={isStale}
          h="min(24rem, 50dvh)"
          overflowY="auto"
          py="2"
          ref={list}
        >
          <PaletteList {...{ listId, sections, current, isStale }} onPoint={({ id }) => setPointed(id)} onRun={run} />
        </Box>
        {shown.length === 0 && !isStale && (
          <Text position="absolute" top="2" color="fg.muted" px="3" py="2.5">
            {texts.paletteEmpty}
          </Text>
        )}
      </Box>
      <PaletteStatus
        state={found.state}
        count={shown.length}
        isSearching={query.trim() !== ''}
        onRetry={() => {
          found.retry();
          search.current?.focus();
        }}
      />
    </>
  );
}

/** Everything a person can do or has, found by typing. */
export default function Palette({ open, onClose, ...actions }: PaletteProps) {
  const texts = useHostTexts();
  const search = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={<VisuallyHidden>{texts.palette}</VisuallyHidden>}
      size="lg"
      initialFocus={search}
    >
      <PaletteContent {...actions} onClose={onClose} search={search} />
    </Modal>
  );
}
