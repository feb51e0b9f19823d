import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readCatalogue } from '../../tools/i18n/catalogue.ts';
import { changedTexts } from '../../tools/i18n/module-source.ts';
import { inRoot } from '../../tools/root.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHANGED = [...'áƀçđéƒğĥíĵķļɱñóþʠŕšťúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻḾÑÓÞɊŔŠŤÚṼŴẊÝŽ'];

/** English with an accent on each letter and each vowel twice: 40 % longer, and no letter as it was. */
export const pseudo = (text: string): string =>
  [...text]
    .map((letter) => {
      const changed = CHANGED[PLAIN.indexOf(letter)] ?? letter;
      return /[aeiou]/.test(letter) ? changed + changed : changed;
    })
    .join('');

/** The language whose pieces are answered with changed English ones. */
const STAND_IN = 'pt-BR';

const CHUNK = /globalThis\.(webpackChunk\w+).*?\.push\(\[\[("[^"]+")\],\{([^(]+)\(/;

/** The folder of the catalogue that a built piece is made of, by the federated name of its area and its own name. */
function folderOf(global: string, chunk: string): string {
  const area = global
    .replace('webpackChunk', '')
    .replace(/_page$/, '')
    .replaceAll('_', '-');
  const file = chunk.split(`_${STAND_IN}_po`)[0]?.replace(/^(?:_|-)+/, '') ?? '';
  const inShared = /shared_src_(.*)$/.exec(file);
  const folder = (inShared?.[1] ?? file.replace(/^src_/, '')).replace(/(?<!contract)_/g, '/');
  return inShared ? inRoot('shared/src', folder) : inRoot(area, 'src', folder);
}

/** The built pieces of the stand-in, by their files' names, with the changed texts in them. */
async function changedPieces(): Promise<Map<string, string>> {
  const pieces = new Map<string, string>();
  for await (const file of glob(`{host,mfe-*}/dist/**/*${STAND_IN}_po_texts.*.js`, { cwd: inRoot('.') })) {
    const [, global, chunk, id] = CHUNK.exec(await readFile(inRoot(file), 'utf8')) ?? [];
    if (!global || !chunk || !id) throw new Error(`${file} is not as webpack wrote it before.`);
    const texts = changedTexts(readCatalogue(folderOf(global, JSON.parse(chunk))), pseudo);
    const body = `(globalThis.${global}||=[]).push([[${chunk}],{${id}(_,e,r){r.r(e);r.d(e,["default",0,${texts}])}}]);`;
    pieces.set(path.basename(file), body);
  }
  return pieces;
}

/** Has every text that comes out of a catalogue say itself in a language that nobody speaks. */
export async function speakPseudo(page: Page): Promise<void> {
  const pieces = await changedPieces();
  await page.addInitScript((language) => localStorage.setItem('language', language), STAND_IN);
  // What the server says has catalogues of its own.
  await page.route('**/v1/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-language': 'en' } }).catch(() => {}),
  );
  await page.route(new RegExp(`${STAND_IN}_po_texts[^/]*\\.js$`), async (route) => {
    const body = pieces.get(path.basename(new URL(route.request().url()).pathname));
    const headers = { 'access-control-allow-origin': '*' };
    // A page that is left asks for nothing any more.
    await route.fulfill({ contentType: 'text/javascript', headers, body }).catch(() => {});
  });
}

/** What is shown or told to screen readers with letters of no catalogue; `known` are the words of the tests' own data. */
export function foreignTexts(page: Page, known: RegExp): Promise<string[]> {
  return page.evaluate(
    ([source, flags]) => {
      const told = new Set<string>();
      const add = (text: string | null) => {
        const left = (text ?? '')
          .replace(new RegExp(source ?? '', flags), ' ')
          .replace(/\S*(?:@|:\/\/|\.[a-z]{2,})\S*/g, ' ');
        if (/[a-z]{3}/i.test(left)) told.add((text ?? '').trim());
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        // What says that it is of another language is: the languages' own names.
        const isForeign = element?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
        if (isForeign || element?.matches('style, script')) continue;
        if (element?.checkVisibility()) add(node.textContent);
      }
      for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
        if (element.checkVisibility())
          for (const name of ['aria-label', 'placeholder', 'title', 'alt']) add(element.getAttribute(name));
      return [...told];
    },
    [known.source, known.flags] as const,
  );
}

/** What stands out of the window or of its button, where nothing can be scrolled to it. */
export function brokenLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) broken.push(`the page is ${scrollWidth} px wide`);
    const isHidden = (element: Element) => !element.checkVisibility() || element.closest('[aria-hidden=true]');
    for (const element of document.querySelectorAll('button, a, label, th, h1, h2, h3, [role=tab], [role=menuitem]')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (isHidden(element) || width < 2 || height < 2) continue;
      const name = `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 60)}”`;
      let scroller = element.parentElement;
      while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowX)) scroller = scroller.parentElement;
      if (!scroller && (right > innerWidth + 1 || left < -1)) broken.push(`${name} stands out of the window`);
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      if (isCut && element.matches('button, [role=tab]') && !(overflowX === 'hidden' && textOverflow === 'ellipsis'))
        broken.push(`${name} does not hold its text`);
    }
    return broken;
  });
}
