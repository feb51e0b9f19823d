import { Link } from '@landfall/shared';
import { Route, Routes } from '@landfall/shared/host';
import { fireEvent, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { useEffect, useState } from 'react';
import RouteFocus from './route-focus.tsx';

function Late() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return isThere ? <h1>Late</h1> : <p>on its way</p>;
}

const open = (options?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(
    <>
      <RouteFocus />
      <Link to="/two">two</Link>
      <Link to="/two?page=2">more</Link>
      <Link to="/late">late</Link>
      <main id="main">
        <Routes>
          <Route path="/" element={<h1>One</h1>} />
          <Route
            path="/two"
            element={
              <>
                <h1>Two</h1>
                <button type="button">work</button>
              </>
            }
          />
          <Route path="/late" element={<Late />} />
        </Routes>
      </main>
    </>,
    options,
  );

test('the heading of a screen has the focus after a change of screen, not before, and not within one', async () => {
  const { user } = open();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'two' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'more' }));
  expect(screen.getByRole('link', { name: 'more' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'late' }));
  await screen.findByText('on its way');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Late' })).toHaveFocus());
});

test('takes the focus out of no dialog', async () => {
  const { user } = open();
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  await user.click(screen.getByRole('link', { name: 'two' }));
  await screen.findByRole('heading', { name: 'Two' });
  expect(screen.getByRole('link', { name: 'two' })).toHaveFocus();
  dialog.remove();
});

test('leaves the focus to whoever pressed a key while the screen was on its way, wherever it is by then', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'late' }));
  await screen.findByText('on its way');
  // The router of tests has its addresses in memory; a browser's is there from the moment of the click.
  const before = window.location.href;
  history.replaceState(null, '', '/late');
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  await screen.findByRole('heading', { name: 'Late' });
  expect(document.body).toHaveFocus();
  history.replaceState(null, '', before);
});

test('the heading has the focus after Back, too, though what led away was pressed on that screen', async () => {
  const { user } = open({ inBrowser: true });
  await user.click(screen.getByRole('link', { name: 'late' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Late' })).toHaveFocus());
  history.back();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'One' })).toHaveFocus());
});
