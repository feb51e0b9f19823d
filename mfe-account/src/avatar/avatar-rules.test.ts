import { avatarProblem, isDefaultAvatar, MAX_AVATAR_BYTES } from './avatar-rules.ts';

test.each(['image/png', 'image/jpeg', 'image/jpg'])('%s of exactly 25 MB is accepted', (type) => {
  expect(avatarProblem({ type, size: MAX_AVATAR_BYTES })).toBeUndefined();
});

test.each(['image/gif', 'image/webp', 'image/svg+xml', 'application/pdf', ''])('%j is refused', (type) => {
  expect(avatarProblem({ type, size: 1 })).toBe('Solo se permiten archivos PNG, JPEG o JPG');
});

test('one byte more than 25 MB is refused', () => {
  expect(avatarProblem({ type: 'image/png', size: 25 * 1024 * 1024 + 1 })).toBe('Image must be smaller than 25MB');
});

test.each([
  ['', true],
  [' ', true],
  ['https://ui-avatars.com/api/?name=Ana+Ruiz', true],
  ['https://api.dicebear.com/9.x/initials/svg?seed=Ana', true],
  ['//ui-avatars.com/api/?name=Ana', true],
  ['HTTPS://UI-AVATARS.COM/api/?name=Ana', true],
  ['https://robohash.org/ana', true],
  ['/v1/files/avatars/1.jpg', false],
  ['/ui-avatars.com/1.jpg', false],
  ['https://cdn.example.com/avatars/1.jpg', false],
  ['https://cdn.example.com/?from=ui-avatars.com', false],
  ['https://not-ui-avatars.com/1.jpg', false],
  ['https://ui-avatars.com.example.net/1.jpg', false],
  ['avatars/1.jpg', false],
])('the address %j is a default avatar: %s', (address, expected) => expect(isDefaultAvatar(address)).toBe(expected));
