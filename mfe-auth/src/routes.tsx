import { defineArea } from '@landfall/shared';
import { type ComponentType, lazy, Suspense } from 'react';
import { AuthLayout } from './components/auth-layout.tsx';
import { Login } from './login/login.tsx';
import { useAuthTexts } from './texts.ts';

const RegisterForm = lazy(() => import('./register/register.tsx'));
const ForgotPassword = lazy(() => import('./password/forgot-password.tsx'));
const ConfirmEmail = lazy(() => import('./confirm-email/confirm-email.tsx'));
const UndoEmail = lazy(() => import('./undo-email/undo-email.tsx'));
const ResetPassword = lazy(() => import('./password/reset-password.tsx'));

/** The frame stays while the form itself arrives. */
function Register() {
  const texts = useAuthTexts();
  return (
    <AuthLayout title={texts.createAccountTitle} description={texts.createAccountHelp}>
      <Suspense fallback={null}>
        <RegisterForm />
      </Suspense>
    </AuthLayout>
  );
}

const later = (Screen: ComponentType) => () => (
  <Suspense fallback={null}>
    <Screen />
  </Suspense>
);

export default defineArea({
  login: Login,
  register: Register,
  forgotPassword: later(ForgotPassword),
  resetPassword: later(ResetPassword),
  confirmEmail: later(ConfirmEmail),
  undoEmail: later(UndoEmail),
});
