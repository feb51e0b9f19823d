import { fakeBackend, renderScreen, screen, within } from '@landfall/shared/testing';
import Billing from './billing.tsx';

const backend = fakeBackend();

test('lists sample invoices and says that they are samples', () => {
  renderScreen(<Billing />);
  expect(screen.getByText('Sample data')).toBeVisible();
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Invoice', 'Date', 'Description', 'Payment Method', 'Amount', 'Status', 'Actions']);
  const rows = screen.getAllByRole('row').slice(1);
  const column = (index: number) => new Set(rows.map((row) => within(row).getAllByRole('cell')[index]?.textContent));
  expect(column(4)).toEqual(new Set(['$29.99 USD', '$99.99 USD']));
  expect(column(5)).toEqual(new Set(['Paid', 'Pending', 'Failed']));
  expect(column(1)).toContain('01/06/2025');
});

test('viewing, downloading and exporting only explain why there is nothing', async () => {
  const { user } = renderScreen(<Billing />);
  const [row] = screen.getAllByRole('row').slice(1);
  if (!row) throw new Error('There is no invoice.');
  await user.click(within(row).getByRole('button', { name: 'View Invoice' }));
  await user.click(within(row).getByRole('button', { name: 'Download PDF' }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect((await screen.findAllByText('This is sample data'))[0]).toBeVisible();
  expect(backend.calls).toHaveLength(0);
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});
