import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold, matchesSearch, searchPattern, searchWords } from './search-words.ts';

test('case and accents do not tell words apart, marks of other scripts do', () => {
  assert.equal(
    fold('ÉCLAIR Ångström İstanbul Straße Łódź Đà Nẵng ﬁn'),
    'eclair angstrom istanbul strasse lodz da nang fin',
  );
  assert.equal(fold('ЁЛКА Καλημέρα'), 'елка καλημερα');
  assert.notEqual(fold('が'), fold('か'));
  assert.equal(fold('한국'), '한국');
});

test('an entry is words alone, and no letter from À to ſ is left in them', () => {
  assert.equal(
    searchWords(['Crème brûlée!', '/menu/crème-brûlée', 'a@b.example']),
    'creme brulee menu creme brulee a b example',
  );
  const letters = Array.from({ length: 0x180 - 0xc0 }, (_, index) => String.fromCharCode(0xc0 + index));
  assert.doesNotMatch(searchWords(letters), /[À-ſ]/);
});

test('every word of a search begins a word of what it finds, in any order', () => {
  const words = searchWords(['Summer sale', '/summer']);
  assert.ok(matchesSearch(words, 'SAL sum'));
  assert.ok(!matchesSearch(words, 'ale'));
  assert.ok(!matchesSearch(words, '!?'));
  assert.equal(searchPattern(`O'Brien & co`), `'o':* & 'brien':* & 'co':*`);
});
