import { rm } from 'node:fs/promises';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { auditPage } from '../bench/audit-page.ts';
import { auditedBriefs } from '../bench/audited-briefs.ts';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { newAccount, newPage, newProject } from '../product/accounts.ts';
import { freePorts, freeSettings, startProduct } from '../product/index.ts';

const RETRY_MS = 200;
const DEADLINE_MS = 60_000;

/** Status of a page of a site. Node.js asks a name server even for names below localhost; browsers do not. */
function statusOf(url: string): Promise<number> {
  const { host, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).on('error', reject);
  });
}

/** Resolves when a page that is generated answers. */
async function online(url: string): Promise<string> {
  for (let waited = 0; waited < DEADLINE_MS; waited += RETRY_MS) {
    if ((await statusOf(url)) === 200) return url;
    await pause(RETRY_MS);
  }
  throw new Error(`${url} is not online after ${DEADLINE_MS} ms`);
}

/** `npm run bench:lighthouse`: what Lighthouse says of every template and of ten generated pages, as a phone sees them. */
export async function run(args: string[]): Promise<void> {
  const settings = await freeSettings();
  const product = await startProduct({ ...settings, backendEnv: { LOG_LEVEL: 'error' } });
  const [port = 0] = await freePorts(1);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const account = await newAccount(product.origin);
    const project = await newProject(product.origin, account);
    const answer = await fetch(`${product.origin}/v1/api/template`, { headers: { accesstokenapp: account.token } });
    const { data: templates } = (await answer.json()) as { data: { template_id: string }[] };
    const wanted = [
      ...templates.map(({ template_id: template }) => ({ title: template, template })),
      ...auditedBriefs.map((text, index) => ({ title: `Brief ${index + 1}`, description_ai: text })),
    ].filter(({ title }) => args.length === 0 || args.includes(title));
    const rows = [];
    for (const [index, page] of wanted.entries()) {
      const { url } = await newPage(product.origin, account, project, { ...page, slug: `/audit-${index}` });
      const { scores, failed } = await auditPage(await online(url), port);
      rows.push({ page: page.title, ...scores, failed: failed.join('; ') });
    }
    console.table(rows);
  } finally {
    await browser.close();
    await product.stop();
    await rm(settings.dataDir, { recursive: true, force: true });
  }
}
