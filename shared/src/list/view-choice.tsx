import { Flex, IconButton, useSearchParams } from '@landfall/shared';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useListTexts } from './texts.ts';

const VIEW = 'view';

export type ListView = 'grid' | 'compact';

/**
 * How a list looks, which the address says: `view=grid` or `view=compact`.
 * @param usual the one that the address need not name
 */
export function useListView(usual: ListView): [view: ListView, set: (view: ListView) => void] {
  const [params, setParams] = useSearchParams();
  const said = params.get(VIEW);
  const set = (view: ListView) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (view === usual) next.delete(VIEW);
        else next.set(VIEW, view);
        return next;
      },
      { replace: true },
    );
  return [said === 'grid' || said === 'compact' ? said : usual, set];
}

/** The two looks of a list as buttons of which one is pressed. `usual` is the one that the address need not name. */
export function ListViewChoice({ usual }: { usual: ListView }) {
  const texts = useListTexts();
  const [view, setView] = useListView(usual);
  const views = [
    { name: 'grid', label: texts.viewGrid, Icon: LayoutGrid },
    { name: 'compact', label: texts.viewCompact, Icon: Rows3 },
  ] as const;
  return (
    <Flex role="group" aria-label={texts.viewAs} borderWidth="1px" rounded="md" bg="bg.panel" h="9">
      {views.map(({ name, label, Icon }) => (
        <IconButton
          key={name}
          size="sm"
          h="full"
          variant={name === view ? 'subtle' : 'ghost'}
          colorPalette="gray"
          aria-label={label}
          title={label}
          aria-pressed={name === view}
          onClick={() => setView(name)}
        >
          <Icon />
        </IconButton>
      ))}
    </Flex>
  );
}
