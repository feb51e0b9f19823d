import { arch, cpus, platform } from 'node:os';
import autocannon from 'autocannon';
import { processorTimeOf } from './processor.ts';

const CONNECTIONS = 20;
const SECONDS = 6;
const WARM_UP = 2;

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failures: number;
  /** Microseconds of the processor that the server took for each, NaN where nobody looked. */
  processorUs: number;
}

/** Asks for one address as often as it is answered, after a warm-up. `times` are seconds, `pids` those of the server. */
export async function measure(
  url: string,
  headers: Record<string, string> = {},
  times = { warmUp: WARM_UP, measured: SECONDS },
  pids: readonly (number | undefined)[] = [],
): Promise<Figures> {
  const options = { url, connections: CONNECTIONS, headers };
  await autocannon({ ...options, duration: times.warmUp });
  const before = processorTimeOf(pids);
  const result = await autocannon({ ...options, duration: times.measured });
  const took = processorTimeOf(pids) - before;
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
    processorUs: Math.round((took * 1000) / result.requests.total),
  };
}

/** Prints what was measured; the process fails where a request did. */
export function report(rows: readonly [string, Figures][]): void {
  console.log(
    `\n${cpus().length} x ${cpus()[0]?.model.trim()}, ${platform()} ${arch()}, Node.js ${process.version}; ` +
      `${CONNECTIONS} connections, ${SECONDS} s each, the load on the same machine\n`,
  );
  console.table(
    Object.fromEntries(
      rows.map(([what, { perSecond, p50, p99, failures, processorUs }]) => [
        what,
        {
          ...{ 'requests/s': perSecond, 'p50 ms': p50, 'p99 ms': p99, failed: failures },
          ...(!Number.isNaN(processorUs) && { 'processor µs': processorUs }),
        },
      ]),
    ),
  );
  if (rows.some(([, { failures }]) => failures > 0)) process.exitCode = 1;
}
