import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedIn } from './contents.ts';
import { createSharedState } from './shared-state.ts';

const section = (id: string, text: string) => ({
  tagName: 'section',
  attributes: { 'data-shared': id },
  components: [{ tagName: 'p', attributes: { id: `${id}-p`, 'data-shared-id': 'p' }, content: text }],
});
const page = (...components: object[]) => ({
  styles: [],
  pages: [{ frames: [{ component: { type: 'wrapper', components } }] }],
});
const contentsOf = (id: string, text: string) =>
  sharedIn(page(section(id, text)))[0]?.contents ?? assert.fail('no section');
const known = (id: string, text: string, revision: number) => ({
  shared_id: id,
  name: id,
  revision,
  published_revision: revision,
  contents: contentsOf(id, text),
});

/** A page that shows two sections, of which the second was changed. */
function changedPage() {
  const state = createSharedState([known('head', 'Hello', 3), known('foot', 'Bye', 5)]);
  state.settle(page(section('head', 'Hello'), section('foot', 'Bye')));
  return { state, data: page(section('head', 'Hello'), section('foot', 'Good bye')) };
}
const namesIn = (data: unknown) => sharedIn(data).map(({ id }) => id);

test('a changed section goes along with its page, and the others as they are known here when the page is published', () => {
  const { state, data } = changedPage();
  const kept = state.toKeep(data);
  assert.deepEqual(kept.data, data);
  assert.deepEqual(kept.shared, [{ shared_id: 'foot', revision: 5, contents: contentsOf('foot', 'Good bye') }]);
  assert.deepEqual(state.unchangedIn(data), [
    { shared_id: 'head', revision: 3, contents: contentsOf('head', 'Hello') },
  ]);
});

test('a copy of the page has what was changed as its own', () => {
  const { state, data } = changedPage();
  const own = state.withOwn(data);
  assert.deepEqual(namesIn(own), ['head']);
  assert.match(JSON.stringify(own), /Good bye/);
  assert.doesNotMatch(JSON.stringify(own), /"foot"/);
  assert.deepEqual(namesIn(data), ['head', 'foot']);
});

test('where sections are shared no more, a change is the page’s own and changes no other', () => {
  const { state, data } = changedPage();
  state.turnOff();
  const kept = state.toKeep(data);
  assert.equal(kept.shared, undefined);
  assert.deepEqual(namesIn(kept.data), ['head']);
  assert.deepEqual(state.unchangedIn(data), []);
  const before = page(section('head', 'Hello'), section('foot', 'Bye'));
  assert.deepEqual(state.toKeep(before), { data: before });
});

test('who holds a section sees what the server says of it later, and what is read of its pages stays', () => {
  const { state } = changedPage();
  const held = state.known.get('foot') ?? assert.fail('no section');
  held.pages = [{ page_id: 'page-1', title: 'Menu', path: '/menu', is_online: true }];
  state.learn(known('foot', 'See you', 9));
  assert.equal(held.revision, 9);
  assert.deepEqual(held.contents, contentsOf('foot', 'See you'));
  assert.equal(held.pages.length, 1);
  assert.equal(state.known.get('foot'), held);
  assert.equal(state.learn(known('new', 'Hi', 1)).shown, '');
  assert.ok(state.known.has('new'));
});

test('a page tells whether a section on it has changes that other pages do not show yet', () => {
  const { state, data } = changedPage();
  assert.equal(state.isAnyUnpublished(data), false);
  state.learn({ ...known('foot', 'Good bye', 6), published_revision: 5 });
  assert.equal(state.isAnyUnpublished(data), true);
  assert.equal(state.isAnyUnpublished(page(section('head', 'Hello'))), false);
  state.learn({ ...known('foot', 'Good bye', 1), published_revision: 0 });
  assert.equal(state.isAnyUnpublished(data), false);
});
