import fastify, { LogController } from 'fastify';
import { registerHealthRoutes } from './operations/health/routes.ts';
import type { Context } from './platform/context.ts';
import type { App } from './platform/http/app-type.ts';
import { leaveConnections } from './platform/http/leave-connections.ts';

/** What a process without the API answers at the API's port: whether it lives, and is ready for its role. */
export function buildHealthApp(context: Context): App {
  const app: App = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  leaveConnections(app, context.stopping);
  registerHealthRoutes(app, context);
  return app;
}
