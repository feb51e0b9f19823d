import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse, stringify } from 'yaml';
import { startChild } from '../../tools/child.ts';
import { inRoot } from '../../tools/root.ts';

interface Rule {
  alert: string;
  expr: string;
  for: string;
}

/** What spans of time are divided by: an hour is a minute. */
const FASTER = 60;
/** Seconds between two looks: while the database is silent one takes three. */
const EVERY = 4;
/** The shortest that a rate can be told from. */
const SHORTEST_RANGE = 4 * EVERY;

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

const shorter = (span: string, least: number): string =>
  span.replace(/^(\d+)([smh])$/, (_, count: string, unit: string) => {
    const seconds = Math.ceil((Number(count) * (SECONDS[unit] ?? 1)) / FASTER);
    return `${Math.max(seconds, least)}s`;
  });

/** The rules that are delivered, with their spans of time shortened and their thresholds as they are. */
function fastRules(): { names: string[]; text: string } {
  const file = parse(readFileSync(inRoot('tools/deploy/prometheus/alerts.yml'), 'utf8')) as {
    groups: { rules: Rule[] }[];
  };
  for (const rule of file.groups.flatMap(({ rules }) => rules)) {
    rule.for = shorter(rule.for, EVERY);
    rule.expr = rule.expr.replace(/\[(\d+[smh])\]/g, (_, span: string) => `[${shorter(span, SHORTEST_RANGE)}]`);
  }
  return { names: file.groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)), text: stringify(file) };
}

export interface Prometheus {
  /** Every rule that there is. */
  names: readonly string[];
  /** The alerts that fire now. */
  firing: () => Promise<Set<string>>;
}

/** Starts Prometheus, looking every few seconds, over the ports of metrics of these. It ends with this process. */
export async function startPrometheus(folder: string, port: number, targets: readonly number[]): Promise<Prometheus> {
  const { names, text } = fastRules();
  writeFileSync(path.join(folder, 'alerts.yml'), text);
  const config = {
    global: { scrape_interval: `${EVERY}s`, scrape_timeout: `${EVERY}s`, evaluation_interval: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: [
      { job_name: 'landfall', static_configs: [{ targets: targets.map((target) => `127.0.0.1:${target}`) }] },
    ],
  };
  writeFileSync(path.join(folder, 'prometheus.yml'), stringify(config));
  const address = `http://127.0.0.1:${port}`;
  startChild(
    'prometheus',
    [
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=data',
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const firing = async () => {
    const answer = await fetch(`${address}/api/v1/alerts`);
    const { data } = (await answer.json()) as { data: { alerts: { state: string; labels: { alertname: string } }[] } };
    return new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname));
  };
  for (let tries = 0; tries < 100 && !(await fetch(`${address}/-/ready`).catch(() => null))?.ok; tries += 1)
    await pause(200);
  return { names, firing };
}
