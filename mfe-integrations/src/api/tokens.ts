import { type EndpointMutationOptions, hasCapability, useMutation, useQuery } from '@landfall/shared';
import { addApiToken, listApiTokens, readTwoFactor, revokeApiToken } from '@landfall/shared/endpoints';

/** The account's tokens for programs, newest first. */
export const useApiTokens = (isAsked = true) => useQuery(listApiTokens, isAsked ? {} : null, { everySeconds: 300 });

export const useAddApiToken = (options: EndpointMutationOptions<typeof addApiToken>) =>
  useMutation(addApiToken, { invalidates: [listApiTokens], ...options });

export const useRevokeApiToken = (options: EndpointMutationOptions<typeof revokeApiToken>) =>
  useMutation(revokeApiToken, { invalidates: [listApiTokens], ...options });

/** Whether the account is known to have a second factor. */
export function useHasSecondFactor(): boolean {
  const { data } = useQuery(readTwoFactor, hasCapability('two-factor') ? {} : null);
  return data?.data.enabled === true;
}
