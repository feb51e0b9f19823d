import { avatarProblem, MAX_AVATAR_BYTES } from './avatar-rules.ts';

test.each(['image/png', 'image/jpeg', 'image/jpg'])('%s of exactly 25 MB is accepted', (type) => {
  expect(avatarProblem({ type, size: MAX_AVATAR_BYTES })).toBeUndefined();
});

test.each(['image/gif', 'image/webp', 'image/svg+xml', 'application/pdf', ''])('%j is refused', (type) => {
  expect(avatarProblem({ type, size: 1 })).toBe('avatarType');
});

test('one byte more than 25 MB is refused', () => {
  expect(avatarProblem({ type: 'image/png', size: 25 * 1024 * 1024 + 1 })).toBe('avatarSize');
});
