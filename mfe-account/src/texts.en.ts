import type { Translation } from '@landfall/shared';
import { grouped } from './grouped.ts';
import { type AreaTexts, texts } from './texts.ts';

export default {
  // What the default texts say in English already.
  ...texts,
  avatarType: 'Only PNG, JPEG or JPG files are allowed',
  pricingTitle: 'Plans and pricing',
  pricingPlanEnds: (plan, day, after) =>
    `${plan} is paid until ${day}. After that your account has ${after}: nothing is deleted, but what is above its limits cannot grow.`,
  pricingPlanEndsAll: (plan, day) =>
    `${plan} is paid until ${day}. After that your account has no plan: nothing is deleted, but you cannot create or publish.`,
  pricingNoPlanUntil: (day) =>
    `Your account has no plan. Visitors see your published pages until ${day}, and after that not until you buy one. Nothing is deleted.`,
  pricingNoPlanOffline:
    'Your account has no plan, and visitors do not see your pages. Nothing is deleted: buy a plan and they are back at once.',
  pricingHelp: 'Choose the plan that goes with what you want to launch.',
  pricingFailed: 'Error loading the plans.',
  retryPricing: 'Try again',
  loadingPricing: 'Loading',
  noPlans: 'No plans available',
  period: 'Billing period',
  monthly: 'Monthly',
  yearly: 'Yearly',
  save20: 'Save 20%',
  unavailable: 'Not available',
  perMonth: '/month',
  perYear: '/year',
  recommended: 'Recommended',
  yourPlan: 'Current plan',
  startNow: 'Start now',
  notIncluded: 'Not included: ',
  project_max: (count) => `Up to ${grouped(count, 'en-US')} ${count === 1 ? 'project' : 'projects'}`,
  project_pages_max: (count) =>
    `Up to ${grouped(count, 'en-US')} ${count === 1 ? 'page per project' : 'pages per project'}`,
  files_max: (count) => `Up to ${grouped(count, 'en-US')} ${count === 1 ? 'file' : 'files'}`,
  custom_domain_max: (count) => `Up to ${grouped(count, 'en-US')} ${count === 1 ? 'custom domain' : 'custom domains'}`,
  ai_pages: (count) => `Up to ${grouped(count, 'en-US')} ${count === 1 ? 'AI page' : 'AI pages'}`,
  ai_component: (count) => `Up to ${grouped(count, 'en-US')} ${count === 1 ? 'AI component' : 'AI components'}`,
  custom_domain: 'Custom domain',
  custom_js: 'Custom JavaScript',
  cdn_basic: 'Basic CDN',
  stats_basic: 'Basic statistics',
  stats_advanced: 'Advanced statistics',
  form_advanced: 'Advanced forms',
  buyTitle: (plan) => `Buy ${plan}`,
  buyMonthly: (price) => `${price} for one month.`,
  buyYearly: (price) => `${price} for one year.`,
  buyNow: (plan, until) => `${plan} counts as soon as the payment is confirmed, until ${until}.`,
  buyLonger: (plan, until) => `It is added to what you have paid for: ${plan} lasts until ${until}.`,
  buyLater: (plan, from, until) =>
    `${plan} begins on ${from}, when what you have paid for ends, and lasts until ${until}.`,
  buyWaits: (plan) => `What is left of ${plan} is not lost: it waits and goes on afterwards.`,
  buyKeeps: 'Your projects and pages stay as they are.',
  ownedForLife: 'You have it for life already.',
  betterForLife: 'You have a larger plan for life already.',
  haveCode: 'I have a purchase code',
  redeemTitle: 'Use a purchase code',
  redeemHelp:
    "The code's plan will be yours for life, in this account. Where you have the same or a larger one already, the code stays unused.",
  purchaseCode: 'Purchase code',
  redeem: 'Use code',
  codeRedeemed: 'Your plan has changed',
  codeFailed: 'The code could not be used',
  payWith: 'Payment method',
  card: 'Card',
  crypto: 'Crypto',
  paypal: 'PayPal',
  cancelPurchase: 'Cancel',
  goToPayment: 'Go to payment',
  opening: 'Opening...',
  buyFailed: 'The payment could not be started',
} satisfies Translation<AreaTexts>;
