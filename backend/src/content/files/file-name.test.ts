import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeFileName } from './file-name.ts';

const cases: [sent: string, extension: string, kept: string][] = [
  ['Summer photo.JPG', 'jpg', 'Summer photo.JPG'],
  ['photo.jpeg', 'jpg', 'photo.jpeg'],
  ['../../etc/passwd.png', 'png', 'passwd.png'],
  ['C:\\temp\\car.avi', 'avi', 'car.avi'],
  ['Guide.PDF', 'pdf', 'Guide.PDF'],
  ['guide.pdf.exe', 'pdf', 'guide.pdf.exe.pdf'],
  ['..', 'png', 'file.png'],
  ['.htaccess', 'png', 'htaccess.png'],
  ['', 'png', 'file.png'],
  ['   ', 'png', 'file.png'],
  ['.png', 'png', 'png.png'],
  ['page.html', 'png', 'page.html.png'],
  ['x\0y.png', 'png', 'x y.png'],
  ['a\r\nSet-Cookie: b.png', 'png', 'a Set-Cookie: b.png'],
  ['invoice\u202egnp.exe', 'png', 'invoicegnp.exe.png'],
  ['\u2067abc\u2069.mov', 'mov', 'abc.mov'],
  ['<img src=x onerror=alert(1)>.png', 'png', '<img src=x onerror=alert(1)>.png'],
  ['日本 🏳️‍🌈.mp4', 'mp4', '日本 🏳️‍🌈.mp4'],
  ['\ud800lonely.png', 'png', '\ufffdlonely.png'],
];

for (const [sent, extension, kept] of cases) {
  test(`${JSON.stringify(sent)} becomes ${JSON.stringify(kept)}`, () =>
    assert.equal(safeFileName(sent, extension), kept));
}

test('shortens a very long name and keeps its extension', () => {
  const name = safeFileName(`${'😀'.repeat(1000)}.png`, 'png');
  assert.equal(Array.from(name).length, 204);
  assert.ok(name.endsWith('😀.png'));
});
