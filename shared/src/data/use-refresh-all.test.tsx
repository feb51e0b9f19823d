import { act } from '@testing-library/react';
import { useEffect, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { setLanguage } from '../i18n/language.ts';
import { fakeBackend } from '../testing/backend.ts';
import { renderScreen, screen, waitFor } from '../testing/index.ts';
import { DataProvider } from './data-provider.tsx';
import { useApi } from './use-api.ts';
import { useRefreshAll } from './use-query.ts';

const backend = fakeBackend();

const onReconnect = (listener: () => void) => {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
};

let count = 0;
const countUp = () => {
  count += 1;
};
const readCount = () => count;
window.addEventListener('online', countUp);

/** Renders again because of the event itself, before its own listener is called. */
function Reading() {
  useSyncExternalStore(onReconnect, readCount);
  const { data } = useApi('/x', v.object({ data: v.string() }), { everySeconds: 300 });
  const refreshAll = useRefreshAll();
  useEffect(() => onReconnect(() => void refreshAll()), [refreshAll]);
  return <p>{data?.data}</p>;
}

test('is the same function at each render, so that a listener that uses it survives one', async () => {
  backend.get('/x', { data: 'one' });
  renderScreen(<Reading />);
  await screen.findByText('one');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(backend.calls).toHaveLength(2));
});

test('asks again in the language that is chosen', async () => {
  backend.get('/x', ({ headers }) => Response.json({ data: headers.get('accept-language') }));
  renderScreen(
    <DataProvider>
      <Reading />
    </DataProvider>,
  );
  await screen.findByText('en');
  await act(() => setLanguage('es'));
  expect(await screen.findByText('es')).toBeVisible();
  await act(() => setLanguage('default'));
});
