import { fireEvent, renderScreen, screen } from '@landfall/shared/testing';
import { useState } from 'react';
import { LivePage } from './live-page.tsx';

function Growing() {
  const [state, setState] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setState(state + 1)}>
        Grow
      </button>
      <LivePage title="Look" address={`http://localhost/look/${state}`} device="desktop" height="20rem" />
    </>
  );
}

const frames = () => screen.getAllByTitle<HTMLIFrameElement>('Look');
const inert = () => frames().map((frame) => frame.hasAttribute('inert'));

test('only the state that is shown can be reached', async () => {
  const { user } = renderScreen(<Growing />);
  expect(inert()).toEqual([true]);
  fireEvent.load(frames()[0] as HTMLIFrameElement);
  expect(inert()).toEqual([false]);
  await user.click(screen.getByRole('button', { name: 'Grow' }));
  expect(inert()).toEqual([false, true]);
  fireEvent.load(frames()[1] as HTMLIFrameElement);
  expect(inert()).toEqual([false]);
});

test('a link of the page leads nowhere but within it', () => {
  renderScreen(<Growing />);
  const [frame] = frames();
  const page = frame?.contentDocument;
  if (!frame || !page) throw new Error('There is no frame.');
  const html = page.documentElement ?? page.appendChild(page.createElement('html'));
  html.innerHTML = '<a href="/other">Other</a><a href="#prices">Prices</a><a href="//x.test" target="_top">X</a>';
  fireEvent.load(frame);
  // What opens a window is kept in by what the page is sent with.
  expect([...page.querySelectorAll('a')].map(({ target }) => target)).toEqual(['_blank', '', '_blank']);
});
