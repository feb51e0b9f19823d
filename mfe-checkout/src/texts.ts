import { defineTexts, useTexts } from '@landfall/shared';
import type { BOOLEAN_FEATURES, NUMERIC_FEATURES } from '@landfall/shared/contracts';

type FeatureTexts = Record<(typeof NUMERIC_FEATURES)[number] | (typeof BOOLEAN_FEATURES)[number], string>;

/** A plan's numeric features stand behind 'Up to 5'. */
const features: FeatureTexts = {
  project_max: 'projects',
  project_pages_max: 'pages per project',
  files_max: 'files',
  custom_domain_max: 'custom domains',
  ai_pages: 'AI pages',
  ai_component: 'AI components',
  custom_domain: 'Custom domain',
  custom_js: 'Custom JavaScript',
  cdn_basic: 'Basic CDN',
  stats_basic: 'Basic statistics',
  stats_advanced: 'Advanced statistics',
  form_advanced: 'Advanced forms',
};

const texts = {
  ...features,
  documentTitle: 'Checkout · Landfall',
  campaign: 'Special campaign: One-time payment, lifetime access - No subscriptions',
  back: 'Back',
  title: 'Get lifetime access',
  resultTitle: 'Your payment',
  plansFailed: 'The plans could not be loaded',
  checkConnection: 'Please check your connection.',
  loadingPlans: 'Loading plans',
  selectPlan: 'Select your plan',
  chosen: (plan: string) => `${plan} chosen. Two more steps follow.`,
  recommended: 'Recommended',
  contact: 'Contact email',
  email: 'Email',
  emailPlaceholder: 'you@example.com',
  emailHelp: 'Your purchase code and your receipt are sent to this address.',
  method: 'Payment method',
  closed: 'Payments are closed at the moment.',
  card: 'Card',
  cardHelp: 'Visa, Mastercard, American Express, Pix',
  crypto: 'Cryptocurrency',
  cryptoHelp: 'Bitcoin and others, by your own wallet',
  summary: 'Summary',
  noPlan: 'Select a plan to view the summary',
  plan: 'Plan',
  type: 'Type',
  lifetime: 'Lifetime (one-time payment)',
  included: 'Included',
  upTo: (count: number, what: string) => `Up to ${count} ${what}`,
  total: 'Total',
  pay: (total: string) => `Pay ${total}`,
  processing: 'Processing...',
  notCharged: 'Nothing is charged on this page.',
  whatNext: 'What happens next',
  next1: "You pay on the payment provider's own page.",
  next2: "Your purchase code and your receipt, with the order's number, arrive by mail.",
  next3: 'You register with the code and start building.',
  again: 'Choose a plan again',
  register: 'Register with your code',
  paid: 'Payment received. Thank you!',
  codeSentTo: 'Your purchase code was sent to ',
  codeOnItsWayTo: 'Your purchase code is on its way to ',
  codeSentEnd: ', together with your receipt. Register with it to start building.',
  waiting: 'Waiting for your payment',
  waitingHelp:
    'This page follows by itself as soon as the payment arrives. You may close it: the code is mailed to you.',
  refunded: 'This payment was refunded',
  refundedHelp: 'The amount was sent back to you, and a purchase code that was not used no longer works.',
  expired: 'This payment has expired',
  failed: 'The payment did not go through',
  notPaid: 'Nothing was charged.',
  unknownPayment: 'We do not know this payment',
  lookUpFailed: 'The payment could not be looked up',
  checkAddress: 'Please check the address.',
  lookingUp: 'Looking up your payment',
  order: 'Order number',
  receipt: 'View this payment',
  thanks: 'Thank you!',
  codeByMail: 'You receive your purchase code by mail as soon as the payment is confirmed.',
  tryLater: 'Please try again in a moment.',
  noPlans: 'No plans are on sale at the moment',
  notForLife: 'Not sold for life',
  signedIn: 'You are signed in.',
  signedInRedeem:
    'You buy a purchase code here. You can use it for your account under plans and pricing, or make a new account with it.',
  signedInNewAccount: 'The purchase code that you buy here makes a new account and does not change the plan of yours.',
  seePlans: 'See plans',
  redeem: 'Use the code for my account',
  redeemInstead: 'I have an account already',
  codeSentRedeem: ', together with your receipt. Use it for your account, or make a new account with it.',
  codeSentNewAccount: ', together with your receipt. It makes a new account: sign out first, then register with it.',
  continuePayment: 'Continue to the payment',
  /** The deployment's own words on taxes and refunds. */
  note: (told: string) => told,
};

const catalogue = defineTexts(texts, { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') });

export const useCheckoutTexts = () => useTexts(catalogue);

export type CheckoutTexts = typeof texts;
