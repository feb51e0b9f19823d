import type { Capability } from '@landfall/shared/contracts';

/** The groups of calls that the demo answers, and no others. */
export const OFFERED = [
  'sessions',
  'uploads.modern',
  'uploads.documents',
  'uploads.once',
  'templates',
  'seo',
  'brand',
  'plan.use',
  'billing',
  // Listed alone: whoever changes one is told that it takes a server, where the screen would otherwise only say thanks.
  'domains.write',
  'projects.confirm',
  'pages.write',
  'pages.redirects',
  'pages.history',
  'pages.notes',
  'pages.brief',
  'pages.drafts',
  'pages.shared',
  'pages.replace',
  'pages.import',
  'pages.start',
  'previews.comments',
  'leads',
  'lists.query',
  'files.replace',
  'home.overview',
  'notifications',
  'site.export',
  'stats',
  'experiments',
  'funnels',
  'forms',
] as const satisfies readonly Capability[];

/** What the visual editor alone asks for. */
export const OFFERED_IN_EDITOR = ['ai.edit'] as const;

/** What people are told that the demo cannot do. */
type Cannot =
  | 'cannotMoney'
  | 'cannotMail'
  | 'cannotProtect'
  | 'cannotWait'
  | 'cannotOutside'
  | 'cannotTakeAlong'
  | 'cannotFiles'
  | 'cannotDomain'
  | 'cannotModel';

/** The other groups, each with what tells of it; null for one that nobody misses. A new capability is in one of the two lists. */
const LEFT_OUT: Readonly<Record<Exclude<Capability, (typeof OFFERED)[number]>, Cannot | null>> = {
  'payments.status': 'cannotMoney',
  'codes.redeem': 'cannotMoney',
  'password.reset': 'cannotMail',
  'account.confirm': 'cannotMail',
  'account.mails': 'cannotMail',
  'two-factor': 'cannotProtect',
  'account.reauth': 'cannotProtect',
  'account.data': 'cannotTakeAlong',
  'pages.schedule': 'cannotWait',
  // Pages are written before the call for them is answered.
  'pages.watch': null,
  'pictures.find': 'cannotOutside',
  'api.tokens': 'cannotOutside',
  mcp: 'cannotOutside',
  webhooks: 'cannotOutside',
  integrations: 'cannotOutside',
  pixels: 'cannotOutside',
};

/** What is missing in groups that it answers. */
const MISSING: Readonly<Partial<Record<(typeof OFFERED)[number], Cannot>>> = {
  leads: 'cannotFiles',
  'domains.write': 'cannotDomain',
  'pages.brief': 'cannotModel',
};

/** What the demo cannot do, in the order in which it is told. */
export const CANNOT = [...new Set([...Object.values(LEFT_OUT), ...Object.values(MISSING)])].filter(
  (told) => told !== null,
);
