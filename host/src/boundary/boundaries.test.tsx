import { useNavigate } from '@landfall/shared';
import { fakeBackend, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { useState } from 'react';
import { ReloadNotice } from '../reload/reload-notice.tsx';
import { HostPiece, hostPiece, type Piece } from './host-piece.tsx';
import { OverlayPiece } from './overlay-piece.tsx';
import { RootBoundary } from './root-boundary.tsx';
import { BarSlot, ContentSlot, OverlaySlot } from './slot.tsx';

jest.spyOn(console, 'error').mockImplementation(() => {});
const backend = fakeBackend();
const config = { errorsUrl: 'http://api.test/errors' };
beforeEach(() => backend.post('/errors', {}));

let broken = true;
beforeEach(() => {
  broken = true;
});
function Fragile({ name }: { name: string }) {
  if (broken) throw new Error(`${name} broke`);
  return <p>{name} works</p>;
}
function Leave() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/elsewhere')}>
      Leave
    </button>
  );
}

function Dialog({ piece }: { piece: Piece<object> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-pressed={open} onClick={() => setOpen(true)}>
        Open
      </button>
      <OverlayPiece of={piece} open={open} onClose={() => setOpen(false)}>
        {(Palette) => open && <Palette />}
      </OverlayPiece>
    </>
  );
}

const reports = () => backend.calls.filter(({ path }) => path === '/errors').map(({ body }) => body);

/** A piece whose script comes only when the test says so. */
function newPiece(name: string) {
  let there = false;
  const piece = hostPiece(async () => {
    if (!there) throw Object.assign(new Error(`Loading chunk ${name} failed.`), { name: 'ChunkLoadError' });
    return { default: () => <p>{name} is here</p> };
  });
  return { piece, arrive: () => (there = true) };
}

test.each([
  ['the sidebar', BarSlot],
  ['the screen', ContentSlot],
])('%s that fails leaves the rest alone, is reported once, and can be tried again', async (name, Slot) => {
  const { user } = renderScreen(
    <>
      <p>the rest</p>
      <Slot>
        <Fragile name={name} />
      </Slot>
    </>,
    { config },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This part of the dashboard stopped working.');
  expect(screen.getByText('the rest')).toBeVisible();
  await waitFor(() => expect(reports()).toMatchObject([{ remote: 'host', kind: 'render', message: `${name} broke` }]));
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText(`${name} works`)).toBeVisible();
  expect(reports()).toHaveLength(1);
});

test('a collapsed sidebar that fails leaves a button', async () => {
  renderScreen(
    <BarSlot narrow>
      <Fragile name="narrow" />
    </BarSlot>,
    { config },
  );
  const name = 'This part of the dashboard stopped working. Try again';
  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('another address shows what failed here before', async () => {
  const { user } = renderScreen(
    <>
      <Leave />
      <ContentSlot>
        <Fragile name="screen" />
      </ContentSlot>
    </>,
    { config },
  );
  await screen.findByRole('alert');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('screen works')).toBeVisible();
});

test('an overlay that stops working is gone, and the person is told', async () => {
  const { user } = renderScreen(
    <>
      <ReloadNotice />
      <OverlaySlot>
        <Fragile name="overlay" />
      </OverlaySlot>
    </>,
    { config },
  );
  expect(await screen.findByText('This part of the dashboard stopped working.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('This part of the dashboard stopped working.')).not.toBeInTheDocument();
});

test('whatever nothing else keeps leaves a page that says so', async () => {
  renderScreen(
    <RootBoundary>
      <Fragile name="everything" />
    </RootBoundary>,
    { config },
  );
  expect(await screen.findByRole('heading', { name: 'The dashboard stopped working' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  await waitFor(() => expect(reports()).toMatchObject([{ message: 'everything broke' }]));
});

test('a dialog whose script does not come closes and says so; opening it again asks again', async () => {
  const { piece, arrive } = newPiece('palette');
  const { user } = renderScreen(
    <>
      <ReloadNotice />
      <Dialog piece={piece} />
    </>,
    { config },
  );
  const button = screen.getByRole('button', { name: 'Open' });
  await user.click(button);
  expect(await screen.findByText(/reload the page to get it/)).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(reports()).toMatchObject([{ remote: 'host', kind: 'load' }]));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  arrive();
  await user.click(button);
  expect(await screen.findByText('palette is here')).toBeVisible();
  expect(screen.queryByText(/reload the page/)).not.toBeInTheDocument();
});

test('a menu whose script does not come stays a button, and opens once it is there', async () => {
  const { piece, arrive } = newPiece('menu');
  const { user } = renderScreen(
    <HostPiece
      of={piece}
      failed={(retry) => (
        <button type="button" onClick={retry}>
          Menu
        </button>
      )}
    >
      {(Menu) => <Menu />}
    </HostPiece>,
    { config },
  );
  arrive();
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('menu is here')).toBeVisible();
});
