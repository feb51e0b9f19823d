import type { ApiToken, Delivery, Webhook } from '@landfall/shared/contracts';

/** 14 November 2023, 22:13:20 UTC. */
const SOME_MOMENT = 1_700_000_000;

/** A webhook that works, for tests. */
export const webhook = (overrides: Partial<Webhook> = {}): Webhook => ({
  id: 'hook-1',
  url: 'https://shop.example.com/hook',
  events: ['*'],
  description: '',
  enabled: true,
  disabled_reason: null,
  created_at: SOME_MOMENT,
  failing_since: null,
  ...overrides,
});

/** A delivery that arrived at the first attempt, for tests. */
export const delivery = (overrides: Partial<Delivery> = {}): Delivery => ({
  id: 'delivery-1',
  event_id: 'event-1',
  type: 'lead.created',
  status: 'delivered',
  attempts: [{ at: SOME_MOMENT, status: 200, error: null, ms: 42, answer: 'thanks' }],
  next_attempt_at: null,
  created_at: SOME_MOMENT,
  payload: { type: 'lead.created', timestamp: '2023-11-14T22:13:20.000Z', data: { id: 'lead-1' } },
  ...overrides,
});

/** A token that opens everything and was never used, for tests. */
export const apiToken = (overrides: Partial<ApiToken> = {}): ApiToken => ({
  id: 'token-1',
  name: 'Newsletter import',
  prefix: 'lf_abcd',
  scopes: ['leads:read'],
  project_id: null,
  created_at: SOME_MOMENT,
  last_used_at: null,
  expires_at: null,
  ...overrides,
});
