import { leadsAway } from './leads-away.ts';

const here = { origin: 'http://localhost', pathname: '/dashboard/settings' };

function click(html: string, init: MouseEventInit = {}) {
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.body.querySelector('*:not(:has(*))')?.dispatchEvent(event);
  return leadsAway(event, here);
}

test.each([
  ['<a href="/dashboard/pages?page=2#x"><b>Pages</b></a>', '/dashboard/pages?page=2#x'],
  ['<a href="/dashboard/settings?x=1">Here</a>', undefined],
  ['<a href="https://landfall.example/roadmap">Away</a>', undefined],
  ['<a href="/dashboard/pages" target="_blank">Tab</a>', undefined],
  ['<a href="/file" download="x">File</a>', undefined],
  ['<a>None</a>', undefined],
  ['<button>Button</button>', undefined],
])('a click on %s leads to %s', (html, path) => expect(click(html)).toBe(path));

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j opens elsewhere',
  (init) => expect(click('<a href="/dashboard/pages">Pages</a>', init)).toBeUndefined(),
);
