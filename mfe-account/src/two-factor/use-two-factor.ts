import { api, useApi, useRefresh } from '@landfall/shared';
import { dataOf, recoveryCodes, twoFactorSecret, twoFactorState } from '@landfall/shared/contracts';

const TWO_FACTOR = '/v1/api/user/two-factor';
const stateAnswer = dataOf(twoFactorState);
const secretAnswer = dataOf(twoFactorSecret);
const codesAnswer = dataOf(recoveryCodes);

export const useTwoFactorState = () => useApi(TWO_FACTOR, stateAnswer);

/** The steps of turning the second factor on and off. @throws ApiError each */
export function useTwoFactorCalls() {
  const refresh = useRefresh();
  return {
    start: async (password: string) => (await api.post(TWO_FACTOR, { password }, secretAnswer)).data,
    confirm: async (code: string) => {
      const { data } = await api.post(`${TWO_FACTOR}/confirm`, { code }, codesAnswer);
      void refresh(TWO_FACTOR);
      return data.recovery_codes;
    },
    end: async (password: string, otp: string) => {
      await api.delete(TWO_FACTOR, { json: { password, otp } });
      await refresh(TWO_FACTOR);
    },
  };
}
