import { send, useInvalidate, useQuery } from '@landfall/shared';
import type { Reauth } from '@landfall/shared/contracts';
import {
  confirmTwoFactor,
  endTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '@landfall/shared/endpoints';

/** Whether sign-in asks for a code; read only where it is `wanted`. */
export const useTwoFactorState = (wanted = true) => useQuery(readTwoFactor, wanted ? {} : null);

/** The steps of turning the second factor on and off, and new recovery codes. @throws ApiError each */
export function useTwoFactorCalls() {
  const invalidate = useInvalidate();
  return {
    start: async (proof: Reauth) => (await send(startTwoFactor, { body: proof })).data,
    confirm: async (code: string) => {
      const { data } = await send(confirmTwoFactor, { body: { code } });
      void invalidate(readTwoFactor);
      return data.recovery_codes;
    },
    newCodes: async (proof: Reauth) => {
      const { data } = await send(renewRecoveryCodes, { body: proof });
      void invalidate(readTwoFactor);
      return data.recovery_codes;
    },
    end: async (proof: Reauth) => {
      await send(endTwoFactor, { body: proof });
      await invalidate(readTwoFactor);
    },
  };
}
