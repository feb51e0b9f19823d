import { html } from '@landfall/page/sections/html';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { growthTexts } from '../texts.ts';
import { RECIPIENT_PAGE, recipientOf } from './recipient-mail.ts';
import { answerRecipient } from './recipients.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fafafa;color:#18181b;font:1.05rem/1.6 system-ui,sans-serif}main{padding:32px;max-width:32em;text-align:center}h1{font-size:1.6rem;letter-spacing:-.02em;margin:0 0 10px}p{margin:0;color:#52525b}form{display:flex;gap:12px;justify-content:center;flex-wrap:wrap;margin-top:24px}button{font:inherit;padding:10px 18px;border-radius:10px;border:1px solid #71717a;background:none;color:inherit;cursor:pointer}button[value=yes]{background:#18181b;color:#fafafa;border-color:#18181b}@media(prefers-color-scheme:dark){body{background:#18181b;color:#fafafa}p{color:#a1a1aa}button[value=yes]{background:#fafafa;color:#18181b;border-color:#fafafa}}';

function page(language: SpokenLanguage, message: string, asks: boolean): string {
  const { recipientTitle, recipientYes, recipientNo } = growthTexts(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${recipientTitle}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${recipientTitle}</h1><p>${message}</p>${
    asks &&
    html`<form method="post"><button name="answer" value="yes">${recipientYes}</button><button name="answer" value="no">${recipientNo}</button></form>`
  }</main></body>
</html>
`.markup;
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const query = v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(1000)), '') });
const answer = v.object({ answer: v.optional(v.string(), '') });

/**
 * The page that a mail to a foreign address leads to. Looking at it changes nothing: programs that look at links for
 * safety do that, too.
 */
export function registerRecipientRoutes(app: App, context: Context): void {
  const answers = new Throttle(30, 15 * 60);
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );

    scope.get(RECIPIENT_PAGE, { schema: { querystring: query, hide: true } }, async (request, reply) => {
      const language = languageOf(request);
      const { recipientAsk, recipientGone } = growthTexts(language);
      const known = recipientOf(context, request.query.token) !== undefined;
      reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' });
      reply.type('text/html; charset=utf-8').code(known ? 200 : 404);
      return page(language, known ? recipientAsk : recipientGone, known);
    });

    const schema = { querystring: query, body: answer, hide: true };
    scope.post(RECIPIENT_PAGE, { schema }, async (request, reply) => {
      answers.take(placeOf(request.ip));
      const language = languageOf(request);
      const id = recipientOf(context, request.query.token);
      const agrees = request.body.answer === 'yes';
      const done = id && (await answerRecipient(context.db, id, agrees));
      reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' });
      reply.type('text/html; charset=utf-8').code(done ? 200 : 404);
      const { recipientAgreed, recipientRefused, recipientGone } = growthTexts(language);
      return page(language, done ? (agrees ? recipientAgreed : recipientRefused) : recipientGone, false);
    });
  });
}
