import { ApiError, hasCapability } from '@landfall/shared';
import { useCallback, useEffect, useState } from 'react';
import { useTwoFactorState } from '../../api/two-factor.ts';

/**
 * Whether a code has to stand beside the password: the account is known to have a second factor, or a refusal that
 * `learn` was told of said so. Then `focus` is called once the field is there.
 */
export function useAsksForCode(focus: () => void): [asksForCode: boolean, learn: (error: unknown) => void] {
  const { data } = useTwoFactorState(hasCapability('account.reauth') && hasCapability('two-factor'));
  const [refused, setRefused] = useState(false);
  const learn = useCallback((error: unknown) => {
    if (error instanceof ApiError && (error.code === 'otp_required' || error.code === 'otp_wrong')) setRefused(true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field appears once, whatever becomes of the function.
  useEffect(() => {
    if (refused) focus();
  }, [refused]);
  return [refused || data?.data.enabled === true, learn];
}
