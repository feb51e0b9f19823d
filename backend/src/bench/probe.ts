import { get } from 'node:http';

// Asks a server for something small every 50 ms, in a process of its own, and tells how long it waited.
// Arguments: addresses, and after each the Host that it is asked for. 'begin' and 'end' come from the parent.

const EVERY = 50;
const LONGEST = 30_000;

const [live = '', page = '', host = ''] = process.argv.slice(2);

const ask = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const started = performance.now();
    const end = (isAnswered: boolean) => resolve(isAnswered ? performance.now() - started : LONGEST);
    const request = get(url, { agent: false, headers, timeout: LONGEST }, (answer) => {
      answer.resume().on('end', () => end(answer.statusCode === 200));
    });
    request.on('timeout', () => request.destroy()).on('error', () => end(false));
  });

const worstOf = (times: readonly number[]) => Math.round(Math.max(0, ...times));
const p99Of = (times: readonly number[]) =>
  Math.round(times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0);

let asked: { live: Promise<number>[]; page: Promise<number>[] } = { live: [], page: [] };
let timer: NodeJS.Timeout | undefined;

process.on('message', async (message) => {
  if (message === 'begin') {
    asked = { live: [], page: [] };
    timer = setInterval(() => {
      asked.live.push(ask(live, {}));
      asked.page.push(ask(page, { host }));
    }, EVERY);
    process.send?.('began');
    return;
  }
  clearInterval(timer);
  const [lives, pages] = [await Promise.all(asked.live), await Promise.all(asked.page)];
  process.send?.({ count: lives.length, live: [worstOf(lives), p99Of(lives)], page: [worstOf(pages), p99Of(pages)] });
});
process.on('disconnect', () => process.exit());
