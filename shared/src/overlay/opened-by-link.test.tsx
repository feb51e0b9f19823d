import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { renderScreen, screen, waitFor } from '../testing/index.ts';

// What draws dialogs is loaded after the click that led to the first one.
const Modal = lazy(async () => ({ default: (await import('./modal.tsx')).Modal }));

function Screens() {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('asked');
  return (
    <>
      <Link to="/second?asked=1">Ask</Link>
      <Suspense>{isAsked && <Modal title="Asked" open onClose={() => setParams({}, { replace: true })} />}</Suspense>
    </>
  );
}

test('Back leaves what a link asked for as it came, where dialogs were not loaded when it was clicked', async () => {
  history.replaceState({ idx: 0 }, '', '/first');
  const { user } = renderScreen(<Screens />, { inBrowser: true });
  await user.click(screen.getByRole('link', { name: 'Ask' }));
  await screen.findByRole('dialog', { name: 'Asked' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByTestId('address')).toHaveTextContent('/first');
});
