import { isImage } from './is-image.ts';

test.each([
  ['jpg', 'bread.jpg', true],
  ['.PNG', 'bread', true],
  ['', 'bread.webp', true],
  ['mp4', 'bread.mp4', false],
  ['', 'bread', false],
])('a file with the extension %j and the name %j is a picture: %s', (file_extension, file_name, expected) => {
  expect(isImage({ file_extension, file_name })).toBe(expected);
});
