import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../backend/src/platform/config.ts';
import { openDatabase } from '../../backend/src/platform/db/client.ts';
import { findPostgres, NO_POSTGRES } from '../../backend/src/testing/postgres.ts';
import { freePorts } from '../../tools/product/index.ts';
import { causesIn, makeWell } from './causes.ts';
import { type Installation, startInstallation } from './installation.ts';
import { startPrometheus } from './prometheus.ts';

/** Seconds in which nothing may fire, and in which each has to. The longest `for` is an hour: a minute here. */
const QUIET = 20;
const PATIENCE = 120;

/** Returns what is wrong, a line each. */
async function watch(at: Installation): Promise<string[]> {
  for (const role of ['api', 'sites', 'worker'] as const) await at.start(role);
  const database = await openDatabase(readConfig({ DATABASE_URL: at.databaseUrl, SECRET_KEY: 'ab'.repeat(32) }));
  await makeWell(database);
  const folder = path.join(at.folder, 'prometheus');
  mkdirSync(folder);
  const [port = 0] = await freePorts(1);
  const targets = Object.values(at.processes).map(({ metricsPort }) => metricsPort);
  const { names, firing } = await startPrometheus(folder, port, targets);

  await pause(QUIET * 1000);
  const early = [...(await firing())];
  if (early.length > 0) return [`Nothing is wrong yet, and these fire: ${early.join(', ')}`];
  console.log(`Nothing fires while nothing is wrong (${QUIET} s).`);

  const seen = new Set<string>();
  let watching = true;
  const watcher = (async () => {
    while (watching) {
      for (const name of await firing().catch(() => [])) seen.add(name);
      await pause(500);
    }
  })();
  const untilSeen = async (wanted: readonly string[]) => {
    const deadline = Date.now() + PATIENCE * 1000;
    while (!wanted.every((name) => seen.has(name)) && Date.now() < deadline) await pause(300);
    return wanted.filter((name) => !seen.has(name));
  };
  const faults: string[] = [];
  const slow: { what: string; alerts: readonly string[] }[] = [];
  const causes = causesIn(at, database);
  for (const { what, alerts, happen } of causes) {
    const mend = await happen();
    // What lasts is waited for at the end, all together.
    if (!mend && alerts.every((name) => !['Down', 'JobsWait', 'JobsPileUp'].includes(name))) {
      slow.push({ what, alerts });
      continue;
    }
    const missing = await untilSeen(alerts);
    console.log(`${missing.length === 0 ? 'ok  ' : 'FAIL'} ${what}: ${alerts.join(', ')}`);
    if (missing.length > 0) faults.push(`${what}: ${missing.join(', ')} did not fire`);
    await mend?.();
  }
  for (const { what, alerts } of slow) {
    const missing = await untilSeen(alerts);
    console.log(`${missing.length === 0 ? 'ok  ' : 'FAIL'} ${what}: ${alerts.join(', ')}`);
    if (missing.length > 0) faults.push(`${what}: ${missing.join(', ')} did not fire`);
  }
  watching = false;
  await watcher;
  await database.close();
  const caused = new Set(causes.flatMap(({ alerts }) => alerts));
  const uncaused = names.filter((name) => !caused.has(name));
  return uncaused.length > 0 ? [...faults, `Nothing causes ${uncaused.join(', ')}`] : faults;
}

const binaries = findPostgres();
if (!binaries) throw new Error(NO_POSTGRES);
const installation = await startInstallation(binaries);
const faults = await watch(installation).finally(installation.end);
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exit(faults.length === 0 ? 0 : 1);
