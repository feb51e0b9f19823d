import { csvFile } from './invoice-csv.ts';

test.each([
  [['a', 'b'], 'a,b'],
  [['a, b', 'say "hi"', 'two\nlines'], '"a, b","say ""hi""","two\nlines"'],
  [['=1+1', '@x', '-2', -29.9], "'=1+1,'@x,'-2,-29.90"],
])('writes %j as %j', async (row, line) => {
  expect(await csvFile([row]).text()).toBe(`${line}\r\n`);
});
