import { type Html, html, raw } from '@landfall/page/sections/html';
import { LANGUAGES } from '@landfall/shared/languages';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { GUIDES, type Guide, guideTexts } from './guide.ts';

/** Where the guides are, on the dashboard's origin. */
export const GUIDES_PATH = '/v1/guides';

const STYLE = raw(
  '<style>:root{color-scheme:light dark}body{margin:0;background:#f8f9fb;color:#16181f;font:1.0625rem/1.65 system-ui,sans-serif}main,header{max-width:44rem;margin:0 auto;padding:24px 20px}header,nav{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 16px}header{padding-bottom:0}h1{font-size:2rem;line-height:1.2;letter-spacing:-.02em;margin:0 0 8px}h2{font-size:1.2rem;margin:0 0 4px}p{margin:0 0 16px}ol{list-style:none;counter-reset:step;padding:0;margin:32px 0}li.step{counter-increment:step;position:relative;padding-left:52px;margin-bottom:28px}li.step::before{content:counter(step);position:absolute;left:0;top:0;width:34px;height:34px;border-radius:50%;background:#5a48e6;color:#fff;display:grid;place-items:center;font-weight:600}ul{list-style:none;padding:0;margin:28px 0;display:grid;gap:14px}ul a{display:block;padding:18px 20px;border:1px solid #d9dce3;border-radius:12px;background:#fff;text-decoration:none;color:inherit}ul a:hover{border-color:#5a48e6}ul p{margin:0}a{color:#4735d4}.soft{color:#545a69}@media(prefers-color-scheme:dark){body{background:#0b0d13;color:#f1f2f6}ul a{background:#14171f;border-color:#2a2f3c}a{color:#b0a6ff}.soft{color:#a9afbd}}</style>',
);

const addressOf = (language: SpokenLanguage, name = '') => `${GUIDES_PATH}${name && `/${name}`}?lang=${language}`;

function page(language: SpokenLanguage, title: string, name: string, content: Html): string {
  const others = LANGUAGES.filter((one) => one.language !== language).map(
    (one) =>
      html`<a href="${addressOf(one.language, name)}" lang="${one.language}" hreflang="${one.language}">${one.name}</a>`,
  );
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Landfall</title>
${STYLE}
</head>
<body>
<header><a href="${addressOf(language)}">${name ? guideTexts(language).allGuides : 'Landfall'}</a><nav>${others}</nav></header>
<main>${content}</main>
</body>
</html>
`.markup;
}

/** The list of all guides as a page: no script, no outside request. */
export function guideList(language: SpokenLanguage): string {
  const texts = guideTexts(language);
  const entries = GUIDES.map(
    ({ name, title, summary }) =>
      html`<li><a href="${addressOf(language, name)}"><h2>${texts[title]}</h2><p class="soft">${texts[summary]}</p></a></li>`,
  );
  const content = html`<h1>${texts.guides}</h1><p class="soft">${texts.guidesIntro}</p><ul>${entries}</ul>`;
  return page(language, texts.guides, '', content);
}

/** One guide as a page. */
export function guidePage(language: SpokenLanguage, { name, title, summary, steps }: Guide): string {
  const texts = guideTexts(language);
  const entries = steps.map(
    (step) => html`<li class="step"><h2>${texts[step.title]}</h2><p>${texts[step.text]}</p></li>`,
  );
  const content = html`<h1>${texts[title]}</h1><p class="soft">${texts[summary]}</p><ol>${entries}</ol>`;
  return page(language, texts[title], name, content);
}
