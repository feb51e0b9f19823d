import type { ApiToken, Delivery, Integration, IntegrationKind, Webhook } from '@landfall/shared/contracts';

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

/** A kind with an address, a secret and something that need not be told, for tests. */
export const integrationKind = (overrides: Partial<IntegrationKind> = {}): IntegrationKind => ({
  id: 'brevo',
  title: 'Brevo',
  about: 'Adds each lead to your contacts.',
  fields: [
    {
      name: 'api_key',
      label: 'API key',
      help: 'Under Settings.',
      type: 'text',
      required: true,
      secret: true,
      example: 'xkeysib-...',
      options: [],
    },
    {
      name: 'list_ids',
      label: 'List IDs',
      help: '',
      type: 'text',
      required: false,
      secret: false,
      example: '2, 5',
      options: [],
    },
  ],
  ...overrides,
});

/** A connection that works, for tests. */
export const integration = (overrides: Partial<Integration> = {}): Integration => ({
  id: 'integration-1',
  kind: 'brevo',
  name: 'Newsletter',
  settings: { list_ids: '2' },
  secrets: ['api_key'],
  form_ids: null,
  enabled: true,
  disabled_reason: null,
  created_at: SOME_MOMENT,
  failing_since: null,
  unconfirmed: [],
  ...overrides,
});
