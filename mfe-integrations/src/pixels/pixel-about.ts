import type { Pixel, PixelKind, UpdatePixel } from '@landfall/shared/contracts';
import type { AreaTexts } from '../texts.ts';

interface AboutPixel {
  title: string;
  /** What names it at its service, and where that is found. */
  idName: 'pixel_id' | 'measurement_id' | 'pixel_code';
  idLabel: keyof AreaTexts & ('metaId' | 'ga4Id' | 'tiktokId');
  idHelp: keyof AreaTexts & ('metaIdHelp' | 'ga4IdHelp' | 'tiktokIdHelp');
  example: string;
  secretName: 'access_token' | 'api_secret';
  secretLabel: keyof AreaTexts & ('accessToken' | 'apiSecret');
  secretHelp: keyof AreaTexts & ('metaTokenHelp' | 'ga4SecretHelp' | 'tiktokTokenHelp');
  /** Whether conversions can be marked as tests at the service. */
  hasTestCode: boolean;
}

/** What the screen knows of each service. */
export const PIXELS: Readonly<Record<PixelKind, AboutPixel>> = {
  meta: {
    title: 'Meta',
    idName: 'pixel_id',
    idLabel: 'metaId',
    idHelp: 'metaIdHelp',
    example: '1234567890123456',
    secretName: 'access_token',
    secretLabel: 'accessToken',
    secretHelp: 'metaTokenHelp',
    hasTestCode: true,
  },
  ga4: {
    title: 'Google Analytics 4',
    idName: 'measurement_id',
    idLabel: 'ga4Id',
    idHelp: 'ga4IdHelp',
    example: 'G-ABC1234567',
    secretName: 'api_secret',
    secretLabel: 'apiSecret',
    secretHelp: 'ga4SecretHelp',
    hasTestCode: false,
  },
  tiktok: {
    title: 'TikTok',
    idName: 'pixel_code',
    idLabel: 'tiktokId',
    idHelp: 'tiktokIdHelp',
    example: 'C4A1B2C3D4E5F6G7H8I9',
    secretName: 'access_token',
    secretLabel: 'accessToken',
    secretHelp: 'tiktokTokenHelp',
    hasTestCode: true,
  },
};

/** What is set up of one service, in the same words for each; null where nothing is. */
export function setUpOf(pixel: Pixel, kind: PixelKind) {
  const one = pixel[kind];
  if (!one) return null;
  const id = 'pixel_id' in one ? one.pixel_id : 'measurement_id' in one ? one.measurement_id : one.pixel_code;
  return { ...one, id, testCode: 'test_event_code' in one ? one.test_event_code : '' };
}
export type SetUp = NonNullable<ReturnType<typeof setUpOf>>;

/** What is typed of one service. */
export interface PixelValues {
  id: string;
  secret: string;
  testCode: string;
  enabled: boolean;
}

/** The same as it travels. */
export function bodyOf(kind: PixelKind, { id, secret, testCode, enabled }: PixelValues): UpdatePixel {
  if (kind === 'meta') return { meta: { pixel_id: id, access_token: secret, test_event_code: testCode, enabled } };
  if (kind === 'ga4') return { ga4: { measurement_id: id, api_secret: secret, enabled } };
  return { tiktok: { pixel_code: id, access_token: secret, test_event_code: testCode, enabled } };
}

/** The form's name of each field that travels under another one. */
export const sentNamesOf = (kind: PixelKind): Record<string, string> => ({
  [`${kind}.${PIXELS[kind].idName}`]: 'id',
  [`${kind}.${PIXELS[kind].secretName}`]: 'secret',
  [`${kind}.test_event_code`]: 'testCode',
});
