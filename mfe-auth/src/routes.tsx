import { defineArea } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { AuthLayout } from './layout/auth-layout.tsx';
import { Login } from './login/login.tsx';
import { useAuthTexts } from './texts.ts';

const RegisterForm = lazy(() => import('./register/register.tsx'));

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

export default defineArea({ login: Login, register: Register });
