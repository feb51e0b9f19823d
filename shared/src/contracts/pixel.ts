import * as v from 'valibot';
import { message } from './message.ts';
import { dataOf, epochSeconds, flag, text } from './wire.ts';

/** The services that can be told of conversions. */
export const pixelKinds = ['meta', 'ga4', 'tiktok'] as const;
export type PixelKind = (typeof pixelKinds)[number];

/** Whether conversions arrive. */
const health = {
  enabled: v.optional(v.boolean(), true),
  /** Why it was switched off without its owner: `failing`, for five days. Null otherwise. */
  disabled_reason: v.nullish(v.string(), null),
  /** Since when nothing arrives; null while it does. */
  failing_since: v.nullish(epochSeconds, null),
  /** Whether its secret is kept. It is never sent back. */
  has_secret: flag,
};

const consent = v.object({
  /** Tell nobody of a visitor who did not agree, and run nothing of the owner's code for one. */
  required: v.optional(v.boolean(), true),
  /** What visitors are asked before the code runs; empty: words of Landfall's, in the page's language. */
  text,
  /** Where they can read more; empty: nowhere. */
  privacy_url: text,
});

/** The owner's code at the end of the pages' head and body. */
const ownCode = v.object({
  head: text,
  body_end: text,
  /** Whether the account's plan includes code of one's own. */
  included: flag,
  /** Whether it stands in the published pages now, for those who agreed where that is required. */
  published: flag,
});

/** GET {p}/pixel: what is told to whom, without secrets. Null where a service is not set up. */
export const pixel = v.object({
  meta: v.nullish(v.object({ pixel_id: v.string(), test_event_code: text, ...health }), null),
  ga4: v.nullish(v.object({ measurement_id: v.string(), ...health }), null),
  tiktok: v.nullish(v.object({ pixel_code: v.string(), test_event_code: text, ...health }), null),
  consent: v.optional(consent, {}),
  code: v.optional(ownCode, {}),
});
export type Pixel = v.InferOutput<typeof pixel>;
/** The same as a backend sends it. */
export type SentPixel = v.InferInput<typeof pixel>;

const filled = (pattern: RegExp, wrong: string) => v.pipe(v.string(), v.trim(), v.regex(pattern, wrong));
const secret = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000, message('too_long', 'This is too long'))), '');
const testCode = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\w{0,40}$/, message('test_code_invalid', 'A test code is of letters and digits, such as TEST12345')),
  ),
  '',
);
const on = v.optional(v.boolean(), true);

/** Meta's pixel, or data set, with an access token of its Conversions API. */
export const metaPixelForm = v.object({
  pixel_id: filled(/^\d{5,20}$/, message('meta_pixel_invalid', 'Enter the number of a pixel')),
  access_token: secret,
  test_event_code: testCode,
  enabled: on,
});

/** A web stream of Google Analytics 4, with a secret of its Measurement Protocol. */
export const ga4PixelForm = v.object({
  measurement_id: filled(
    /^G-[A-Z0-9]{4,20}$/i,
    message('measurement_id_invalid', 'A measurement ID looks like G-ABC1234567'),
  ),
  api_secret: secret,
  enabled: on,
});

/** TikTok's pixel, with an access token of its Events API. */
export const tiktokPixelForm = v.object({
  pixel_code: filled(
    /^[A-Z0-9]{10,40}$/i,
    message('tiktok_pixel_invalid', 'A pixel code is of letters and digits, such as C4A1B2C3D4E5F6G7H8I9'),
  ),
  access_token: secret,
  test_event_code: testCode,
  enabled: on,
});

/** Characters of one piece of code, and of the question before it. */
const MOST_CODE = 50_000;
const MOST_CONSENT_TEXT = 500;

/** Breaks and tabs are text; what else controls machines is a slip, or no text at all. */
const plain = v.regex(/^[^\p{Cc}\p{Cs}]*$/u, message('unprintable', 'This holds characters that cannot be shown'));
const code = v.pipe(
  v.string(),
  v.maxLength(MOST_CODE, message('own_code_too_long', 'This is longer than 50,000 characters')),
  v.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, message('unprintable', 'This holds characters that cannot be shown')),
);

function isWebAddress(address: string): boolean {
  if (address === '') return true;
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

/** What visitors are asked before the owner's code runs. */
const consentForm = v.object({
  required: v.boolean(),
  text: v.pipe(v.string(), v.trim(), v.maxLength(MOST_CONSENT_TEXT, message('too_long', 'This is too long')), plain),
  privacy_url: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2000, message('too_long', 'This is too long')),
    plain,
    v.check(isWebAddress, message('consent_address_invalid', 'Enter an address that begins with https://')),
  ),
});

/** The owner's code, as it is typed. */
const codeForm = v.object({ head: code, body_end: code });

/** The form of the owner's code, with what visitors are asked before. */
export const ownCodeForm = v.object({ ...codeForm.entries, ...v.pick(consentForm, ['text', 'privacy_url']).entries });
export type OwnCodeForm = v.InferOutput<typeof ownCodeForm>;

/** PUT {p}/pixel: what is left out stays, also a secret that is left empty; null takes a service away. */
export const updatePixel = v.object({
  meta: v.optional(v.nullable(metaPixelForm)),
  ga4: v.optional(v.nullable(ga4PixelForm)),
  tiktok: v.optional(v.nullable(tiktokPixelForm)),
  consent: v.optional(v.partial(consentForm)),
  code: v.optional(v.partial(codeForm)),
});
export type UpdatePixel = v.InferOutput<typeof updatePixel>;

export const pixelResponse = dataOf(pixel);

const entered = v.pipe(v.string(), v.trim(), v.nonEmpty(message('missing', 'This is required')));

/** The form of one service; a secret that is kept may be left empty. */
export const pixelForm = (isKept: boolean) =>
  v.object({
    id: entered,
    secret: isKept ? v.pipe(v.string(), v.trim()) : entered,
    testCode: testCode,
    enabled: v.boolean(),
  });
