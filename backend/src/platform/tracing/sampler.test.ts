import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config.ts';
import { samplerOf } from './sampler.ts';

const spanId = 'b7ad6b7169203331';
const anyId = () => randomBytes(16).toString('hex');

function isRecorded(
  sampling: Pick<TracingConfig, 'sampler' | 'share'>,
  parent?: { traceFlags: number; isRemote: boolean },
  traceId = anyId(),
): boolean {
  const above = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceId, spanId }) : ROOT_CONTEXT;
  const { decision } = samplerOf(sampling, Buffer.alloc(32)).shouldSample(above, traceId, 'x', SpanKind.SERVER, {}, []);
  return decision === SamplingDecision.RECORD_AND_SAMPLED;
}

test('what a caller says of sampling decides nothing', () => {
  for (const traceFlags of [0, 1]) {
    assert.equal(isRecorded({ sampler: 'traceidratio', share: 0 }, { traceFlags, isRemote: true }), false);
    assert.equal(isRecorded({ sampler: 'always_on', share: 1 }, { traceFlags, isRemote: true }), true);
    assert.equal(isRecorded({ sampler: 'always_off', share: 1 }, { traceFlags, isRemote: true }), false);
  }
});

test('a caller who is to be believed can ask to be recorded, and leaves the choice to the server otherwise', () => {
  const sampling = { sampler: 'parentbased_traceidratio', share: 0 } as const;
  assert.equal(isRecorded(sampling, { traceFlags: 1, isRemote: true }), true);
  assert.equal(isRecorded(sampling, { traceFlags: 0, isRemote: true }), false);
  assert.equal(isRecorded({ ...sampling, share: 1 }, { traceFlags: 0, isRemote: true }), true);
});

test('within the backend everything follows the span above it', () => {
  for (const sampler of ['traceidratio', 'parentbased_traceidratio'] as const) {
    assert.equal(isRecorded({ sampler, share: 0 }, { traceFlags: 1, isRemote: false }), true);
    assert.equal(isRecorded({ sampler, share: 1 }, { traceFlags: 0, isRemote: false }), false);
  }
});

test('a share of the traces is recorded, and no choice of ids makes it more', () => {
  const sampling = { sampler: 'traceidratio', share: 0.25 } as const;
  const outside = { traceFlags: 1, isRemote: true };
  const shareOf = (ids: string[]) => ids.filter((id) => isRecorded(sampling, outside, id)).length / ids.length;
  const chosen = Array.from({ length: 1_000 }, (_, at) => at.toString(16).padStart(32, '0'));
  for (const ids of [chosen, Array.from({ length: 1_000 }, anyId)]) {
    const share = shareOf(ids);
    assert.ok(share > 0.15 && share < 0.35, `${share} are recorded`);
  }
});

test('all calls of one action are recorded, or none', () => {
  const sampling = { sampler: 'traceidratio', share: 0.5 } as const;
  const traceId = anyId();
  const answers = Array.from({ length: 5 }, () => isRecorded(sampling, { traceFlags: 0, isRemote: true }, traceId));
  assert.equal(new Set(answers).size, 1);
});
