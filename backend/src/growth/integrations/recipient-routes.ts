import { html } from '@landfall/page/sections/html';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf, type SpokenLanguage } from '../../platform/http/language.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { RECIPIENT_PAGE, recipientOf } from './recipient-mail.ts';
import { answerRecipient } from './recipients.ts';

const WORDS = {
  en: {
    title: 'Leads by e-mail',
    ask: 'Do you want to get what visitors send through forms, by e-mail?',
    yes: 'Yes, send them to me',
    no: 'No, send me nothing',
    agreed: 'You will get the next ones. The link at the end of each mail stops them.',
    refused: 'You will get no such mail.',
    gone: 'This link is not complete, or nobody asks any more.',
  },
  es: {
    title: 'Contactos por correo',
    ask: '¿Quieres recibir por correo lo que los visitantes envían por formularios?',
    yes: 'Sí, envíamelos',
    no: 'No, no me envíes nada',
    agreed: 'Recibirás los próximos. El enlace al final de cada correo los detiene.',
    refused: 'No recibirás esos correos.',
    gone: 'Este enlace no está completo, o ya nadie lo pide.',
  },
} as const;

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fafafa;color:#18181b;font:1.05rem/1.6 system-ui,sans-serif}main{padding:32px;max-width:32em;text-align:center}h1{font-size:1.6rem;letter-spacing:-.02em;margin:0 0 10px}p{margin:0;color:#52525b}form{display:flex;gap:12px;justify-content:center;flex-wrap:wrap;margin-top:24px}button{font:inherit;padding:10px 18px;border-radius:10px;border:1px solid #71717a;background:none;color:inherit;cursor:pointer}button[value=yes]{background:#18181b;color:#fafafa;border-color:#18181b}@media(prefers-color-scheme:dark){body{background:#18181b;color:#fafafa}p{color:#a1a1aa}button[value=yes]{background:#fafafa;color:#18181b;border-color:#fafafa}}';

function page(language: SpokenLanguage, message: string, asks: boolean): string {
  const words = WORDS[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${words.title}</h1><p>${message}</p>${
    asks &&
    html`<form method="post"><button name="answer" value="yes">${words.yes}</button><button name="answer" value="no">${words.no}</button></form>`
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
      const known = recipientOf(context, request.query.token) !== undefined;
      reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' });
      reply.type('text/html; charset=utf-8').code(known ? 200 : 404);
      return page(language, known ? WORDS[language].ask : WORDS[language].gone, known);
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
      return page(language, WORDS[language][done ? (agrees ? 'agreed' : 'refused') : 'gone'], false);
    });
  });
}
