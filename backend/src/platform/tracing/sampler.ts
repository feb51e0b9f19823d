import { createHmac } from 'node:crypto';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config.ts';

/**
 * Which traces are recorded. Within the backend a span follows the one above it. What a caller from outside says of sampling
 * counts only where a `parentbased_` sampler is asked for, and only as a wish to be recorded: the dashboard leaves the choice
 * to the server. `key` hides from callers which ids are chosen.
 */
export function samplerOf({ sampler, share }: Pick<TracingConfig, 'sampler' | 'share'>, key: Buffer): Sampler {
  const root = rootOf(sampler, share);
  const outside = ofHiddenIds(root, key);
  return new ParentBasedSampler({
    root,
    remoteParentSampled: sampler.startsWith('parentbased_') ? new AlwaysOnSampler() : outside,
    remoteParentNotSampled: outside,
  });
}

function rootOf(sampler: TracingConfig['sampler'], share: number): Sampler {
  if (sampler.endsWith('always_off')) return new AlwaysOffSampler();
  return sampler.endsWith('traceidratio') ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler();
}

/** Decides by ids that nobody outside can work out, so that nobody can choose one that is always recorded. */
const ofHiddenIds = (sampler: Sampler, key: Buffer): Sampler => ({
  shouldSample: (parent, traceId, ...rest) =>
    sampler.shouldSample(parent, createHmac('sha256', key).update(traceId).digest('hex').slice(0, 32), ...rest),
  toString: () => `OfHiddenIds{${sampler}}`,
});
