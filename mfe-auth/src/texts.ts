import { defineTexts, useTexts } from '@landfall/shared';

const texts = {
  welcomeBack: 'Welcome back',
  signInHelp: 'Sign in to your account to go on building.',
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot your password?',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  noAccount: "Don't have an account?",
  register: 'Register',
  loginSuccess: 'Login Successful',
  loginError: 'Error en Login',
  createAccountTitle: 'Create your account',
  createAccountHelp: 'Use the purchase code from your e-mail to begin.',
  confirmPassword: 'Confirm password',
  purchaseCode: 'Purchase code',
  aboutCode: 'About the purchase code',
  codeHelp: 'You find the code in the e-mail that you received after your purchase. Each code makes one account.',
  acceptThe: 'I accept the',
  terms: 'terms and conditions',
  createAccount: 'Create account',
  creatingAccount: 'Creating account...',
  haveAccount: 'Already have an account?',
  login: 'Login',
  registerSuccess: 'Register Successful',
  registerError: 'Error en Register',
  forgotTitle: 'Forgot your password?',
  forgotHelp: 'Enter your e-mail: we send you a link to choose a new one.',
  sendLink: 'Send the link',
  sending: 'Sending...',
  linkSent: 'Check your mail',
  linkSentHelp: 'If this e-mail has an account, a link is on its way to it. It works for 30 minutes.',
  backToLogin: 'Back to login',
  requestFailed: 'Something went wrong. Please try again.',
  resetTitle: 'Choose a new password',
  resetHelp: 'All your sessions end, so you sign in again everywhere.',
  newPassword: 'New password',
  changePassword: 'Change password',
  changing: 'Changing...',
  passwordChanged: 'Your password was changed. Please sign in.',
  noToken: 'This link is incomplete',
  noTokenHelp: 'Please open the link in the mail again, or ask for a new one.',
  askAgain: 'Ask for a new link',
};

const catalogue = defineTexts(texts, { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') });

export const useAuthTexts = () => useTexts(catalogue);

export type AuthTexts = typeof texts;
