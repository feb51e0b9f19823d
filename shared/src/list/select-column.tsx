import { type Column, SELECT_COLUMN } from './column.ts';
import { SelectBox } from './select-box.tsx';
import { useListTexts } from './texts.ts';
import type { Selection } from './use-selection.ts';

interface SelectColumnOptions<T> {
  selection: Selection;
  idOf: (row: T) => string;
  /** What a row is called. */
  nameOf: (row: T) => string;
}

/** The column that selects rows, and all of them by its header. */
export function useSelectColumn<T>({ selection, idOf, nameOf }: SelectColumnOptions<T>): Column<T> {
  const texts = useListTexts();
  const { isAll, count, has, toggle, toggleAll } = selection;
  return {
    id: SELECT_COLUMN,
    label: texts.selectAll,
    width: '3.25rem',
    head: { pe: '0' },
    body: { pe: '0' },
    header: (
      <SelectBox
        label={texts.selectAll}
        words={texts.selectAll}
        checked={isAll}
        partly={count > 0 && !isAll}
        onChange={toggleAll}
      />
    ),
    cell: (row) => {
      const id = idOf(row);
      return (
        <SelectBox label={texts.selectOne(nameOf(row))} checked={has(id)} onChange={(isRange) => toggle(id, isRange)} />
      );
    },
  };
}
