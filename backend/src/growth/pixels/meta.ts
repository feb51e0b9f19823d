import { jsonOf, judge, textAt } from '../integrations/judge.ts';
import { defined, hashed, phoneDigits, plainEmail, plainName } from './conversion.ts';
import type { PixelSend } from './pixel-send.ts';

const VERSION = 'v23.0';

/** Limits of calls, whose answers say no time. */
const LIMITS = /^(?:4|17|32|613|8000\d)$/;

/**
 * The Conversions API: https://developers.facebook.com/docs/marketing-api/conversions-api. Identifiers as its page
 * "Customer information parameters" says.
 */
export const sendToMeta: PixelSend = async ({ settings, conversion, origins, reach }) => {
  const { lead, id, at, pageUrl } = conversion;
  const list = (value: string) => (value ? [hashed(value)] : undefined);
  const event = {
    event_name: 'Lead',
    event_time: Math.floor(at.getTime() / 1000),
    event_id: id,
    action_source: 'website',
    ...(pageUrl && { event_source_url: pageUrl }),
    user_data: defined({
      em: list(plainEmail(lead.email)),
      ph: list(phoneDigits(lead.phone)),
      fn: list(plainName(lead.firstName)),
      ln: list(plainName(lead.lastName)),
      external_id: list(lead.id),
    }),
  };
  const code = settings.test_event_code;
  const answer = await reach(`${origins.meta}/${VERSION}/${settings.pixel_id}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      data: [event],
      access_token: settings.access_token,
      ...(code && { test_event_code: code }),
    }),
  });
  const outcome = judge(answer, {
    words: ({ error }) => textAt(error, 'error_user_msg') || textAt(error, 'message'),
  });
  const isLimited = outcome.isFinal && LIMITS.test(textAt(jsonOf(answer).error, 'code'));
  return isLimited ? { ...outcome, isFinal: false, retryAfter: '600' } : outcome;
};
