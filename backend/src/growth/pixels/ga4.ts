import { jsonOf, judge, textAt } from '../integrations/judge.ts';
import { defined, googleEmail, hashed, phoneDigits, plainName, sha256 } from './conversion.ts';
import type { PixelSend } from './pixel-send.ts';

/** A client of nobody's browser: the same for each try of one lead. */
function clientIdOf(id: string, at: Date): string {
  return `${Number.parseInt(sha256(id).slice(0, 8), 16)}.${Math.floor(at.getTime() / 1000)}`;
}

/**
 * The Measurement Protocol: https://developers.google.com/analytics/devguides/collection/protocol/ga4. It answers 204 to
 * anything, so a test asks its validation server.
 */
export const sendToGa4: PixelSend = async ({ settings, conversion, origins, reach }) => {
  const { lead, id, at, pageUrl } = conversion;
  const { measurement_id = '', api_secret = '' } = settings;
  const phone = phoneDigits(lead.phone);
  const names = defined({
    sha256_first_name: hashed(plainName(lead.firstName)),
    sha256_last_name: hashed(plainName(lead.lastName)),
  });
  const list = (value: string) => (value ? [hashed(value)] : undefined);
  const body = {
    client_id: clientIdOf(lead.id, at),
    timestamp_micros: at.getTime() * 1000,
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
    user_data: defined({
      sha256_email_address: list(googleEmail(lead.email).replace(/^@$/, '')),
      sha256_phone_number: list(phone && `+${phone}`),
      ...(Object.keys(names).length > 0 && { address: [names] }),
    }),
    events: [
      {
        name: 'generate_lead',
        params: {
          event_id: id,
          engagement_time_msec: 1,
          ...(pageUrl && { page_location: pageUrl }),
          ...(lead.page && { page_title: lead.page.slice(0, 100) }),
          ...(lead.utmSource && { source: lead.utmSource.slice(0, 100) }),
        },
      },
    ],
  };
  const query = new URLSearchParams({ measurement_id, api_secret });
  const answer = await reach(`${origins.ga4}${lead.isTest ? '/debug' : ''}/mp/collect?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const outcome = judge(answer);
  const { validationMessages } = jsonOf(answer);
  const [first] = Array.isArray(validationMessages) ? validationMessages : [];
  return first ? { ...outcome, error: textAt(first, 'description') || 'Not valid', isFinal: true } : outcome;
};
