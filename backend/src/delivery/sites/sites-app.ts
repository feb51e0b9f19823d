import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { limitBodyTime } from '../../platform/http/body-deadline.ts';
import { drainRefusedBodies } from '../../platform/http/drain-refused.ts';
import { leaveConnections } from '../../platform/http/leave-connections.ts';
import { limitConnections } from '../../platform/http/limit-connections.ts';
import { registerRequestCause } from '../../platform/http/request-cause.ts';
import { toAppError } from '../../platform/http/to-app-error.ts';
import { answerUnreadable } from '../../platform/http/unreadable-request.ts';
import { registerFileReads } from '../../platform/storage/public-files.ts';
import { acceptedEncoding } from '../artefacts/encodings.ts';
import { CodedPages } from '../code/coded-pages.ts';
import { answerIn } from '../code/consent.ts';
import { CONFIRM_PATH } from '../forms/confirm-path.ts';
import { FILE_PARAMETER, FILE_PATH } from '../forms/file-path.ts';
import type { Sent } from '../forms/fill-form.ts';
import { sendBack } from '../forms/send-back.ts';
import type { Route } from '../routes/route.ts';
import type { WriteUnwritten } from '../routes/route-finder.ts';
import { answerConsent } from './answer-consent.ts';
import { answerPage } from './answer-page.ts';
import { notAllowed, notFound, send, sendPage } from './answers.ts';
import { SITE_ASSETS } from './asset-base.ts';
import { awayPage } from './away-page.ts';
import { cachingOf } from './caching.ts';
import { type Choice, type ExperimentCounter, VariantChooser } from './choose-variant.ts';
import { contentPolicy, POLICY_HEADER } from './content-policy.ts';
import { fastServer } from './fast-answer.ts';
import { sendOwnAsset } from './own-assets.ts';
import { plainPage } from './plain-page.ts';
import { type Published, publishedLookup, publishedPage } from './published.ts';
import { siteFileLookup } from './site-files.ts';
import { siteHost } from './site-host.ts';
import type { VisitCounter } from './visit-counter.ts';

const HEADERS = {
  [POLICY_HEADER]: contentPolicy({ formTargets: '', frameOrigins: '' }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** One plain path for every spelling: without query, without a slash at the end; null where it cannot be decoded or stored. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    // No text in the database holds this character.
    if (path.includes('\0')) return null;
    return path.replace(/(?<!\/)\/+$/, '') || '/';
  } catch {
    return null;
  }
}

const NOTHING = Buffer.alloc(0);

/** What a visitor did wrong, by its status; everything else is on our side. */
const REFUSALS: Record<number, [string, string]> = {
  400: ['This cannot be read', 'Please go back and try again.'],
  408: ['This took too long to arrive', 'Please go back and try again.'],
  413: ['This form is too long', 'Please go back and send less at once.'],
  415: ['This cannot be read', 'Please send the form with a browser.'],
};

/** A form on its way in. */
export interface Taking {
  page: Published;
  /** The document that the page's visitors get. */
  document: () => Promise<Buffer>;
  /** What was sent, once it is read: for whoever answers where it cannot be stored. */
  sent: Sent;
}

/** What takes in the forms that visitors send to published pages. */
export interface FormTaker {
  /** Larger bodies are refused before they are read. */
  maxBytes: number;
  take: (taking: Taking, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Answers the link by which somebody confirms that they sent a form; `token` is what it carries. */
  confirm: (token: string, reply: FastifyReply) => Promise<FastifyReply>;
  /** Answers with the file that a form delivers; `token` is what its link carries. */
  file: (token: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** The document of a page whose form has just delivered a file, with the way to it; null where the token is nobody's. */
  withFile: (token: string) => Promise<((document: string) => string) | null>;
}

/**
 * Published pages by Host and path, on an origin of their own: no scripts but their owner's (decision 041), and no cookies
 * but the letter of a variant and the answer to what is asked before those scripts.
 * What was deleted or switched off is gone at once (see route-memory.ts). `visits` counts what pages answer. `writeUnwritten` writes pages that were published
 * before there were artefacts.
 */
export async function sitesApp(
  context: Context,
  forms: FormTaker,
  writeUnwritten: WriteUnwritten,
  visits: VisitCounter,
  experiments: ExperimentCounter,
): Promise<FastifyInstance> {
  const published = await publishedLookup(context, writeUnwritten);
  const caching = cachingOf(context.config);
  const countVisit = (route: Route, request: IncomingMessage, choice: Choice | null = null) => {
    if (route.status !== 200) return;
    visits.count(route, request, choice?.letter);
    if (choice) experiments.count(choice, request.headers);
  };
  const answering = { codedPages: new CodedPages(context, published.document), caching, countVisit };
  const app = fastify({
    serverFactory: fastServer(published, HEADERS, caching, context.config, context.stopping, (route, request) => {
      context.metrics.siteAnswered('memory', 200);
      countVisit(route, request);
    }),
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: context.config.trustedProxies.length > 0 ? context.config.trustedProxies : false,
    frameworkErrors: (_error, _request, reply) => notFound(reply),
    clientErrorHandler: answerUnreadable,
  });
  app.addHook('onReady', published.warm);
  app.addHook('onClose', async () => {
    await published.close();
    await visits.close();
    await experiments.close();
  });
  const lookUpFile = siteFileLookup(context, published.watch);
  const { sitesDomain, sitesForwardedHost } = context.config;
  const siteOf = ({ host, headers }: FastifyRequest) =>
    siteHost(sitesForwardedHost ? host : (headers.host ?? ''), sitesDomain);
  registerFileReads(app, context);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  await app.register(multipart, { throwFileSizeLimit: false });

  context.tracing?.traceRequests(app, 'anybody');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (request.method === 'POST') reply.header('x-request-id', request.id);
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) return notAllowed(reply);
  });
  registerRequestCause(app);
  leaveConnections(app, context.stopping);
  drainRefusedBodies(app);
  limitConnections(app.server, context.config);
  limitBodyTime(app, context.config.limits.bodyMs);
  app.addHook('onResponse', (request, reply, done) => {
    context.metrics.siteAnswered('application', reply.statusCode);
    const ms = Math.round(reply.elapsedTime);
    const line = {
      method: request.method,
      host: request.host,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms,
    };
    // Visits are without number, and a cache or the memory answers most: only what visitors send is always worth a line.
    request.log[request.method === 'POST' ? 'info' : 'debug'](line, 'Site answered');
    done();
  });
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const status = error instanceof AppError ? error.status : (error.statusCode ?? 500);
    const refusal = REFUSALS[status];
    if (refusal) {
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(plainPage(...refusal));
    }
    request.log.error(
      { err: error, host: request.headers.host, path: pathOf(request.url) },
      'A published page could not be served',
    );
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
      .type('text/html; charset=utf-8')
      .send(awayPage(published.languageOf(siteOf(request), pathOf(request.url) ?? '/')));
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    exposeHeadRoute: false,
    async handler(request, reply) {
      const path = pathOf(request.url);
      if (path === null) return notFound(reply);
      if (path.startsWith(SITE_ASSETS) && sendOwnAsset(path.slice(SITE_ASSETS.length), reply)) return reply;
      const host = siteOf(request);
      const { token = '', [FILE_PARAMETER]: fileToken = '' } = request.query as Record<string, unknown>;
      if (path === CONFIRM_PATH) return forms.confirm(String(token), reply.header('cache-control', 'no-store'));
      if (path === FILE_PATH) return forms.file(String(token), request, reply);
      // No page's path has a dot.
      const file = path.includes('.') ? await lookUpFile(host, path) : null;
      const withFile = fileToken ? await forms.withFile(String(fileToken)) : null;
      const encoding = withFile ? 'identity' : acceptedEncoding(request.headers['accept-encoding']);
      if (file)
        return send(request, reply.headers(caching(file)), { ...file, encoding, body: file.encodings[encoding] });
      const chooser = new VariantChooser(request.headers, request.protocol === 'https', request.method === 'GET');
      const served = await published.find(host, path, encoding, chooser.pick);
      if (!served) return notFound(reply);
      return answerPage(answering, request, reply, { served, choice: chooser.choice, finish: withFile });
    },
  });

  app.post('/*', { bodyLimit: forms.maxBytes }, async (request, reply) => {
    const path = pathOf(request.url);
    const found = path === null ? null : await published.route(siteOf(request), path);
    if (!found) return notFound(reply);
    // A page that stood open while it was moved: what it sends follows it.
    if (found.location)
      return sendPage(request, reply.headers(caching(found)), { route: found, encoding: 'identity', body: NOTHING });
    const answer = answerIn(request.body);
    if (answer) return answerConsent(request, reply, found, answer);
    // Sent from what the sender's cookie keeps.
    const chooser = new VariantChooser(request.headers, request.protocol === 'https', false);
    const route = chooser.pick(found);
    if (!route.hasForm) return notAllowed(reply);
    const page = publishedPage(route, chooser.choice);
    reply.header(POLICY_HEADER, contentPolicy(route));
    const taking: Taking = { page, document: () => published.document(route), sent: [] };
    return forms.take(taking, request, reply).catch(async (error) => {
      if (toAppError(error).status < 500) throw error;
      request.log.error({ err: error, pageId: page.id }, 'A form could not be taken in');
      return sendBack(context, { ...taking, document: await taking.document() }, reply);
    });
  });
  return app;
}
