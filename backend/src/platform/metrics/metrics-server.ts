import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Context } from '../context.ts';
import type { OpenDatabase } from '../db/client.ts';
import { awayParts, PARTS } from '../health/parts.ts';

/** What is measured when somebody asks: the parts, the queue, the connections. */
function registerGauges(context: Context, connections: OpenDatabase['connections']): void {
  const registers = [context.metrics.registry];
  new Gauge({
    name: 'landfall_part_up',
    help: 'Whether a part that this process stands on answers: 1 or 0.',
    labelNames: ['part'] as const,
    registers,
    async collect() {
      const away = await awayParts(context, context.log);
      for (const part of PARTS) this.set({ part }, away.includes(part) ? 0 : 1);
    },
  });
  new Gauge({
    name: 'landfall_jobs',
    help: 'Jobs in the queue by state: due, later (its time has not come), running, failed (given up, kept a while).',
    labelNames: ['job', 'state'] as const,
    registers,
    async collect() {
      this.reset();
      // While the database is away nobody knows; landfall_part_up says so.
      for (const { job, state, count } of await context.jobs.depth().catch(() => [])) this.set({ job, state }, count);
    },
  });
  if (!connections) return;
  new Gauge({
    name: 'landfall_database_connections',
    help: 'Connections of the pool: busy, idle, and calls that wait for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}

/**
 * Serves `GET /metrics` on an address of its own, which no gateway passes on, and begins to measure the process.
 * @throws the server's errors, EADDRINUSE among them
 */
export async function startMetricsServer(
  context: Context,
  connections: OpenDatabase['connections'],
  address: { host: string; port: number },
): Promise<Server> {
  const { registry } = context.metrics;
  collectDefaultMetrics({ register: registry });
  registerGauges(context, connections);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      context.log.error({ err: error }, 'The metrics could not be read');
      response.writeHead(500).end();
    }
  });
  server.listen(address.port, address.host);
  await once(server, 'listening');
  return server;
}
