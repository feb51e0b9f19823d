import { html } from '@landfall/page/sections/html';

interface Extras {
  /** Of the texts; English by default. */
  language?: string;
  /** Under the sentence, in this order. */
  links?: readonly { href: string; label: string }[];
}

/** A page with a title and a sentence, for what cannot be shown: no script, no outside request. */
export const plainPage = (title: string, message: string, { language = 'en', links = [] }: Extras = {}): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fafafa;color:#18181b;font:1.05rem/1.6 system-ui,sans-serif}main{padding:32px;max-width:32em;text-align:center}h1{font-size:1.6rem;letter-spacing:-.02em;margin:0 0 10px}p{margin:0;color:#52525b}a{display:inline-block;margin-top:18px;color:inherit}@media(prefers-color-scheme:dark){body{background:#18181b;color:#fafafa}p{color:#a1a1aa}}</style>
</head>
<body><main><h1>${title}</h1><p>${message}</p>${links.map(({ href, label }) => html`<div><a href="${href}">${label}</a></div>`)}</main></body>
</html>
`.markup;
