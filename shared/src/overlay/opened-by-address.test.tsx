import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { renderScreen, screen, waitFor } from '../testing/index.ts';

const Modal = lazy(async () => ({ default: (await import('./modal.tsx')).Modal }));

function Asked() {
  const [params, setParams] = useSearchParams();
  return <Modal title="Asked" open={params.has('asked')} onClose={() => setParams({}, { replace: true })} />;
}

test('Back leaves what the address asked for as it came, after a reload, too', async () => {
  history.replaceState({ idx: 0 }, '', '/first');
  history.pushState({ idx: 1 }, '', '/second?asked=1');
  renderScreen(<Asked />, { inBrowser: true });
  await screen.findByRole('dialog', { name: 'Asked' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByTestId('address')).toHaveTextContent('/first');
});
