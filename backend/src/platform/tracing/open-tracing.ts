import type { Config } from '../config.ts';
import type { Tracing } from './tracing.ts';

/** Begins tracing where an exporter is configured; nothing of OpenTelemetry is loaded otherwise. */
export async function openTracing(config: Config, onProblem: (problem: string) => void): Promise<Tracing | undefined> {
  if (!config.tracing) return undefined;
  const { startTracing } = await import('./open-telemetry.ts');
  return startTracing(config, config.tracing, onProblem);
}
