import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { readConfig } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { addressRules } from './address-rules.ts';
import { createOutbound, OutboundError } from './outbound.ts';

const strict = readConfig({});
const lenient = readConfig({ OUTBOUND_ALLOW: '127.0.0.1, ::1' });

const closers: (() => void)[] = [];
after(() => {
  for (const close of closers) close();
});

async function server(answer: RequestListener): Promise<{ port: number; asked: () => number }> {
  let asked = 0;
  const listening = createServer((request, reply) => {
    asked += 1;
    answer(request, reply);
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    listening.closeAllConnections();
    listening.close();
  });
  return { port: (listening.address() as AddressInfo).port, asked: () => asked };
}

const failing = (promise: Promise<unknown>) =>
  promise.then(
    () => 'it was answered',
    (error) => (error instanceof OutboundError ? error.message : String(error)),
  );

for (const address of [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '198.18.0.1',
  '192.0.0.192',
  '224.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'not-an-address',
]) {
  test(`does not reach ${address}`, () => assert.ok(addressRules(strict).refusal(address, 80)));
}

for (const address of ['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '::ffff:8.8.8.8']) {
  test(`reaches ${address}`, () => assert.equal(addressRules(strict).refusal(address, 80), null));
}

test('reaches the networks that the configuration names, and 0.0.0.0 is none of loopback', () => {
  const rules = addressRules(readConfig({ OUTBOUND_ALLOW: '127.0.0.0/8,::1,10.1.0.0/16' }));
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '10.1.2.3', '::ffff:10.1.2.3'])
    assert.equal(rules.refusal(address, 9999), null, address);
  for (const address of ['0.0.0.0', '10.2.0.1', '::2']) assert.ok(rules.refusal(address, 9999), address);
});

test('never reaches the ports that we listen at', () => {
  const rules = addressRules(
    readConfig({ OUTBOUND_ALLOW: '127.0.0.0/8', ADMIN_PORT: '4700', ADMIN_TOKEN: 'x'.repeat(32) }),
  );
  for (const port of [4000, 4080, 4700, 3000]) assert.match(String(rules.refusal('127.0.0.1', port)), /our own/);
  assert.equal(rules.refusal('127.0.0.1', 4999), null);
});

const named = (text: string, config = strict): string => {
  try {
    createOutbound(config).assertAddress(text);
    return '';
  } catch (error) {
    return error instanceof AppError && error.status === 422 ? (error.fields?.url?.[0] ?? '') : String(error);
  }
};

for (const text of [
  'http://127.0.0.1/',
  'http://8.8.8.8/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://127.0.0.1./',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://１２７.0.0.1/',
])
  test(`refuses the number ${text} in place of a name`, () => assert.match(named(text), /name in place of a number/));

test('refuses other schemes, credentials, and what leads back to us', () => {
  for (const text of ['ftp://example.com', 'file:///etc/passwd', 'gopher://example.com', 'nonsense'])
    assert.match(named(text), /https:\/\/ or http:\/\//);
  assert.match(named('https://ana:secret@example.com'), /user name or a password/);
  for (const text of ['http://localhost:3000/v1', 'http://shop.sites.localhost:4080/'])
    assert.match(named(text, lenient), /leads back to us/);
  assert.equal(named('https://example.com/hook'), '');
});

test('takes the number of an allowed network, in its plain form only', () => {
  assert.equal(named('http://127.0.0.1:9999/hook', lenient), '');
  assert.equal(named('http://[::1]:9999/hook', lenient), '');
  for (const text of [
    'http://2130706433:9999/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://127.0.0.2/',
    'http://0.0.0.0/',
  ])
    assert.match(named(text, lenient), /name in place of a number/, text);
});

test('sends what it is given and keeps the first two kilobytes of the answer', async () => {
  const received: string[] = [];
  const { port } = await server((request, reply) => {
    request.setEncoding('utf8').on('data', (text) => received.push(text));
    request.on('end', () => reply.writeHead(201).end(`${'é'.repeat(4_000)}\0`));
  });
  const { status, text } = await createOutbound(lenient).post(`http://localhost:${port}/`, 'Grüße', {});
  assert.deepEqual([status, received.join('')], [201, 'Grüße']);
  assert.equal(text, 'é'.repeat(1_024));
});

test('stops reading an answer without an end', async () => {
  const { port } = await server((_request, reply) => {
    const more = () => {
      while (!reply.destroyed && reply.write('x'.repeat(65_536)));
    };
    reply.on('drain', more);
    more();
  });
  assert.equal((await createOutbound(lenient).post(`http://localhost:${port}/`, '', {})).text.length, 2_048);
});

test('follows no redirect', async () => {
  const inside = await server((_request, reply) => reply.end('secret'));
  const { port } = await server((_request, reply) =>
    reply.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end(),
  );
  assert.equal((await createOutbound(lenient).post(`http://localhost:${port}/`, '', {})).status, 302);
  assert.equal(inside.asked(), 0);
});

test('looks at the addresses of a name each time, and refuses it if any of them is refused', async () => {
  const { port, asked } = await server((_request, reply) => reply.end('ok'));
  const answers = [['127.0.0.1'], ['127.0.0.2'], ['127.0.0.1', '10.0.0.1'], ['::ffff:169.254.169.254']];
  const resolve = async () =>
    (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const outbound = createOutbound(lenient, { resolve });
  const post = () => outbound.post(`http://hook.example.com:${port}/`, '', {});
  assert.equal((await post()).status, 200);
  for (let count = 0; count < 3; count += 1) assert.equal(await failing(post()), 'This address is not public.');
  assert.equal(await failing(post()), 'There is no such name.');
  assert.equal(asked(), 1);
});

test('reaches nothing on this machine unless it is allowed', async () => {
  const { port, asked } = await server((_request, reply) => reply.end('ok'));
  for (const host of ['localhost', 'a.localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::ffff:127.0.0.1]'])
    assert.equal(
      await failing(createOutbound(strict).post(`http://${host}:${port}/`, '', {})),
      'This address is not public.',
    );
  assert.equal(asked(), 0);
});

test('gives up on an answer that trickles, one that never comes, and a name that nobody answers for', {
  timeout: 10_000,
}, async () => {
  const trickle = await server((_request, reply) => {
    const timer = setInterval(() => reply.write('x'), 10);
    reply.on('close', () => clearInterval(timer));
  });
  const silent = await server(() => {});
  for (const { port } of [trickle, silent])
    assert.match(
      await failing(createOutbound(lenient, { deadline: 200 }).post(`http://localhost:${port}/`, '', {})),
      /within 0.2 seconds/,
    );
  const lost = createOutbound(lenient, { deadline: 200, resolve: () => new Promise(() => {}) });
  assert.match(await failing(lost.post('http://hook.example.com/', '', {})), /within 0.2 seconds/);
});

test('says in plain words why nobody answered', async () => {
  const closed = await server((request) => request.socket.destroy());
  assert.match(
    await failing(createOutbound(lenient).post(`http://localhost:${closed.port}/`, '', {})),
    /closed before an answer/,
  );
  assert.match(await failing(createOutbound(lenient).post('http://127.0.0.1:1/', '', {})), /refused/);
});
