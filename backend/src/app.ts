import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import fastify, { LogController } from 'fastify';
import { registerPasswordRoutes } from './auth/password-routes.ts';
import { registerAuthRoutes } from './auth/routes.ts';
import { registerSessionRoutes } from './auth/session-routes.ts';
import { secondFactorLimit } from './auth/two-factor.ts';
import { registerTwoFactorRoutes } from './auth/two-factor-routes.ts';
import { registerRedeemRoutes } from './billing/redeem-routes.ts';
import { registerBillingRoutes } from './billing/routes.ts';
import { registerBrandRoutes } from './brand/routes.ts';
import { registerClientErrorRoutes } from './client-errors/routes.ts';
import { guessLimit } from './codes/guess-limit.ts';
import type { Context } from './context.ts';
import { registerDocs } from './docs/docs.ts';
import { registerDomainChangeRoutes } from './domains/change-routes.ts';
import { registerInternalRoutes } from './domains/internal-routes.ts';
import { registerDomainRoutes } from './domains/routes.ts';
import { registerEditorRoutes } from './editor/routes.ts';
import { registerExportRoutes } from './export/routes.ts';
import { registerFileRoutes } from './files/routes.ts';
import { registerHealthRoutes } from './health/routes.ts';
import { registerAccounts } from './http/account.ts';
import type { App } from './http/app-type.ts';
import { drainRefusedBodies } from './http/drain-refused.ts';
import { answerError, answerNotFound } from './http/error-handler.ts';
import { FailureLimit } from './http/failure-limit.ts';
import { registerJsonBody } from './http/json-body.ts';
import { registerLanguages } from './http/language.ts';
import { leaveConnections } from './http/leave-connections.ts';
import { registerRequestCause } from './http/request-cause.ts';
import { registerRevalidation } from './http/revalidation.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { Throttle } from './http/throttle.ts';
import { validatorCompiler } from './http/validator.ts';
import { registerLeadRoutes } from './leads/routes.ts';
import { registerFactsRoutes } from './pages/facts-routes.ts';
import { registerPageRoutes } from './pages/routes.ts';
import { registerVersionRoutes } from './pages/version-routes.ts';
import { registerPageWriteRoutes } from './pages/write-routes.ts';
import { registerWritingRoutes } from './pages/writing-routes.ts';
import { registerPaymentRoutes } from './payments/routes.ts';
import { registerPictureRoutes } from './pictures/routes.ts';
import { registerPlanRoutes } from './plans/routes.ts';
import { registerProjectRoutes } from './projects/routes.ts';
import { registerSeoRoutes } from './seo/routes.ts';
import { registerPublicFileRoutes } from './storage/public-files.ts';
import { registerTemplateRoutes } from './templates/routes.ts';
import { registerAvatarRoutes } from './users/avatar-routes.ts';
import { registerConfirmRoutes } from './users/confirm-routes.ts';
import { registerUserDataRoutes } from './users/data-routes.ts';
import { registerUserRoutes } from './users/routes.ts';

/** The API as a Fastify application, not yet listening. */
export async function buildApp(context: Context): Promise<App> {
  const app: App = fastify({
    loggerInstance: context.log,
    // One line a request is written below.
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    trustProxy: context.config.trustedProxies.length > 0 ? context.config.trustedProxies : false,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What was taken in is answered, also while closing.
    return503OnClosing: false,
    // An address that cannot be decoded never reaches the error handler.
    frameworkErrors: answerError,
  });

  app.setValidatorCompiler(validatorCompiler);
  // Answers are made by our own code from our own types; checking them again would cost and change nothing.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  app.removeContentTypeParser('text/plain');
  registerJsonBody(app);

  registerRequestCause(app);
  registerSecurityHeaders(app, context.config);
  await registerRevalidation(app);
  leaveConnections(app, context.stopping);
  drainRefusedBodies(app);
  registerLanguages(app);
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const path = request.url.split('?', 1)[0];
    const ms = Math.round(reply.elapsedTime);
    context.metrics.answered(method, request.routeOptions.url, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info({ method, path, status: reply.statusCode, ms }, 'Answered');
    done();
  });

  if (context.config.allowedOrigins.length > 0) {
    await app.register(cors, {
      origin: context.config.allowedOrigins,
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['retry-after', 'x-request-id'],
      maxAge: 3600,
    });
  }
  await registerDocs(app);
  registerAccounts(app, context);

  registerHealthRoutes(app, context);
  registerClientErrorRoutes(app);
  const limits = {
    password: new FailureLimit(10, 15 * 60),
    secondFactor: secondFactorLimit(),
    code: guessLimit(),
    confirmations: new Throttle(10, 60 * 60),
  };
  registerAuthRoutes(app, context, limits);
  registerTwoFactorRoutes(app, context, limits);
  registerPasswordRoutes(app, context);
  registerSessionRoutes(app, context);
  registerUserRoutes(app, context, limits);
  registerConfirmRoutes(app, context, limits);
  registerUserDataRoutes(app, context, limits);
  registerAvatarRoutes(app, context);
  registerPlanRoutes(app, context);
  registerProjectRoutes(app, context);
  registerSeoRoutes(app, context);
  registerBrandRoutes(app, context);
  registerPictureRoutes(app, context);
  registerDomainRoutes(app, context);
  registerDomainChangeRoutes(app, context);
  registerInternalRoutes(app, context);
  registerPageRoutes(app, context);
  registerPageWriteRoutes(app, context);
  registerFactsRoutes(app, context);
  registerVersionRoutes(app, context);
  registerWritingRoutes(app, context);
  registerLeadRoutes(app, context);
  registerExportRoutes(app, context);
  registerTemplateRoutes(app);
  registerEditorRoutes(app, context);
  registerFileRoutes(app, context);
  registerPaymentRoutes(app, context);
  registerBillingRoutes(app, context);
  registerRedeemRoutes(app, context, limits);
  registerPublicFileRoutes(app, context);
  return app;
}
