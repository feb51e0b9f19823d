import * as v from 'valibot';
import { oneTimeCode } from './reauth.ts';
import { flag } from './wire.ts';

/** GET user/two-factor */
export const twoFactorState = v.object({ enabled: flag, recovery_codes_left: v.nullish(v.number(), 0) });
export type TwoFactorState = v.InferOutput<typeof twoFactorState>;

/** What the authenticator app needs: as text to type, and as the address that a QR code holds. */
export const twoFactorSecret = v.object({ secret: v.string(), uri: v.string() });

/** POST user/two-factor/confirm: from now on a sign-in asks for a code. */
export const twoFactorConfirm = v.object({ code: oneTimeCode });

/** The only time that these are shown. */
export const recoveryCodes = v.object({ recovery_codes: v.array(v.string()) });
