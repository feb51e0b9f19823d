import { randomUUID } from 'node:crypto';
import fastify, { LogController } from 'fastify';
import { registerRedeemRoutes } from './commerce/billing/redeem-routes.ts';
import { registerBillingRoutes } from './commerce/billing/routes.ts';
import { guessLimit } from './commerce/codes/guess-limit.ts';
import { registerPaymentRoutes } from './commerce/payments/routes.ts';
import { registerPlanRoutes } from './commerce/plans/routes.ts';
import { registerRegistrationRoutes } from './commerce/registration/routes.ts';
import { registerBrandRoutes } from './content/brand/routes.ts';
import { registerDomainChangeRoutes } from './content/domains/change-routes.ts';
import { registerDomainRoutes } from './content/domains/routes.ts';
import { registerEditorRoutes } from './content/editor/routes.ts';
import { registerExportRoutes } from './content/export/routes.ts';
import { registerFileRoutes } from './content/files/routes.ts';
import { registerImportRoutes } from './content/import/routes.ts';
import { registerBulkPageRoutes } from './content/pages/bulk-routes.ts';
import { registerFactsRoutes } from './content/pages/facts-routes.ts';
import { registerRedirectRoutes } from './content/pages/redirect-routes.ts';
import { registerPageRoutes } from './content/pages/routes.ts';
import { registerScheduleRoutes } from './content/pages/schedule-routes.ts';
import { registerVersionRoutes } from './content/pages/version-routes.ts';
import { registerPageWriteRoutes } from './content/pages/write-routes.ts';
import { registerWritingRoutes } from './content/pages/writing-routes.ts';
import { registerPictureRoutes } from './content/pictures/routes.ts';
import { registerCommentRoutes } from './content/previews/comment-routes.ts';
import { registerReaderRoutes } from './content/previews/reader-routes.ts';
import { registerPreviewRoutes } from './content/previews/routes.ts';
import { registerProjectRoutes } from './content/projects/routes.ts';
import { registerSearchRoutes } from './content/search/routes.ts';
import { registerSeoRoutes } from './content/seo/routes.ts';
import { registerSharedSectionRoutes } from './content/shared-sections/routes.ts';
import { registerSiteTextRoutes } from './content/site-text/routes.ts';
import { registerTemplateRoutes } from './content/templates/routes.ts';
import { registerTrashRoutes } from './content/trash/routes.ts';
import { registerInternalRoutes } from './delivery/domains/internal-routes.ts';
import { registerExperimentRoutes } from './growth/experiments/routes.ts';
import { registerFormRoutes } from './growth/forms/routes.ts';
import { registerFunnelRoutes } from './growth/funnels/routes.ts';
import { registerIntegrationRoutes } from './growth/integrations/routes.ts';
import { restoreLead } from './growth/leads/delete-lead.ts';
import { registerLeadRoutes } from './growth/leads/routes.ts';
import { searchLeads } from './growth/leads/search-leads.ts';
import { registerMcpRoutes } from './growth/mcp/routes.ts';
import { registerNotificationRoutes } from './growth/notifications/routes.ts';
import { registerOverviewRoutes } from './growth/overview/routes.ts';
import { registerPixelRoutes } from './growth/pixels/routes.ts';
import { registerStatsRoutes } from './growth/stats/routes.ts';
import { registerWebhookRoutes } from './growth/webhooks/routes.ts';
import { accountIdOf, registerAccounts } from './identity/auth/account.ts';
import { registerPasswordRoutes } from './identity/auth/password-routes.ts';
import { createReauth } from './identity/auth/reauth.ts';
import { registerAuthRoutes } from './identity/auth/routes.ts';
import { registerSessionRoutes } from './identity/auth/session-routes.ts';
import { SignInLimits } from './identity/auth/sign-in-limits.ts';
import { secondFactorLimit } from './identity/auth/two-factor.ts';
import { registerTwoFactorRoutes } from './identity/auth/two-factor-routes.ts';
import { registerTokenRoutes } from './identity/tokens/routes.ts';
import { registerAvatarRoutes } from './identity/users/avatar-routes.ts';
import { registerConfirmRoutes } from './identity/users/confirm-routes.ts';
import { registerMailSettingsRoutes } from './identity/users/mail-settings-routes.ts';
import { registerUserRoutes } from './identity/users/routes.ts';
import { registerUserDataRoutes } from './operations/account-data/data-routes.ts';
import { registerDocs } from './operations/api-document/docs.ts';
import { registerClientErrorRoutes } from './operations/client-errors/routes.ts';
import { registerGuideRoutes } from './operations/guides/routes.ts';
import { registerHealthRoutes } from './operations/health/routes.ts';
import type { Context } from './platform/context.ts';
import { allowOrigins } from './platform/http/allow-origins.ts';
import type { App } from './platform/http/app-type.ts';
import { limitBodyTime } from './platform/http/body-deadline.ts';
import { drainRefusedBodies } from './platform/http/drain-refused.ts';
import { answerError, answerNotFound } from './platform/http/error-handler.ts';
import { registerJsonBody } from './platform/http/json-body.ts';
import { registerLanguages } from './platform/http/language.ts';
import { leaveConnections } from './platform/http/leave-connections.ts';
import { CONNECTIONS_CHECKING_INTERVAL, limitConnections } from './platform/http/limit-connections.ts';
import { registerRequestBudget } from './platform/http/request-budget.ts';
import { registerRequestCause } from './platform/http/request-cause.ts';
import { registerRevalidation } from './platform/http/revalidation.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { answerUnreadable } from './platform/http/unreadable-request.ts';
import { validatorCompiler } from './platform/http/validator.ts';
import { AttemptLimit } from './platform/limits/attempt-limit.ts';
import { registerFileReads, registerPublicFileRoutes } from './platform/storage/public-files.ts';

/** Without the query, and without the token of a preview link: whoever reads the log is not to use them. */
const pathToLog = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/^(\/v1\/preview\/).+/, '$1');

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
    http: { connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL },
    forceCloseConnections: 'idle',
    // What was taken in is answered, also while closing.
    return503OnClosing: false,
    // An address that cannot be decoded never reaches the error handler.
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable,
  });

  limitConnections(app.server, context.config);
  app.setValidatorCompiler(validatorCompiler);
  // Answers are made by our own code from our own types; checking them again would cost and change nothing.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  app.removeContentTypeParser('text/plain');
  registerJsonBody(app);

  context.tracing?.traceRequests(app, 'dashboard');
  registerRequestCause(app);
  registerSecurityHeaders(app, context.config);
  await registerRevalidation(app);
  leaveConnections(app, context.stopping);
  drainRefusedBodies(app);
  limitBodyTime(app, context.config.limits.bodyMs);
  registerLanguages(app);
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const path = pathToLog(request.url);
    const ms = Math.round(reply.elapsedTime);
    context.metrics.answered(method, request.routeOptions.url, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info({ method, path, status: reply.statusCode, ms }, 'Answered');
    done();
  });

  await allowOrigins(app, context.config);
  await registerDocs(app);
  registerAccounts(app, context);
  registerRequestBudget(app, context.config.limits.requestRate, accountIdOf);
  registerFileReads(app, context);

  registerHealthRoutes(app, context);
  registerClientErrorRoutes(app, context);
  registerGuideRoutes(app);
  const limits = {
    signIn: new SignInLimits(context),
    secondFactor: secondFactorLimit(context),
    confirmations: new AttemptLimit(context, 'confirmations', 10, 60 * 60),
  };
  const reauth = createReauth(context, limits);
  const codes = guessLimit(context);
  registerAuthRoutes(app, context, limits);
  registerRegistrationRoutes(app, context, codes);
  registerTwoFactorRoutes(app, context, limits, reauth);
  registerPasswordRoutes(app, context);
  registerSessionRoutes(app, context, reauth);
  registerTokenRoutes(app, context, reauth);
  registerMailSettingsRoutes(app, context);
  registerUserRoutes(app, context, limits.confirmations, reauth);
  registerConfirmRoutes(app, context, limits.confirmations);
  registerUserDataRoutes(app, context, reauth);
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
  registerBulkPageRoutes(app, context);
  registerFactsRoutes(app, context);
  registerVersionRoutes(app, context);
  registerScheduleRoutes(app, context);
  registerPreviewRoutes(app, context);
  registerReaderRoutes(app, context);
  registerCommentRoutes(app, context);
  registerRedirectRoutes(app, context);
  registerSharedSectionRoutes(app, context);
  registerSiteTextRoutes(app, context);
  registerImportRoutes(app, context);
  registerWritingRoutes(app, context);
  registerLeadRoutes(app, context);
  registerSearchRoutes(app, context, searchLeads);
  registerTrashRoutes(app, context, restoreLead);
  registerFormRoutes(app, context);
  registerOverviewRoutes(app, context);
  registerNotificationRoutes(app, context);
  registerStatsRoutes(app, context);
  registerWebhookRoutes(app, context);
  registerIntegrationRoutes(app, context);
  registerPixelRoutes(app, context);
  registerMcpRoutes(app, context);
  registerExperimentRoutes(app, context);
  registerFunnelRoutes(app, context);
  registerExportRoutes(app, context);
  registerTemplateRoutes(app, context);
  registerEditorRoutes(app, context);
  registerFileRoutes(app, context);
  registerPaymentRoutes(app, context);
  registerBillingRoutes(app, context);
  registerRedeemRoutes(app, context, codes);
  registerPublicFileRoutes(app, context);
  return app;
}
