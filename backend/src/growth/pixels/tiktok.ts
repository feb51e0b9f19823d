import { jsonOf, judge, textAt } from '../integrations/judge.ts';
import { defined, hashed, phoneDigits, plainEmail } from './conversion.ts';
import type { PixelSend } from './pixel-send.ts';

/** Codes that another try may change: limits of calls, and what is wrong with TikTok itself. */
const PASSING = /^(?:40100|40133|50000|50002|51\d{3}|60001)$/;

/** The Events API, version 2: https://business-api.tiktok.com/portal/docs?id=1771100865818625. It answers 200 to anything. */
export const sendToTiktok: PixelSend = async ({ settings, conversion, origins, reach }) => {
  const { lead, id, at, pageUrl } = conversion;
  const phone = phoneDigits(lead.phone);
  const code = settings.test_event_code;
  const answer = await reach(`${origins.tiktok}/open_api/v1.3/event/track/`, {
    method: 'POST',
    headers: { 'access-token': settings.access_token ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({
      event_source: 'web',
      event_source_id: settings.pixel_code,
      ...(code && { test_event_code: code }),
      data: [
        {
          event: 'SubmitForm',
          event_time: Math.floor(at.getTime() / 1000),
          event_id: id,
          user: defined({
            email: hashed(plainEmail(lead.email)),
            phone: hashed(phone && `+${phone}`),
            external_id: hashed(lead.id),
          }),
          ...(pageUrl && { page: { url: pageUrl } }),
        },
      ],
    }),
  });
  const outcome = judge(answer, { words: (json) => textAt(json, 'message') });
  const json = jsonOf(answer);
  const failed = textAt(json, 'code');
  if (outcome.isFinal !== undefined || failed === '0' || failed === '') return outcome;
  return { ...outcome, error: textAt(json, 'message') || failed, isFinal: !PASSING.test(failed) };
};
