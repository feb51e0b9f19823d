import { LRUCache } from 'lru-cache';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { WritingReport } from '../db/writing-report.ts';

/** Seconds. From an answer out of memory to one that a person gives up on. */
const HTTP_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WAIT_BUCKETS = [0.001, 0.01, 0.1, 0.5, 1, 5, 15, 60];
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 30, 60, 120, 300];

/** Versions of areas whose errors are told apart: names come from browsers, and anybody may invent some. */
const AREA_VERSIONS = 60;

/** What names and versions are made of. Anything else was invented, and is counted together. */
const plainOr = (otherwise: string, name: string): string => (/^[\w.+-]+$/.test(name) ? name : otherwise);

export type JobOutcome = 'done' | 'retried' | 'given_up';

export interface WorkEvents {
  onWaited: (seconds: number) => void;
  onEnded: (outcome: string) => void;
}

/** What this process counts, in the words of Prometheus. Counting costs about a microsecond; reading is the server's. */
export interface Metrics {
  registry: Registry;
  /** An answer of the API. `route` is the pattern, never the address: those are without number. */
  answered: (method: string, route: string | undefined, status: number, seconds: number) => void;
  /** An answer of the published sites: out of memory, or by the application with a status. */
  siteAnswered: (from: 'memory' | 'application', status: number) => void;
  jobEnded: (job: string, outcome: JobOutcome, seconds: number) => void;
  /** Work that is done beside the serving thread: what the pool of this name tells of it. */
  workIn: (pool: string, waiting: () => number) => WorkEvents;
  /** An error that a browser met in a version of an area. Of too many names those that were not heard of for longest go. */
  clientError: (area: string, version: string) => void;
  /** A page that a model wrote. */
  pageWritten: (report: Pick<WritingReport, 'model' | 'inputTokens' | 'outputTokens' | 'cost'>) => void;
}

/** Instruments of their own registry, so that several applications can live in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const http = new Histogram({
    name: 'landfall_http_request_duration_seconds',
    help: 'Answers of the API by route pattern and status.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: HTTP_BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: 'landfall_job_duration_seconds',
    help: 'Runs of background jobs by outcome: done, retried (it failed and runs again) or given_up.',
    labelNames: ['job', 'outcome'] as const,
    buckets: JOB_BUCKETS,
    registers,
  });
  // A plain number on the way of every visit; the counter takes it over when somebody reads.
  let fromMemory = 0;
  const sites = new Counter({
    name: 'landfall_site_answers_total',
    help: 'Answers of published sites by where they came from and status.',
    labelNames: ['from', 'status'] as const,
    registers,
    collect() {
      this.inc({ from: 'memory', status: '200' }, fromMemory);
      fromMemory = 0;
    },
  });

  const waits = new Histogram({
    name: 'landfall_work_wait_seconds',
    help: 'How long work on customers content waited for a worker.',
    labelNames: ['pool'] as const,
    buckets: WAIT_BUCKETS,
    registers,
  });
  const work = new Counter({
    name: 'landfall_work_total',
    help: 'Work on customers content by how it ended.',
    labelNames: ['pool', 'outcome'] as const,
    registers,
  });
  const queues = new Map<string, () => number>();
  new Gauge({
    name: 'landfall_work_waiting',
    help: 'Work on customers content that waits for a worker.',
    labelNames: ['pool'] as const,
    registers,
    collect() {
      for (const [pool, length] of queues) this.set({ pool }, length());
    },
  });

  const clientErrors = new Counter({
    name: 'landfall_client_errors_total',
    help: 'Errors that browsers reported, by area and version.',
    labelNames: ['area', 'version'] as const,
    registers,
  });
  const areaVersions = new LRUCache<string, { area: string; version: string }>({
    max: AREA_VERSIONS,
    disposeAfter: (labels, _key, reason) => reason === 'evict' && clientErrors.remove(labels),
  });

  const tokens = new Counter({
    name: 'landfall_ai_tokens_total',
    help: 'Tokens of the model by direction, as its server counts them.',
    labelNames: ['model', 'direction'] as const,
    registers,
  });
  const cost = new Counter({
    name: 'landfall_ai_cost_total',
    help: 'What pages by the model cost, in the currency of AI_PRICE_INPUT and AI_PRICE_OUTPUT.',
    labelNames: ['model'] as const,
    registers,
  });

  return {
    registry,
    answered: (method, route = 'none', status, seconds) =>
      http.observe({ method, route, status: String(status) }, seconds),
    siteAnswered(from, status) {
      if (from === 'memory') fromMemory += 1;
      else sites.inc({ from, status: String(status) });
    },
    jobEnded: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    workIn(pool, length) {
      queues.set(pool, length);
      return {
        onWaited: (seconds) => waits.observe({ pool }, seconds),
        onEnded: (outcome) => work.inc({ pool, outcome }),
      };
    },
    clientError(area, version) {
      const labels = { area: plainOr('other', area), version: plainOr('other', version) };
      const key = JSON.stringify([labels.area, labels.version]);
      if (!areaVersions.get(key)) areaVersions.set(key, labels);
      clientErrors.inc(labels);
    },
    pageWritten({ model, inputTokens, outputTokens, cost: spent }) {
      tokens.inc({ model, direction: 'input' }, inputTokens);
      tokens.inc({ model, direction: 'output' }, outputTokens);
      cost.inc({ model }, spent);
    },
  };
}
