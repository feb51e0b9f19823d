import { ApiError, type EndpointMutationOptions, send, useMutation } from '@landfall/shared';
import {
  checkReset,
  confirmEmail,
  forgotPassword,
  logIn,
  register,
  resetPassword,
  undoEmailChange,
} from '@landfall/shared/endpoints';

export const useLogIn = (options: EndpointMutationOptions<typeof logIn>) => useMutation(logIn, options);

export const useRegistration = (options: EndpointMutationOptions<typeof register>) => useMutation(register, options);

export const useForgotPassword = (options: EndpointMutationOptions<typeof forgotPassword>) =>
  useMutation(forgotPassword, options);

export const useResetPassword = (options: EndpointMutationOptions<typeof resetPassword>) =>
  useMutation(resetPassword, options);

/** Whether a link of a reset mail works; where that cannot be known, choosing a password tells. */
export const isResetLink = (token: string): Promise<boolean> =>
  send(checkReset, { body: { token } }).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.code === 'reset_invalid'),
  );

export const useConfirmEmail = (options: EndpointMutationOptions<typeof confirmEmail>) =>
  useMutation(confirmEmail, options);

export const useUndoEmailChange = (options: EndpointMutationOptions<typeof undoEmailChange>) =>
  useMutation(undoEmailChange, options);
