import { Button, Text } from '@landfall/shared';
import { renderScreen, screen, within } from '@landfall/shared/testing';
import { useState } from 'react';
import { DataTable } from './data-table.tsx';
import { useSelectColumn } from './select-column.tsx';
import { sortable } from './sortable.tsx';
import { useSelection } from './use-selection.ts';

interface Loaf {
  id: string;
  name: string;
}

const LOAVES: Loaf[] = ['Rye', 'Spelt', 'Wheat', 'Oat'].map((name) => ({ id: name.toLowerCase(), name }));
const CARDS = { below: '30rem', areas: ['name'], template: '1fr' };

function Loaves({ loaves }: { loaves: readonly Loaf[] | undefined }) {
  const selection = useSelection((loaves ?? []).map(({ id }) => id));
  const [by, change] = useState<string>();
  const select = useSelectColumn<Loaf>({ selection, idOf: ({ id }) => id, nameOf: ({ name }) => name });
  const columns = [{ id: 'name', label: 'Name', sort: 'name', cell: ({ name }: Loaf) => <Button>{name}</Button> }];
  return (
    <>
      <Text data-testid="chosen">{selection.ids.join()}</Text>
      <DataTable
        label="Loaves"
        columns={[select, ...sortable(columns, { by, change })]}
        rows={loaves}
        idOf={({ id }) => id}
        cards={CARDS}
        placeholders={3}
        empty={<Text>No bread today</Text>}
        isSelected={selection.has}
      />
    </>
  );
}

const chosen = () => screen.getByTestId('chosen').textContent;

test('shows placeholders while the first rows are on their way', () => {
  renderScreen(<Loaves loaves={undefined} />);
  expect(screen.getByRole('table', { name: 'Loaves' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

test('says nothing of rows where there are none', () => {
  renderScreen(<Loaves loaves={[]} />);
  expect(screen.getByText('No bread today')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('selects one, all from there with Shift, and all in sight', async () => {
  const { user } = renderScreen(<Loaves loaves={LOAVES} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select Rye' }));
  expect(chosen()).toBe('rye');
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  expect(all.indeterminate).toBe(true);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Wheat' }));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('rye,spelt,wheat');
  await user.click(all);
  expect(chosen()).toBe('rye,spelt,wheat,oat');
  await user.click(all);
  expect(chosen()).toBe('');
});

test('sorts by a header, and the other way round by it again', async () => {
  const { user } = renderScreen(<Loaves loaves={LOAVES} />);
  const header = screen.getByRole('columnheader', { name: 'Name' });
  expect(header).not.toHaveAttribute('aria-sort');
  await user.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'descending');
});
