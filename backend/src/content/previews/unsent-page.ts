import { html } from '@landfall/page/sections/html';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { previewTexts } from './texts.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fafafa;color:#18181b;font:1.05rem/1.6 system-ui,sans-serif}main{box-sizing:border-box;width:100%;padding:32px 20px;max-width:36em}h1{font-size:1.5rem;line-height:1.3;letter-spacing:-.02em;margin:0 0 10px}p{margin:0 0 20px;color:#52525b}label{display:grid;gap:6px;font-size:.95rem;font-weight:600}textarea{box-sizing:border-box;width:100%;min-height:180px;padding:12px;border:1px solid #71717a;border-radius:10px;background:#fff;color:inherit;font:inherit;font-weight:400}@media(prefers-color-scheme:dark){body{background:#18181b;color:#fafafa}p{color:#a1a1aa}textarea{background:#27272a}}';

/** Says why a comment was not taken where there is no preview to say it on, and gives its text back. */
export const unsentPage = (said: { title: string; why: string; text: string; language: SpokenLanguage }): string =>
  html`<!doctype html>
<html lang="${said.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${said.title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${said.title}</h1>${said.why && html`<p>${said.why}</p>`}<label>${previewTexts(said.language).yourText}<textarea readonly>
${said.text}</textarea></label></main></body>
</html>
`.markup;
