import { defineArea } from '@landfall/shared';
import { lazy, Suspense } from 'react';
import { AuthLayout } from './layout/auth-layout.tsx';
import { Login } from './login/login.tsx';

const RegisterForm = lazy(() => import('./register/register.tsx'));

/** The frame stays while the form itself arrives. */
const Register = () => (
  <AuthLayout title="Create your account" description="Use the purchase code from your e-mail to begin.">
    <Suspense fallback={null}>
      <RegisterForm />
    </Suspense>
  </AuthLayout>
);

export default defineArea({ login: Login, register: Register });
