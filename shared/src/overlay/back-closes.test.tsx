import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { act, renderScreen, screen, waitFor } from '../testing/index.ts';
import { Action, ActionMenu } from './action-menu.tsx';
import './back-closes.ts';
import { Modal } from './modal.tsx';

function Screens({ canClose = true }: { canClose?: boolean }) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const close = () => setOpened((all) => all.slice(0, -1));
  // Back of the browser, which no button of a screen is.
  Object.assign(window, { goBack: () => navigate(-1) });
  return (
    <>
      <Link to="/second">Second</Link>
      <Link to="/second?asked=1">Asked</Link>
      <Modal title="Asked" open={params.has('asked')} onClose={close} />
      <button type="button" onClick={() => setOpened(['Outer'])}>
        Open
      </button>
      <ActionMenu trigger={<button type="button">Menu</button>}>
        <Action value="one" label="Entry" />
      </ActionMenu>
      {['Outer', 'Inner'].map((title) => (
        <Modal key={title} title={title} open={opened.includes(title)} onClose={canClose ? close : undefined}>
          <button type="button" onClick={() => setOpened(['Outer', 'Inner'])}>
            More
          </button>
        </Modal>
      ))}
    </>
  );
}

const goBack = () => act(() => (window as unknown as { goBack: () => void }).goBack());
const address = () => screen.getByTestId('address').textContent;

async function atSecond(under = <Screens />) {
  const { user } = renderScreen(under, { path: '/first' });
  await user.click(screen.getByRole('link', { name: 'Second' }));
  expect(address()).toBe('/second');
  return user;
}

test('Back closes what stands over the screen, the topmost first, and then leaves it', async () => {
  const user = await atSecond();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await screen.findByRole('dialog', { name: 'Inner' });
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Outer' })).toBeVisible();
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/second');
  goBack();
  await waitFor(() => expect(address()).toBe('/first'));
});

test('Back closes a menu, and the focus is on its button', async () => {
  const user = await atSecond();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  await screen.findByRole('menuitem', { name: 'Entry' });
  goBack();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  expect(address()).toBe('/second');
});

test.each([
  ['a menu', 'Menu', '[role=menu][data-state=open]'],
  ['a dialog', 'Open', '[aria-modal=true][data-state=open]'],
])('Back closes %s in the moment that it opens', async (_, button, opened) => {
  const user = await atSecond();
  const pressedBack = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(opened)) return;
      observer.disconnect();
      goBack();
      resolve();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
  await user.click(screen.getByRole('button', { name: button }));
  await pressedBack;
  await waitFor(() => expect(document.querySelector(opened)).not.toBeInTheDocument());
  expect(address()).toBe('/second');
});

test('Back closes what was clicked by no press, as voice control does', async () => {
  await atSecond();
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  await screen.findByRole('dialog', { name: 'Outer' });
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/second');
});

test('Back leaves what the address asked for as it came', async () => {
  const user = await atSecond();
  await user.click(screen.getByRole('link', { name: 'Asked' }));
  await screen.findByRole('dialog', { name: 'Asked' });
  await user.keyboard('x');
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/second');
});

test('Back leaves the screen below what cannot be left itself, as before', async () => {
  const user = await atSecond(<Screens canClose={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog', { name: 'Outer' });
  goBack();
  await waitFor(() => expect(address()).toBe('/first'));
});
