import { type MutationOptions, send, useInvalidate, useMutation } from '@landfall/shared';
import type { User, UserUpdate } from '@landfall/shared/contracts';
import {
  cancelEmailChange,
  type ResponseOf,
  readAccount,
  removeAvatar,
  replaceAvatar,
  resendConfirmation,
  updateAccount,
} from '@landfall/shared/endpoints';

/** The account as it is stored by now. @throws ApiError */
export const fetchAccount = async (): Promise<User> => (await send(readAccount)).data;

/** Changes the profile, or the password. @throws ApiError */
export const sendAccount = (body: UserUpdate) => send(updateAccount, { body });

/** Any work that changes what is known of the account, which is read again afterwards. */
export const useAccountMutation = <I, O>(work: (input: I) => Promise<O>, options: MutationOptions<I, O>) =>
  useMutation(work, { invalidates: [readAccount], ...options });

/** A function that reads the account again. */
export function useRefreshAccount(): () => Promise<unknown> {
  const invalidate = useInvalidate();
  return () => invalidate(readAccount);
}

type Changed = ResponseOf<typeof replaceAvatar>;

/** Sends the picture that `work` makes of a file, or nothing where it makes none. */
export const useReplaceAvatar = (
  work: (file: File) => Promise<Blob | undefined>,
  options: MutationOptions<File, Changed | 'nothing'>,
) =>
  useAccountMutation(async (file: File) => {
    const picture = await work(file);
    if (!picture) return 'nothing' as const;
    return send(replaceAvatar, { form: { file: picture, fileName: 'avatar.jpg' } });
  }, options);

export const useRemoveAvatar = (options: MutationOptions<void, Changed>) =>
  useAccountMutation(() => send(removeAvatar), options);

export const useResendConfirmation = (options: MutationOptions<string, unknown>) =>
  useAccountMutation(() => send(resendConfirmation), options);

export const useCancelEmailChange = (options: MutationOptions<void, unknown>) =>
  useAccountMutation(() => send(cancelEmailChange), options);
