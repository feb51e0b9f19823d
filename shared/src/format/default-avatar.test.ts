import { isDefaultAvatar } from './default-avatar.ts';

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
