import { extensionOf, isVideo } from './file-kind.ts';

it.each([
  ['jpg', 'bread.jpg', 'jpg'],
  ['.PNG', 'bread', 'png'],
  ['', 'holiday.final.MOV', 'mov'],
  ['', 'README', ''],
])('reads %s of %s as %s', (file_extension, file_name, expected) =>
  expect(extensionOf({ file_extension, file_name })).toBe(expected),
);

it.each([
  ['mp4', true],
  ['avi', true],
  ['jpg', false],
  ['', false],
])('knows whether %s is a video', (file_extension, expected) =>
  expect(isVideo({ file_extension, file_name: 'x' })).toBe(expected),
);
