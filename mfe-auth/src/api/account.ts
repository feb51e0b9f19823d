import { type EndpointMutationOptions, useMutation } from '@landfall/shared';
import {
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

export const useConfirmEmail = (options: EndpointMutationOptions<typeof confirmEmail>) =>
  useMutation(confirmEmail, options);

export const useUndoEmailChange = (options: EndpointMutationOptions<typeof undoEmailChange>) =>
  useMutation(undoEmailChange, options);
