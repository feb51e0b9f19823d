/**
 * The page stands on the fake backend's own origin, so that it can ask for itself.
 *
 * @jest-environment-options {"url": "http://api.test/"}
 */

import { fakeBackend, fireEvent, renderScreen, screen } from '@landfall/shared/testing';
import { Outdated } from './outdated.tsx';
import { reloadOnce } from './reload-once.ts';
import { watchTyping } from './typing.ts';

// jsdom has no other page; that a browser loads one is shown by the browser tests.
const reload = jest.fn();
const backend = fakeBackend();

const entry = (release: string) => `main.${release.repeat(10)}.js`;
const serve = (release: string) =>
  backend.get('/', () => new Response(`<!doctype html><script defer src="/${entry(release)}"></script>`));

/** The page runs this release. */
function run(release: string) {
  for (const script of document.querySelectorAll('script')) script.remove();
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = `/${entry(release)}`;
  document.head.append(script);
}

watchTyping();
beforeEach(() => {
  reload.mockClear();
  history.replaceState(null, '', '/dashboard/status');
  run('a');
});

test('a release that is gone is reloaded once, however often something of it fails', async () => {
  serve('b');
  expect(await reloadOnce(reload)).toBe('reloading');
  expect(await reloadOnce(reload)).toBe('outdated');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('servers that answer with one release and another in turn end after each was reloaded', async () => {
  serve('b');
  await reloadOnce(reload);
  run('b');
  serve('a');
  await reloadOnce(reload);
  run('a');
  serve('b');
  expect(await reloadOnce(reload)).toBe('outdated');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the same release, a server that is away, and another page are no reason to reload', async () => {
  serve('a');
  expect(await reloadOnce(reload)).toBe('current');
  backend.get('/', () => new Response('Away', { status: 503 }));
  expect(await reloadOnce(reload)).toBe('current');
  backend.get('/', () => Response.error());
  expect(await reloadOnce(reload)).toBe('current');
  backend.get('/', () => new Response('<title>Sign in to the network</title>'));
  expect(await reloadOnce(reload)).toBe('current');
  expect(reload).not.toHaveBeenCalled();
});

test('what was typed at this address is not taken away', async () => {
  serve('b');
  const field = document.createElement('input');
  document.body.append(field);
  fireEvent.input(field, { target: { value: 'Bread' } });
  expect(await reloadOnce(reload)).toBe('outdated');
  history.replaceState(null, '', '/dashboard/pages');
  expect(await reloadOnce(reload)).toBe('reloading');
  field.remove();
});

test('nor what the browser would ask about, nor an open dialog', async () => {
  serve('b');
  const ask = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  expect(await reloadOnce(reload)).toBe('outdated');
  window.removeEventListener('beforeunload', ask);
  const dialog = document.createElement('div');
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  expect(await reloadOnce(reload)).toBe('outdated');
  dialog.remove();
  expect(reload).not.toHaveBeenCalled();
});

test('a browser that keeps nothing could go round in circles: the person decides', async () => {
  serve('b');
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(await reloadOnce(reload)).toBe('outdated');
  write.mockRestore();
  expect(reload).not.toHaveBeenCalled();
});

test('in place of a screen that is gone the person can reload; of one that is out of reach, try again', async () => {
  serve('b');
  await reloadOnce(reload);
  reload.mockClear();
  const retry = jest.fn();
  const { user, unmount } = renderScreen(<Outdated waiting="waiting" retry={retry} reload={reload} />);
  expect(screen.getByText('waiting')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  unmount();
  serve('a');
  const again = renderScreen(<Outdated waiting="waiting" retry={retry} reload={reload} />);
  await again.user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
