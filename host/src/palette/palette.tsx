import { Box, chakra, confirmNavigation, logOut, Text, useNavigate, useStore } from '@landfall/shared';
import { Modal } from '@landfall/shared/overlay';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { allDashboardScreens, STATUS_PATH } from '../added-areas.ts';
import { useHostTexts, useLabels } from '../texts.ts';
import { findCommands } from './find-commands.ts';
import { endTypeAhead, isTypingAhead, receiveTypeAhead, typedAhead } from './type-ahead.ts';
import { useAreaCommands } from './use-area-commands.tsx';

interface Entry {
  id: string;
  label: string;
  keywords?: string;
  run: () => void;
}

/** Until the dialog has done what it does when it opens. */
const SETTLED_MS = 300;

const Search = chakra('input', {
  base: { w: 'full', h: '12', px: '1', bg: 'transparent', outline: 'none', fontSize: 'md', borderBottomWidth: '1px' },
});

const Option = chakra('div', {
  base: {
    px: '3',
    py: '2.5',
    rounded: 'md',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg' },
  },
});

/** Every screen, project and action, and what the areas contribute. */
function useEntries() {
  const texts = useHostTexts();
  const labels = useLabels();
  const navigate = useNavigate();
  const projects = useStore((state) => state.projects);
  const selectedId = useStore((state) => state.selectedProject?.project_id);
  const { commands, contributions } = useAreaCommands();
  const { selectProject, openCreateDialog } = useStore.getState();

  const entries: Entry[] = [
    ...allDashboardScreens().map(({ path, title }) => ({ id: path, label: labels(title), run: () => navigate(path) })),
    { id: STATUS_PATH, label: texts.status, run: () => navigate(STATUS_PATH) },
    ...commands.map(({ id, label, keywords, path }) => ({ id, label, keywords, run: () => navigate(path) })),
    ...projects
      .filter(({ project_id }) => project_id !== selectedId)
      .map(({ project_id, name }) => ({
        id: project_id,
        label: texts.switchTo(name),
        keywords: texts.project,
        run: () => confirmNavigation(() => selectProject(project_id)),
      })),
    { id: 'add-project', label: texts.addProject, keywords: texts.project, run: openCreateDialog },
    { id: 'log-out', label: texts.logOut, run: () => confirmNavigation(() => void logOut()) },
  ];
  return { entries, contributions };
}

interface PaletteListProps {
  onClose: () => void;
  search: RefObject<HTMLInputElement | null>;
}

function PaletteList({ onClose, search }: PaletteListProps) {
  const texts = useHostTexts();
  const listId = useId();
  const [query, setQuery] = useState(typedAhead);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const { entries, contributions } = useEntries();
  // What is typed until the field has the focus.
  useEffect(() => receiveTypeAhead(setQuery), []);
  const found = findCommands(entries, query);
  const index = Math.min(active, found.length - 1);

  const move = (to: number) => {
    if (found.length === 0) return;
    const next = (to + found.length) % found.length;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const run = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
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
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      move(index + step);
    }
    if (event.key === 'Enter') {
      // The key would press whatever has the focus once the palette is gone.
      event.preventDefault();
      run(found[index]);
    }
  };

  return (
    <>
      {contributions}
      <Search
        ref={search}
        role="combobox"
        aria-label={texts.paletteHint}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found[index] ? `${listId}-${index}` : undefined}
        placeholder={texts.paletteHint}
        value={query}
        autoComplete="off"
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
      />
      {/* As high with one answer as with many: the field stays where it is while somebody types. */}
      <Box
        ref={list}
        id={listId}
        role="listbox"
        aria-label={texts.palette}
        h="min(20rem, 50dvh)"
        overflowY="auto"
        py="2"
      >
        {found.map((entry, place) => (
          // The search field keeps the focus and moves through the options by its arrow keys.
          <Option
            key={entry.id}
            id={`${listId}-${place}`}
            role="option"
            aria-selected={place === index}
            onMouseMove={({ movementX, movementY }) => {
              // A list that changes under a mouse at rest says that it moved, by nothing.
              if (movementX !== 0 || movementY !== 0) setActive(place);
            }}
            onClick={() => run(entry)}
          >
            {entry.label}
          </Option>
        ))}
        {found.length === 0 && (
          <Text role="status" color="fg.muted" px="3" py="2.5">
            {texts.paletteEmpty}
          </Text>
        )}
      </Box>
    </>
  );
}

/** Everything a person can do, found by typing. */
export default function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useHostTexts();
  const search = useRef<HTMLInputElement>(null);
  return (
    <Modal open={open} onClose={onClose} title={texts.palette} size="md" initialFocus={search}>
      <PaletteList onClose={onClose} search={search} />
    </Modal>
  );
}
