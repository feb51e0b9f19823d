import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { hasNginx } from '../../tools/nginx.ts';
import { newAccount, newProject } from '../../tools/product/accounts.ts';
import { type ProductSettings, portOf } from '../../tools/product/index.ts';
import { inRoot } from '../../tools/root.ts';
import { nginxPorts, withNginx } from '../support/nginx.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test, withProduct } from '../support/test.ts';

/** What an image must say as the embedded servers do. */
const COMPARED = [
  'cache-control',
  'content-type',
  'content-encoding',
  'content-security-policy',
  'x-frame-options',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'access-control-allow-origin',
];

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Answer {
  status: number | undefined;
  headers: Record<string, string | undefined>;
  etag: string | undefined;
}

/** Asks for a path exactly as it is written. */
const ask = (port: number, path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    request({ hostname: 'localhost', port, path, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      response.resume();
      const { headers: all, statusCode } = response;
      const compared = COMPARED.map((name) => [name, all[name]?.toString().toLowerCase()]);
      resolve({ status: statusCode, headers: Object.fromEntries(compared), etag: all.etag });
    })
      .once('error', reject)
      .end();
  });

/** The same answers, but for the ports that stand in the policy and for names of one media type. */
const tidy = ({ status, headers }: Answer, settings: ProductSettings) => {
  let text = JSON.stringify(headers);
  for (const [name, port] of Object.entries(settings.ports)) text = text.replaceAll(`:${port}`, `:${name}`);
  text = text.replaceAll('application/javascript', 'text/javascript').replaceAll(/;\s*charset=utf-8/g, '');
  return { status, headers: JSON.parse(text) };
};

const hashed = async (folder: string, name: RegExp) => {
  const found = (await readdir(inRoot(folder))).find((file) => name.test(file));
  if (!found) throw new Error(`${folder} holds no ${name}`);
  return `/${found}`;
};

test('the images serve what the embedded servers serve, and every screen works on them', async ({ page }) => {
  test.skip(!hasNginx(), 'nginx is not installed, and cannot be here');
  const ports = await nginxPorts();
  const checkout = `http://localhost:${ports['mfe-checkout']}`;
  await withProduct(
    (settings) => ({ ...settings, backendEnv: { ALLOWED_ORIGINS: checkout, LOG_LEVEL: 'warn' } }),
    async (product) => {
      const own = { ...product.settings, ports: { ...product.settings.ports, ...ports } };
      await withNginx(own, async (origin) => {
        const paths: [string, string][] = [
          ['host', '/'],
          ['host', '/dashboard/pages?page=2'],
          ['host', '/config.json'],
          ['host', await hashed('host/dist', /^main\.\w+\.js$/)],
          ['host', await hashed('host/dist', /\.woff2$/)],
          ['mfe-pages', '/mf-manifest.json'],
          ['mfe-pages', '/remoteEntry.js'],
          ['mfe-pages', await hashed('mfe-pages/dist', /^__federation_expose_routes\.\w+\.js$/)],
          ['mfe-checkout', '/'],
          ['mfe-checkout', '/store/ltd?plan=pro'],
          ['mfe-checkout', '/config.json'],
          ['mfe-checkout', '/mf-manifest.json'],
        ];
        for (const [area, path] of paths) {
          const [wanted, found] = [await ask(portOf(product.settings, area), path), await ask(portOf(own, area), path)];
          expect(tidy(found, own), `${area}${path}`).toEqual(tidy(wanted, product.settings));
          expect(found.status, `${area}${path}`).toBe(200);
          if (found.etag) {
            const again = await ask(portOf(own, area), path, { 'if-none-match': found.etag });
            expect(again.status, `${area}${path} once more`).toBe(304);
          }
        }
        for (const area of ['host', 'mfe-checkout'])
          for (const one of [product.settings, own]) {
            const { headers } = await ask(portOf(one, area), '/config.json', { 'accept-encoding': 'gzip, br' });
            expect(headers['content-encoding'], area).toBe('gzip');
          }
        for (const [area, path] of [
          ['host', '/missing.0123456789.js'],
          ['host', '/.inputs'],
          ['host', '/script-hashes.txt'],
          ['host', '/v1//internal/domain-allowed'],
          ['host', '/v1/%69nternal/domain-allowed'],
          ['host', '/v1/INTERNAL/domain-allowed'],
          ['host', '/v1/x/../internal/domain-allowed'],
          ['mfe-pages', '/'],
          ['mfe-pages', '/dashboard'],
          ['mfe-checkout', '/dashboard'],
        ] as const) {
          const answer = await ask(portOf(own, area), path);
          expect(answer.status, `${area}${path}`).toBe(404);
          expect(answer.headers['cache-control'], `${area}${path}`).toBe('no-store');
        }

        const account = await newAccount(origin);
        await newProject(origin, account);
        // What the backend serves has endings, too.
        const body = new FormData();
        body.set('file', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png');
        const upload = { method: 'POST', headers: { accesstokenapp: account.token }, body };
        const stored = await (await fetch(`${origin}/v1/editor/other/upload`, upload)).json();
        const { path_parent, path_child } = stored.data ?? stored;
        const file = await fetch(`${origin}/v1/files/${path_parent}/${path_child}`);
        expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
        await signIn(page, origin, account);
        for (const address of ['', '/pages', '/files', '/settings', '/settings/domain', '/account', '/billing']) {
          await page.goto(`${origin}/dashboard${address}`);
          await expect(page.getByRole('main').getByRole('heading').first(), address).toBeVisible();
          await expect(page.getByText('could not be loaded'), address).toHaveCount(0);
        }
        await page.goto(`${checkout}/store/ltd`);
        await expect(page.getByRole('radio').first()).toBeVisible();

        product.backend.kill();
        await expect
          .poll(async () => {
            const answer = await fetch(`${origin}/v1/api/public/other/pricing`);
            return answer.status === 503 ? ((await answer.json()) as { code: string }).code : answer.status;
          })
          .toBe('unavailable');
      });
    },
  );
});
