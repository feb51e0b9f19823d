import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changelogFaults, findChangelogFaults } from './changelog.ts';

const GOOD = `# Changelog

## [Unreleased]

### Added

- A thing (\`NEW_THING\`).

## [1.10.0] - 2026-11-20

### Fixed

- Another.

## [1.9.3] - 2026-10-01

### Added

- The first.
`;

test('takes the changelog as it stands', async () => assert.deepEqual(await findChangelogFaults(), []));

test('takes one that is in form, with the entry of the version and what is new', () => {
  assert.deepEqual(changelogFaults(GOOD, '1.10.0', ['NEW_THING']), []);
});

test('says which version has no entry, and which variable nobody names', () => {
  assert.match(changelogFaults(GOOD, '1.11.0', [])[0] ?? '', /package\.json is at 1\.11\.0, and there is no entry/);
  assert.match(changelogFaults(GOOD, '1.10.0', ['NEW', 'NEW_THING'])[0] ?? '', /NEW is new since the release before/);
  const old = GOOD.replace('(`NEW_THING`)', '').replace('The first', 'The `NEW_THING`');
  assert.match(changelogFaults(old, '1.10.0', ['NEW_THING'])[0] ?? '', /NEW_THING is new/);
});

for (const [what, from, to, found] of [
  ['without a date', '[1.9.3] - 2026-10-01', '[1.9.3]', /\[1\.9\.3\] has no date/],
  ['with a date that is none', '2026-10-01', '2026-13-41', /\[1\.9\.3\] has no date/],
  ['out of order', '[1.9.3]', '[1.11.0]', /\[1\.11\.0\] stands below \[1\.10\.0\]/],
  ['that is no version', '[1.9.3]', '[next]', /\[next\] is no version/],
  ['that says nothing', '- The first.', 'The first.', /\[1\.9\.3\] says nothing/],
  ['with a section of its own', '### Fixed', '### Repaired', /has a section Repaired/],
  ['without what is not released', '## [Unreleased]', '## Later', /does not begin with \[Unreleased\]/],
] as const)
  test(`refuses an entry ${what}`, () => {
    assert.match(changelogFaults(GOOD.replace(from, to), '1.10.0', []).join('\n'), found);
  });
