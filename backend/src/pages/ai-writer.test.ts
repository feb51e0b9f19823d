import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { composePage } from '@landfall/page/sections/compose';
import { salvagePage, writeWithModel } from './ai-writer.ts';

const INPUT = {
  projectName: 'Nova',
  projectDescription: 'Small rockets',
  title: 'Launch',
  description: '',
  descriptionAi: 'A shop',
};
const composed = composePage(INPUT);
const hero = composed.sections.find((part) => part.kind === 'hero');
const written = {
  language: 'en',
  title: 'By the model',
  sections: [
    { ...hero, headline: 'Written by the model' },
    { kind: 'steps', title: 'Go', items: [{ title: 'One' }, { title: 'Two' }] },
    { kind: 'testimonials', title: 'Praise', items: [{ quote: 'Great!', name: 'Invented Person' }] },
  ],
};

let server: Server;
let url: string;
let answer: { status: number; content: string };
before(async () => {
  server = createServer((_request, response) => {
    const message = { role: 'assistant', content: answer.content };
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        id: '1',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
      }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
after(() => server.close());

const ask = (status: number, content: string) => {
  answer = { status, content };
  return writeWithModel(
    { url, key: 'k', model: 'm', timeoutMs: 5_000, attempts: 1 },
    INPUT,
    composed,
    new AbortController().signal,
  );
};

test('takes the page that the model wrote, between our header and footer', async () => {
  const page = await ask(200, JSON.stringify(written));
  assert.deepEqual(
    page.sections.map((part) => part.kind),
    ['header', 'hero', 'steps', 'testimonials', 'footer'],
  );
});

test('takes a page out of fences and chatter', async () => {
  const page = await ask(200, `Here you are:\n\`\`\`json\n${JSON.stringify(written)}\n\`\`\`\nEnjoy!`);
  assert.match(JSON.stringify(page), /Written by the model/);
});

test('leaves out sections that break the schema, and marks every quote as a placeholder', () => {
  const page = salvagePage(
    {
      ...written,
      sections: [
        ...written.sections,
        { kind: 'cta', variant: 'band', title: 'x', actions: [{ label: 'a', href: 'javascript:alert(1)' }] },
        { kind: 'nonsense' },
      ],
    },
    composed,
  );
  assert.doesNotMatch(JSON.stringify(page), /javascript|nonsense/);
  const quotes = page?.sections.find((part) => part.kind === 'testimonials');
  assert.ok(quotes?.kind === 'testimonials' && quotes.items.every((item) => item.placeholder));
});

for (const [what, status, content] of [
  ['is refused', 401, ''],
  ['is rate-limited', 429, ''],
  ['fails', 500, ''],
  ['answers prose', 200, 'I would rather not.'],
  ['answers an empty page', 200, '{"sections":[]}'],
  ['answers half a page', 200, JSON.stringify(written).slice(0, 80)],
] as const) {
  test(`throws where the model ${what}, so that the queue tries again`, async () => {
    await assert.rejects(ask(status, content));
  });
}
