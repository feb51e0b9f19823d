import { hasSingleKeys } from '@landfall/shared/list';
import { Modal } from '@landfall/shared/overlay';
import { fakeBackend, fireEvent, renderScreen, screen } from '@landfall/shared/testing';
import { loadArea } from '../federation/load-area.ts';
import { PaletteHost } from './palette-host.tsx';

jest.mock('../federation/load-area.ts', () => ({ loadArea: jest.fn() }));
const load = jest.mocked(loadArea);

fakeBackend();
const config = { remotes: { mfe_files: { entry: 'http://files.test/mf-manifest.json' } } };
const noArea = () => load.mockRejectedValue(new Error('away'));

test('Enter runs the command and does nothing else: what has the focus next is not pressed', async () => {
  noArea();
  const { user } = renderScreen(<PaletteHost />, { path: '/dashboard', config });
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox');
  await user.type(search, 'files');
  const hasDefaultAction = fireEvent.keyDown(search, { key: 'Enter' });
  expect(hasDefaultAction).toBe(false);
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/files');
});

test('does not come over a dialog, which may be one that has to be answered', async () => {
  noArea();
  const { user } = renderScreen(
    <>
      <PaletteHost />
      <Modal open title="Answer me">
        <button type="button">Here</button>
      </Modal>
    </>,
    { config },
  );
  (await screen.findByRole('button', { name: 'Here' })).focus();
  await user.keyboard('{Control>}k{/Control}?');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a mouse at rest, under which the list has come, chooses nothing; one that moves does', async () => {
  noArea();
  const { user } = renderScreen(<PaletteHost />, { path: '/dashboard', config });
  await user.keyboard('{Control>}k{/Control}');
  const [first, second] = await screen.findAllByRole('option');
  if (!first || !second) throw new Error('too few commands');
  const moveOver = (option: Element, movement: number) => {
    const move = new MouseEvent('mousemove', { bubbles: true });
    fireEvent(option, Object.assign(move, { movementX: movement, movementY: 0 }));
  };
  moveOver(second, 0);
  expect(first).toHaveAttribute('aria-selected', 'true');
  moveOver(second, 1);
  expect(second).toHaveAttribute('aria-selected', 'true');
});

test('the list of shortcuts tells those of lists where lists have them, and turns letters alone off', async () => {
  noArea();
  const { user } = renderScreen(<PaletteHost />, { config: { ...config, capabilities: ['lists.query'] } });
  await user.keyboard('?');
  const single = await screen.findByRole('switch', { name: 'Letters alone act on lists' });
  expect(single).toBeChecked();
  await user.click(single);
  expect(single).not.toBeChecked();
  expect(hasSingleKeys()).toBe(false);
  await user.click(single);
  expect(hasSingleKeys()).toBe(true);
});

test('without lists there is nothing to turn off', async () => {
  noArea();
  const { user } = renderScreen(<PaletteHost />, { config });
  await user.keyboard('?');
  expect(await screen.findByText('Show this list')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
