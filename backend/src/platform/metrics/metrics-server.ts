import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Context } from '../context.ts';
import type { OpenDatabase } from '../db/client.ts';
import { awayParts, PARTS } from '../health/parts.ts';

/** Milliseconds that the queue has to tell its depth: whoever reads is not to wait for a database that does not answer. */
const PATIENCE = 2_000;

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
  let asked: ReturnType<Context['jobs']['depth']> | undefined;
  /** Both gauges below are read at the same time. While the database is away nobody knows; landfall_part_up says so. */
  const depth = () => {
    asked ??= Promise.race([context.jobs.depth(), pause(PATIENCE, [], { ref: false })])
      .catch(() => [])
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
  new Gauge({
    name: 'landfall_jobs',
    help: 'Jobs in the queue by state: due, later (its time has not come), running, failed (given up in the last day).',
    labelNames: ['job', 'state'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { job, state, count } of await depth()) this.set({ job, state }, count);
    },
  });
  new Gauge({
    name: 'landfall_job_wait_seconds',
    help: 'How long the oldest due job has waited, those aside whose group has one that runs.',
    labelNames: ['job'] as const,
    registers,
    async collect() {
      this.reset();
      for (const { job, state, waited } of await depth()) if (state === 'due') this.set({ job }, Math.max(0, waited));
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
