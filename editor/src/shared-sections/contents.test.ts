import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparable, placed, sharedIn, withoutShared, withShared } from './contents.ts';

const section = (attributes: object, ...components: object[]) => ({ tagName: 'section', attributes, components });
const page = (styles: object[], ...components: object[]) => ({
  styles,
  pages: [{ frames: [{ component: { type: 'wrapper', components: [{ tagName: 'main', components }] } }] }],
});
const rule = (id: string, color: string, more: object = {}) => ({ selectors: [`#${id}`], style: { color }, ...more });
const heading = (id: string) => ({ tagName: 'h2', attributes: { id } });
const none = { ids: new Set<string>(), forms: new Set<string>() };

const OFFER = {
  component: section(
    { id: 'offer' },
    heading('i1'),
    { tagName: 'a', attributes: { href: '#offer' } },
    { tagName: 'a', attributes: { href: '#elsewhere' } },
    { tagName: 'label', attributes: { for: 'i2' } },
    { tagName: 'input', attributes: { id: 'i2' } },
    { tagName: 'form', attributes: { 'data-form': '1' } },
  ),
  styles: [
    rule('i1', 'red'),
    rule('i1', 'blue', { state: 'hover' }),
    rule('i1', 'pink', { mediaText: '(max-width: 480px)' }),
  ],
};

test('a section stands on a page under names that are free there, and is the same section', () => {
  const made = placed('s1', OFFER, { ids: new Set(['offer', 'i1', 'offer-2']), forms: new Set(['1']) });
  const said = JSON.stringify(made);
  assert.match(said, /"id":"offer-3"/);
  assert.match(said, /"href":"#offer-3"/);
  assert.match(said, /"href":"#elsewhere"/);
  assert.match(said, /"data-form":"1-2"/);
  assert.deepEqual(
    made.styles.map(({ selectors }) => selectors),
    [['#i1-2'], ['#i1-2'], ['#i1-2']],
  );
  const [shown] = sharedIn(page(made.styles, made.component));
  assert.equal(shown?.id, 's1');
  assert.equal(comparable(shown?.contents ?? OFFER), comparable(OFFER));
  assert.deepEqual(shown?.contents.styles, OFFER.styles);
  assert.doesNotMatch(JSON.stringify(shown?.contents.component), /data-shared/);
});

test('a page gets the newest section with its rules, and keeps everything else', () => {
  const old = placed('s1', OFFER, none);
  const data = page([rule('i9', 'green'), ...old.styles], section({ id: 'hero' }, heading('i9')), old.component);
  const newest = { component: section({ id: 'offer' }, heading('i1'), heading('i9')), styles: [rule('i1', 'white')] };
  const given = new Map([['s1', newest]]);
  const now = withShared({ ...data, typing: { path: [0, 1, 0], html: '' } }, given);
  assert.equal(now.isChanged, true);
  assert.deepEqual(now.data.styles, [rule('i9', 'green'), rule('i1', 'white')]);
  assert.match(JSON.stringify(now.data), /"id":"i9-2"/);
  assert.doesNotMatch(JSON.stringify(now.data), /typing/);
  const beside = { path: [0, 0, 0], html: 'Not yet done' };
  assert.deepEqual(withShared({ ...data, typing: beside }, given).data.typing, beside);
  assert.equal(withShared(now.data, new Map([['s1', newest]])).isChanged, false);
  assert.equal(withoutShared(data), withoutShared(now.data));
});

test('a form keeps what it is called on its page, where its leads are', () => {
  const old = placed('s1', OFFER, { ids: new Set(), forms: new Set(['1']) });
  const changed = { ...OFFER, styles: [] };
  const { data } = withShared(page(old.styles, old.component), new Map([['s1', changed]]));
  assert.match(JSON.stringify(data), /"data-form":"1-2"/);
});

test('what names no section, or one that is there already, is the page’s own', () => {
  const { component } = placed('s1', OFFER, none);
  const twice = page([], component, component);
  const { data } = withShared(twice, new Map([['s1', { ...OFFER, styles: [] }]]));
  assert.equal(JSON.stringify(data).split('data-shared').length, 2);
  assert.doesNotMatch(JSON.stringify(withShared(twice, new Map()).data), /data-shared/);
  const partial = withShared(twice, new Map(), { isPartial: true });
  assert.deepEqual(partial, { data: twice, isChanged: false });
});

test('whatever an editor may have kept is no reason to fail', () => {
  for (const data of [null, 1, 'x', {}, { pages: 1 }, { pages: [{}] }, { pages: [{ frames: [{ component: 'x' }] }] }]) {
    assert.deepEqual(sharedIn(data), []);
    assert.deepEqual(withShared(data, new Map([['s1', OFFER]])), { data, isChanged: false });
  }
});

test('a page in another palette shows drawings in its own colours, which is no change', () => {
  const drawn = (palette: string) => ({
    component: section({ id: 'a' }, { tagName: 'img', attributes: { src: `/art/tiles-${palette}-5.svg` } }),
    styles: [],
  });
  assert.equal(comparable(drawn('iris')), comparable(drawn('coral')));
});

test('a rule for what a section does not hold stays away from the page that shows it', () => {
  const foreign = { ...OFFER, styles: [rule('i1', 'red'), rule('hero', 'black')] };
  const shown = placed('s1', foreign, none);
  assert.deepEqual(shown.styles, [rule('i1', 'red')]);
  // Else the page would be published again, with a version more, each time that it is looked at.
  const given = new Map([['s1', foreign]]);
  assert.equal(withShared(page(shown.styles, shown.component), given).isChanged, false);
});

test('a section brings the styles that it has to a page without them, and follows those of a page that has them', () => {
  const styled = (color: string) => ({ selectors: ['style-offer'], state: 'not(._._._._._)', style: { color } });
  const other = { ...styled('blue'), selectors: [{ name: 'style-other', type: 1 }] };
  const text = { tagName: 'p', classes: ['lead', 'style-offer'] };
  const [shown] = sharedIn(page([styled('red'), other], section({ 'data-shared': 's1' }, text)));
  assert.deepEqual(shown?.contents.styles, [styled('red')]);
  const given = new Map([['s1', shown?.contents ?? OFFER]]);
  const old = section({ 'data-shared': 's1' }, { tagName: 'p' });
  assert.deepEqual(withShared(page([other], old), given).data.styles, [other, styled('red')]);
  const own = page([styled('green')], old);
  assert.deepEqual(withShared(own, given).data.styles, [styled('green')]);
  assert.equal(withShared(page([styled('green')], section({ 'data-shared': 's1' }, text)), given).isChanged, false);
});
