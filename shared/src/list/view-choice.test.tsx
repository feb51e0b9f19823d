import { renderScreen, screen } from '@landfall/shared/testing';
import { ListViewChoice, useListView } from './view-choice.tsx';

function List() {
  const [view] = useListView('compact');
  return (
    <>
      <ListViewChoice usual="compact" />
      <p data-testid="view">{view}</p>
    </>
  );
}

function expectShown(view: string, address: string): void {
  expect(screen.getByTestId('view')).toHaveTextContent(view);
  expect(screen.getByTestId('address').textContent).toBe(address);
}

test('the look of a list stands in the address beside its page, and the usual one does not', async () => {
  const { user } = renderScreen(<List />, { path: '/?page=2' });
  expectShown('compact', '/?page=2');
  await user.click(screen.getByRole('button', { name: 'Grid' }));
  expectShown('grid', '/?page=2&view=grid');
  expect(screen.getByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Compact list' }));
  expectShown('compact', '/?page=2');
});

test('a look that no list has is the usual one', () => {
  renderScreen(<List />, { path: '/?view=carousel' });
  expectShown('compact', '/?view=carousel');
});
