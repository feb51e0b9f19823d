import { api, useApi, useRefresh } from '@landfall/shared';
import { dataOf, type Reauth, recoveryCodes, twoFactorSecret, twoFactorState } from '@landfall/shared/contracts';

const TWO_FACTOR = '/v1/api/user/two-factor';
const stateAnswer = dataOf(twoFactorState);
const secretAnswer = dataOf(twoFactorSecret);
const codesAnswer = dataOf(recoveryCodes);

/** Whether sign-in asks for a code; read only where it is `wanted`. */
export const useTwoFactorState = (wanted = true) => useApi(wanted ? TWO_FACTOR : null, stateAnswer);

/** The steps of turning the second factor on and off, and new recovery codes. @throws ApiError each */
export function useTwoFactorCalls() {
  const refresh = useRefresh();
  return {
    start: async (proof: Reauth) => (await api.post(TWO_FACTOR, proof, secretAnswer)).data,
    confirm: async (code: string) => {
      const { data } = await api.post(`${TWO_FACTOR}/confirm`, { code }, codesAnswer);
      void refresh(TWO_FACTOR);
      return data.recovery_codes;
    },
    newCodes: async (proof: Reauth) => {
      const { data } = await api.post(`${TWO_FACTOR}/recovery`, proof, codesAnswer);
      void refresh(TWO_FACTOR);
      return data.recovery_codes;
    },
    end: async (proof: Reauth) => {
      await api.delete(TWO_FACTOR, { json: proof });
      await refresh(TWO_FACTOR);
    },
  };
}
