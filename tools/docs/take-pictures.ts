import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts';
import { newAccount, newPage, newProject } from '../product/accounts.ts';
import { freeSettings, type Product, startProduct } from '../product/index.ts';

const SIZE = { width: 1280, height: 760 };

/** What the pages in the pictures are written from. */
const DESCRIPTIONS = [
  {
    title: 'Sunrise Bakery',
    slug: '/',
    description_ai:
      'Sunrise Bakery bakes sourdough and pastries in Bristol. Sourdough loaf £4.50, rye loaf £4.20, cinnamon bun £2.80. Open Tuesday to Saturday, 7:00 to 14:00, 12 North Street. Order by phone: 0117 496 0123.',
  },
  {
    title: 'Bread for a party',
    slug: '/party',
    description_ai:
      'Bread and cakes for parties of 10 to 80 guests. Order three days ahead. Buffet bread £1.90 a person, birthday cake from £38. We deliver within Bristol.',
  },
  {
    title: 'Learn to bake',
    slug: '/course',
    description_ai:
      'A sourdough course for beginners on Saturday mornings, 9:00 to 13:00, eight places, £65 with apron and starter. Led by Ana Reyes, baker since 2009.',
  },
];

const TRIES = 100;

/** Resolves once a page is written and online. @throws Error where that takes too long */
async function written(origin: string, token: string, address: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const response = await fetch(origin + address, { headers: { accesstokenapp: token } });
    const { data } = (await response.json()) as { data: { status: string } };
    if (data.status === 'active') return;
    await pause(300);
  }
  throw new Error(`${address} was not written in time.`);
}

interface Picture {
  name: string;
  path: string;
  /** Resolves once the screen is whole. */
  ready: (page: Page) => Promise<void>;
}

async function takePicture(browser: Browser, product: Product, token: string, picture: Picture, folder: string) {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce', locale: 'en' });
  try {
    await context.addCookies([{ name: 'access_token_app', value: token, url: product.origin }]);
    const page = await context.newPage();
    await page.goto(product.origin + picture.path);
    await picture.ready(page);
    await page.screenshot({ path: path.join(folder, `${picture.name}.png`) });
  } finally {
    await context.close();
  }
}

/** Every picture on the screen is drawn. */
const drawn = (page: Page) =>
  page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));

/**
 * Takes the documentation's pictures of the built product, with pages that it writes for them.
 * @param folder where they are written
 */
export async function takePictures(folder: string): Promise<void> {
  const product = await startProduct(await freeSettings());
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
    const account = await newAccount(product.origin);
    const project = await newProject(product.origin, account, 'Sunrise Bakery');
    const made: string[] = [];
    for (const page of DESCRIPTIONS) {
      const { page_id } = await newPage(product.origin, account, project, page);
      await written(product.origin, account.token, `/v1/api/project/${project.project_id}/page/${page_id}`);
      made.push(page_id);
    }
    const pictures: Picture[] = [
      {
        name: 'pages',
        path: '/dashboard/pages',
        ready: async (page) => {
          await page.getByRole('row').nth(DESCRIPTIONS.length).waitFor();
          await drawn(page);
        },
      },
      {
        name: 'editor',
        path: `/v1/editor/project/${project.project_id}/page/${made[0]}/edit`,
        ready: async (page) => {
          await page.frameLocator('iframe.gjs-frame').getByRole('heading', { level: 1 }).waitFor();
        },
      },
    ];
    for (const picture of pictures) await takePicture(browser, product, account.token, picture, folder);
  } finally {
    await browser?.close();
    await product.stop();
  }
}
