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

/** A heading that stands in for the screen's own while that loads. */
function Replaced() {
  const [isThere, setThere] = useState(false);
  return isThere ? (
    <section>
      <h1>The screen</h1>
    </section>
  ) : (
    <div>
      <h1>The screen, on its way</h1>
      <button type="button" tabIndex={-1} onClick={() => setThere(true)}>
        load
      </button>
    </div>
  );
}

const open = (options?: Parameters<typeof renderScreen>[1]) =>
  renderScreen(
    <>
      <RouteFocus />
      <Link to="/two">two</Link>
      <Link to="/two?page=2">more</Link>
      <Link to="/late">late</Link>
      <Link to="/replaced">replaced</Link>
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
          <Route path="/replaced" element={<Replaced />} />
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

test('a heading that takes the place of the one that stood in for it has the focus in its place', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'replaced' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The screen, on its way' })).toHaveFocus());
  fireEvent.click(screen.getByRole('button', { name: 'load' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The screen' })).toHaveFocus());
});

test('who left the heading meanwhile stays where they are', async () => {
  const { user } = open();
  await user.click(screen.getByRole('link', { name: 'replaced' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The screen, on its way' })).toHaveFocus());
  screen.getByRole('link', { name: 'more' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'load' }));
  await screen.findByRole('heading', { name: 'The screen' });
  expect(screen.getByRole('link', { name: 'more' })).toHaveFocus();
});
