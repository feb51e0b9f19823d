import { hasNginx } from '../../tools/nginx.ts';
import { portOf } from '../../tools/product/index.ts';
import { type AskCaddy, hasCaddy, withCaddy } from '../support/caddy.ts';
import { nginxPorts, withNginx } from '../support/nginx.ts';
import { expect, test, withProduct } from '../support/test.ts';

const PASSWORD = 'Harbour-7-light';
const CODE = JSON.stringify({
  email: 'guest@example.com',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  code: 'AAAA-BBBB-CCCC-DDDD',
  terms: true,
});

/** Tries a purchase code that nobody has. */
const guess = (ask: AskCaddy, from: string, headers: Record<string, string> = {}) =>
  ask({
    method: 'POST',
    path: '/v1/api/register',
    from,
    headers: { 'content-type': 'application/json', ...headers },
    body: CODE,
  });

/** Guesses until no more are taken; at most so often. */
async function guessUntilStopped(ask: AskCaddy, from: string, headers: (turn: number) => Record<string, string>) {
  for (let turn = 0; turn < 40; turn += 1) if ((await guess(ask, from, headers(turn))) === 429) return turn;
  return 40;
}

async function eachVisitorCountsAlone(ask: AskCaddy): Promise<void> {
  const stopped = await guessUntilStopped(ask, '127.0.0.2', (turn) => ({
    'x-forwarded-for': `6.6.6.${turn}`,
    'x-real-ip': `6.6.6.${turn}`,
    forwarded: `for=6.6.6.${turn}`,
  }));
  expect(stopped, 'guesses under made-up addresses').toBeLessThan(40);
  expect(await guess(ask, '127.0.0.3'), 'another visitor').toBe(422);
  expect(await guess(ask, '127.0.0.3', { 'x-forwarded-for': '127.0.0.2' }), 'who claims to be the first').toBe(422);
  expect(await guess(ask, '127.0.0.2', { 'x-forwarded-for': '127.0.0.3' }), 'the first, as another').toBe(429);
}

test.describe('with a proxy for certificates in front', () => {
  test.skip(!hasCaddy(), 'Caddy is not installed, and cannot be here');

  test('each visitor counts alone, whatever addresses they make up', async () => {
    await withProduct(
      (settings) => ({ ...settings, trustedProxies: ['127.0.0.1'], backendEnv: { LOG_LEVEL: 'warn' } }),
      async ({ settings }) => {
        await withCaddy(portOf(settings, 'host'), eachVisitorCountsAlone);
      },
    );
  });

  test('and so behind the nginx of the images', async () => {
    test.skip(!hasNginx(), 'nginx is not installed, and cannot be here');
    const ports = await nginxPorts();
    await withProduct(
      (settings) => ({ ...settings, trustedProxies: ['127.0.0.1'], backendEnv: { LOG_LEVEL: 'warn' } }),
      async ({ settings }) => {
        const own = { ...settings, ports: { ...settings.ports, ...ports } };
        await withNginx(own, () => withCaddy(portOf(own, 'host'), eachVisitorCountsAlone), ['host']);
      },
    );
  });
});

test('without a proxy in front nobody is believed', async () => {
  await withProduct(
    (settings) => ({ ...settings, backendEnv: { LOG_LEVEL: 'warn' } }),
    async ({ origin }) => {
      const statuses: number[] = [];
      for (let turn = 0; turn < 25; turn += 1) {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': `6.6.6.${turn}` };
        const { status } = await fetch(`${origin}/v1/api/register`, { method: 'POST', headers, body: CODE });
        statuses.push(status);
      }
      expect(statuses.at(0)).toBe(422);
      expect(statuses.at(-1)).toBe(429);
    },
  );
});
