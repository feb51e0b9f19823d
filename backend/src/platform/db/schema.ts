import type { ReadField } from '@landfall/page/publish/read-form';
import type { PageModel } from '@landfall/page/sections/model';
import type {
  DeliveryAttempt,
  DomainCheck,
  EventType,
  FactSheet,
  FormSettings,
  LeadSource,
  NotificationType,
  PageLanguage,
  PlacedFact,
  PlanFeatures,
  ScheduleFailure,
  Scope,
  SharedContents,
  SpamReason,
  WebhookEvent,
} from '@landfall/shared/contracts';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SpokenLanguage } from '../texts/spoken-language.ts';
import type { KeptBrand } from './kept-brand.ts';
import { sql } from './operators.ts';
import type { WritingReport } from './writing-report.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const createdAt = () => moment('created_at').notNull().defaultNow();
const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());
/** A reader's language, written and read by `../texts/kept-language.ts`: releases before this one know the first column alone. */
const readerLanguage = () => ({
  language: text('language', { enum: ['en', 'es'] })
    .notNull()
    .default('en'),
  languageTag: text('language_tag').$type<SpokenLanguage>(),
});

export const plans = pgTable('plans', {
  name: text('name').primaryKey(),
  id: text('id').notNull(),
  prefix: text('prefix').notNull(),
  type: text('type').notNull(),
  description: text('description').notNull(),
  recommended: boolean('recommended').notNull().default(false),
  /** US cents. */
  priceMonth: integer('price_month').notNull(),
  priceYear: integer('price_year').notNull(),
  priceLifetime: integer('price_lifetime').notNull(),
  features: jsonb('features').$type<PlanFeatures>().notNull(),
  position: integer('position').notNull(),
});

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Always lower case, so that uniqueness ignores case. */
    email: text('email').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    name: text('name'),
    /** Storage key of the avatar. */
    avatarKey: text('avatar_key'),
    planName: text('plan_name')
      .notNull()
      .references(() => plans.name),
    /** Since when the money for this account's plan is back with its buyer; null while the plan is paid for. */
    refundedAt: moment('refunded_at'),
    /** Until when a plan bought for a month or a year lasts; null: for life. */
    planUntil: moment('plan_until'),
    /** The plan that follows once `planUntil` has passed; null where nothing ends. */
    planAfter: text('plan_after').references(() => plans.name),
    /** Since when the account has no plan at all, because everything was given back or ended; null while it has one. */
    unpaidSince: moment('unpaid_since'),
    /** Whether its owner was told so, by mail, and until when the published pages stay. */
    unpaidTold: boolean('unpaid_told').notNull().default(false),
    /** Whether visitors see none of its pages, because no plan was bought in time. Its change is told like a site's. */
    sitesOffline: boolean('sites_offline').notNull().default(false),
    /** Base32 secret of the authenticator app; null while sign-in asks for no code. */
    totpSecret: text('totp_secret'),
    /** A secret that was handed out and not confirmed yet. */
    totpPending: text('totp_pending'),
    /** The last time step whose code was taken, so that no code works twice. */
    totpStep: integer('totp_step').notNull().default(0),
    /** Since when sign-in asks for a code; null for a second factor from before this was noted. */
    totpSince: moment('totp_since'),
    /** Whether it is written to of each lead, by forms whose own settings nobody has changed. */
    mailsLeads: boolean('mails_leads').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('users_plan_until').on(table.planUntil).where(sql`plan_until is not null`),
    index('users_unpaid').on(table.unpaidSince).where(sql`unpaid_since is not null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** sha-256 of the token, hex. The token itself is never stored. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session in lists: it tells nothing about the token. */
    id: text('id').notNull().unique().default(sql`gen_random_uuid()::text`),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    /** Within some minutes. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    type: text('type').notNull(),
    logo: text('logo'),
    status: text('status', { enum: ['active', 'inactive', 'archived'] })
      .notNull()
      .default('active'),
    /** Whose days its statistics are cut by: a name of the IANA database. */
    timeZone: text('time_zone').notNull().default('UTC'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('projects_user').on(table.userId, table.createdAt)],
);

export const domains = pgTable(
  'domains',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['provider', 'custom'] }).notNull(),
    /** Full lower-case ASCII host name; of provider subdomains with the port where the sites' origin has one. */
    domain: text('domain').notNull(),
    /** Keeps the name from every other project: provider subdomains and proven domains. */
    held: boolean('held').notNull().default(true),
    primary: boolean('is_primary').notNull().default(false),
    /** What the TXT record of a custom domain has to say; empty for provider subdomains. */
    proof: text('proof').notNull().default(''),
    /** What the last look-up found. */
    checks: jsonb('checks').$type<DomainCheck[]>(),
    checkedAt: moment('checked_at'),
    /** When the records are looked up again by themselves; null: no more. */
    nextCheckAt: moment('next_check_at'),
    /** Look-ups in a row that found the records missing. */
    misses: integer('misses').notNull().default(0),
    /** Since when this claim waits for its proof. */
    claimedAt: moment('claimed_at').notNull().defaultNow(),
    ssl: boolean('ssl').notNull().default(false),
    status: text('status', { enum: ['active', 'pending', 'error'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('domains_project').on(table.projectId),
    uniqueIndex('domains_project_name').on(table.projectId, table.domain),
    uniqueIndex('domains_held').on(table.domain).where(sql`held`),
    uniqueIndex('domains_primary').on(table.projectId).where(sql`is_primary`),
    index('domains_name').on(table.domain),
    index('domains_due').on(table.nextCheckAt).where(sql`next_check_at is not null`),
  ],
);

/** Subdomains at the provider that were given up: they rest before another account may have them. */
export const releasedNames = pgTable(
  'released_names',
  {
    domain: text('domain').primaryKey(),
    /** Who had it: they may take it back. Null for an account that is gone. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    releasedAt: moment('released_at').notNull().defaultNow(),
  },
  (table) => [index('released_names_user').on(table.userId).where(sql`user_id is not null`)],
);

export const pages = pgTable(
  'pages',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    path: text('path').notNull(),
    description: text('description').notNull().default(''),
    /** Whether search engines may list it; its project may forbid that for every page. */
    robots: text('robots', { enum: ['index', 'noindex'] })
      .notNull()
      .default('index'),
    /** Storage key of the picture of shared links; empty: its project's, else its preview. */
    imageKey: text('image_key').notNull().default(''),
    descriptionAi: text('description_ai').notNull().default(''),
    type: text('type').notNull().default('page:landing:page'),
    status: text('status', { enum: ['active', 'inactive', 'pending'] }).notNull(),
    /** The section model (sections/model.ts) that generation produced; the editor starts from it. */
    sections: jsonb('sections'),
    /** GrapesJS project data, once the page was saved in the visual editor. */
    editorData: jsonb('editor_data'),
    /** What the page was written from, as its owner corrected it or as it was read; before that, only what was corrected. */
    facts: jsonb('facts').$type<FactSheet>(),
    /** Where each fact stood once the page was written. */
    placed: jsonb('placed').$type<PlacedFact[]>(),
    /** Ids of the brand's pictures that its owner chose for it; null: all of them. */
    pictures: jsonb('pictures').$type<string[]>(),
    /** What a model has written so far of a pending page: its sections, to look at. Null otherwise. */
    writing: jsonb('writing').$type<PageModel>(),
    /** How the last generation by a model went: for operators. */
    writingReport: jsonb('writing_report').$type<WritingReport>(),
    /** What its owner read the dashboard in when the page was asked for: our words beside a text in a language that is not ours. */
    ownerLanguage: text('owner_language').$type<PageLanguage>().notNull().default('en'),
    /** Rises by one with every save; a save names the version it started from. */
    version: integer('version').notNull().default(0),
    /** Storage key of the preview image. */
    previewKey: text('preview_key'),
    /** Storage key of the published HTML, named by its content hash; empty while nothing is published. */
    publishedKey: text('published_key'),
    /** Why the last generation ended without a page; empty otherwise. */
    generationError: text('generation_error').notNull().default(''),
    /** Who wrote what is published: the configured model, the built-in composer, or the composer in the model's place. */
    generatedBy: text('generated_by', { enum: ['', 'model', 'composer', 'fallback'] })
      .notNull()
      .default(''),
    /** What a pending page becomes once it is written. While 'active', contents that it has already stay online. */
    statusAfter: text('status_after', { enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    /** Whether visitors ever saw it. Noted by the database, whoever switches it on. */
    wasOnline: boolean('was_online').notNull().default(false),
    /** What its palette and letters are drawn by, once another look was asked for; null: by what it says. */
    look: text('look'),
    /** Bytes of the published document and its preview. */
    publishedBytes: integer('published_bytes').notNull().default(0),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    /** When it is published by itself; null where nothing waits. The zone is the one in which that was chosen. */
    publishAt: moment('publish_at'),
    publishZone: text('publish_zone'),
    /** Why that was not done; null until it was tried. */
    publishFailure: text('publish_failure').$type<ScheduleFailure>(),
    /** Ids of the shared sections that its published contents name. Kept by the database, whoever writes the contents. */
    shared: jsonb('shared').$type<string[]>().notNull().default([]),
    /** What it is searched and sorted by: title, path, description and tags, folded. Empty where a sweep still has to. */
    words: text('words').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('pages_project_updated').on(table.projectId, table.updatedAt.desc(), table.id),
    index('pages_project_name').on(table.projectId, sql`left(words, 60) collate "C" desc nulls last`, table.id),
    index('pages_tagged').on(table.projectId).where(sql`tags <> '[]'`),
    index('pages_words').using('gin', sql`to_tsvector('simple', words)`),
    index('pages_wordless').on(table.id).where(sql`words = ''`),
    uniqueIndex('pages_project_path').on(table.projectId, table.path),
    index('pages_project_created').on(table.projectId, table.createdAt.desc(), table.id),
    index('pages_pending').on(table.createdAt).where(sql`status = 'pending'`),
    index('pages_scheduled').on(table.publishAt).where(sql`publish_at is not null and publish_failure is null`),
    index('pages_failed').on(table.projectId).where(sql`generation_error <> ''`),
  ],
);

/** A section that pages of a project show: as it is edited, and as it was published on all of them last. */
export const sharedSections = pgTable(
  'shared_sections',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    contents: jsonb('contents').$type<SharedContents>().notNull(),
    /** Rises by one with every change of its contents. */
    revision: integer('revision').notNull().default(1),
    published: jsonb('published').$type<SharedContents>(),
    publishedRevision: integer('published_revision').notNull().default(0),
    /** When that was asked for: what somebody published or restored of a page since stays. */
    publishedAt: moment('published_at'),
    /** When pages are looked at again that do not show what was published; null where all of them do. */
    publishDue: moment('publish_due'),
    /** Of both contents. */
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('shared_sections_project').on(table.projectId, table.createdAt),
    index('shared_sections_due').on(table.publishDue).where(sql`publish_due is not null`),
  ],
);

/** Every state that a page had, the newest being what is published. Written with the change itself. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: text('id').primaryKey(),
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** Counts up from 1 within the page. */
    number: integer('number').notNull(),
    origin: text('origin', { enum: ['created', 'generated', 'saved', 'restored'] }).notNull(),
    /** A part of the page was published by itself: nobody decided on the rest. */
    isPart: boolean('is_part').notNull().default(false),
    /** The number of the version that was restored. */
    restoredFrom: integer('restored_from'),
    /** Storage key of its contents: sections and editor data. Null for a version whose contents still stand in the row. */
    contentsKey: text('contents_key'),
    sections: jsonb('sections'),
    editorData: jsonb('editor_data'),
    /** Storage keys; versions of one page may share them. */
    publishedKey: text('published_key').notNull(),
    previewKey: text('preview_key'),
    /** What its owner noted of it. */
    note: text('note').notNull().default(''),
    /** Of its contents, its document and its preview; for what one plan may store. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('page_versions_number').on(table.pageId, table.number),
    index('page_versions_bytes').on(table.pageId, table.bytes),
    index('page_versions_uncounted').on(table.id).where(sql`bytes = 0`),
    index('page_versions_unstored').on(table.id).where(sql`contents_key is null`),
  ],
);

/**
 * What the visual editor keeps of a page between two publications. A row without `data` says who changed the page last,
 * so that a browser whose answer got lost knows its own change again.
 */
export const pageDrafts = pgTable(
  'page_drafts',
  {
    pageId: text('page_id')
      .primaryKey()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** The page's version that the editor knew. */
    version: integer('version').notNull(),
    /** New with every change. */
    stamp: text('stamp').notNull(),
    /** The open editor that changed it. */
    writer: text('writer').notNull(),
    /** GrapesJS project data; null where nothing waits to be published. */
    data: jsonb('data'),
    /** Of `data`. */
    bytes: integer('bytes').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [index('page_drafts_uncounted').on(table.pageId).where(sql`bytes = 0 and data is not null`)],
);

/** A file that came with a lead, and where it is kept. */
export interface KeptLeadFile {
  id: string;
  field: string;
  name: string;
  content_type: string;
  /** Bytes. */
  size: number;
  /** In the store, below `leads/`, which nobody reads without asking us. */
  key: string;
}

/** What visitors sent through the forms of published pages. It outlives its page. */
export const leads = pgTable(
  'leads',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Names no row any more once the page is deleted. */
    pageId: text('page_id').notNull(),
    /** As it was when the lead came in. */
    pageTitle: text('page_title').notNull(),
    /** Null for one that came in before forms had ids. */
    formId: text('form_id'),
    fields: jsonb('fields').$type<{ name: string; value: string }[]>().notNull(),
    files: jsonb('files').$type<KeptLeadFile[]>().notNull().default([]),
    /** Bytes of all files. */
    fileBytes: integer('file_bytes').notNull().default(0),
    source: jsonb('source')
      .$type<LeadSource>()
      .notNull()
      .default({ referrer: '', utm_source: '', utm_medium: '', utm_campaign: '' }),
    /** The letter of the experiment's variant that it was sent from. */
    variant: text('variant'),
    status: text('status', { enum: ['new', 'read', 'spam'] })
      .notNull()
      .default('new'),
    spamReasons: jsonb('spam_reasons').$type<SpamReason[]>().notNull().default([]),
    /** The exact words that were agreed to. */
    consent: jsonb('consent').$type<string[]>().notNull().default([]),
    /** False while the sender's confirmation is waited for. */
    confirmed: boolean('confirmed').notNull().default(true),
    /** Since when it counts: its event is written then, once. Null for spam and what is not confirmed. */
    countedAt: moment('counted_at'),
    /** The sender's address in lower case; empty where none was asked for. */
    email: text('email').notNull().default(''),
    /** The words of its values, as they are searched. */
    words: text('words').notNull().default(''),
    /** The same for leads that say the same. */
    bodyHash: text('body_hash').notNull().default(''),
    /** The same for a form that is sent twice within minutes. */
    onceKey: text('once_key').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('leads_project_created').on(table.projectId, table.createdAt.desc(), table.id),
    index('leads_page_created').on(table.pageId, table.createdAt.desc(), table.id),
    index('leads_project_kept').on(table.projectId, table.createdAt.desc(), table.id).where(sql`status <> 'spam'`),
    index('leads_project_status').on(table.projectId, table.status, table.createdAt.desc(), table.id),
    index('leads_form_status').on(table.formId, table.status, table.createdAt.desc(), table.id),
    index('leads_email').on(table.email, table.projectId).where(sql`email <> ''`),
    index('leads_body').on(table.projectId, table.bodyHash, table.createdAt).where(sql`body_hash <> ''`),
    index('leads_unconfirmed').on(table.createdAt).where(sql`not confirmed`),
    index('leads_words').using('gin', sql`to_tsvector('simple', words)`),
    // Those of before accents were ignored: À to ſ.
    index('leads_unfolded').on(table.id).where(sql`words ~ '[À-ſ]'`),
  ],
);

/** The forms of published pages. One without a page that is online keeps its leads. */
export const forms = pgTable(
  'forms',
  {
    /** Made of the page's id and the name that the form has in the page. */
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Names no row any more once the page is deleted. */
    pageId: text('page_id').notNull(),
    pageTitle: text('page_title').notNull(),
    title: text('title').notNull().default(''),
    fields: jsonb('fields').$type<ReadField[]>().notNull(),
    /** Which of the page's forms it is, from 1; 0 once the page has it no more. */
    position: integer('position').notNull(),
    settings: jsonb('settings').$type<FormSettings>(),
    /** Origin of the other site that it leads to; empty for none. Its page's route follows by a trigger. */
    target: text('target').notNull().default(''),
    /** Whether it leads to the next step of its page's funnel once it was sent. */
    toNextStep: boolean('to_next_step').notNull().default(false),
    /** The key of the file that whoever sends it gets; empty for none. */
    file: text('file').notNull().default(''),
    /** What its owner read the dashboard in when the settings were made; mails about it speak it. */
    ...readerLanguage(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('forms_project').on(table.projectId),
    index('forms_page').on(table.pageId, table.position),
    index('forms_retention').on(table.id).where(sql`settings ->> 'retention_days' is not null`),
  ],
);

/** What an account had AI do, one row for each use: what its plan allows is counted here. It outlives its page. */
export const aiUsage = pgTable(
  'ai_usage',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['page', 'component'] }).notNull(),
    pageId: text('page_id').notNull(),
    /** Empty where no model was asked. */
    model: text('model').notNull().default(''),
    /** As the model's server counted them; 0 where it does not say. */
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('ai_usage_user').on(table.userId, table.kind, table.createdAt)],
);

/** The content that a file had under an address of its own, before it was replaced. */
export interface EarlierContent {
  pathParent: string;
  pathChild: string;
  name: string;
  extension: string;
  contentType: string;
  /** Bytes, with the smaller pictures that were made of it until then. */
  bytes: number;
  size: number;
  /** When something else took its place, in ISO 8601. What was replaced before this was noted has none. */
  replacedAt?: string;
}

export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    extension: text('extension').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes as stored. */
    size: integer('size').notNull(),
    /** Bytes of the smaller pictures that were made of it so far. */
    thumbnailBytes: integer('thumbnail_bytes').notNull().default(0),
    /** Storage key = pathParent + '/' + pathChild; both generated, never from the upload's name. */
    pathParent: text('path_parent').notNull(),
    pathChild: text('path_child').notNull(),
    /** Who made it, for what was taken over from a picture service, and where it stands there; empty otherwise. */
    credit: text('credit').notNull().default(''),
    creditUrl: text('credit_url').notNull().default(''),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    /** What it is searched and sorted by: name, tags and credit, folded. Empty where a sweep still has to. */
    words: text('words').notNull().default(''),
    /** What it held before it was replaced, latest first: versions of pages go on showing that. */
    earlier: jsonb('earlier').$type<EarlierContent[]>().notNull().default([]),
    /** Bytes of `earlier`, with the smaller pictures that were made of it. */
    earlierBytes: integer('earlier_bytes').notNull().default(0),
    /** When pages are looked through again for what it held before. Null where none shows that. */
    repointDue: moment('repoint_due'),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_repoint_due').on(table.repointDue).where(sql`repoint_due is not null`),
    index('files_earlier').using('gin', sql`earlier jsonb_path_ops`).where(sql`earlier <> '[]'`),
    index('files_user_size').on(table.userId, table.size.desc(), table.id),
    index('files_user_name').on(table.userId, sql`left(words, 60) collate "C" desc nulls last`, table.id),
    index('files_tagged').on(table.userId).where(sql`tags <> '[]'`),
    index('files_words').using('gin', sql`to_tsvector('simple', words)`),
    index('files_wordless').on(table.id).where(sql`words = ''`),
    index('files_path').on(table.pathChild),
    index('files_user_created').on(table.userId, table.createdAt.desc(), table.id),
  ],
);

export const orders = pgTable(
  'orders',
  {
    /** Unguessable: whoever knows it may see how the payment ended. */
    id: text('id').primaryKey(),
    planName: text('plan_name')
      .notNull()
      .references(() => plans.name),
    email: text('email').notNull(),
    method: text('method', { enum: ['crypto', 'card', 'paypal'] }).notNull(),
    /** US cents, fixed when the order is made. */
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['created', 'pending', 'paid', 'failed', 'expired', 'refunded'] })
      .notNull()
      .default('created'),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref'),
    /** Where the buyer pays; null until the provider has said it. */
    paymentUrl: text('payment_url'),
    /** The origin of the page that the buyer came from and returns to. */
    returnOrigin: text('return_origin').notNull().default(''),
    /** The language that the buyer read the checkout in; the order's mails speak it. */
    ...readerLanguage(),
    /** The account that buys a plan for itself; null: the buyer gets a purchase code. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    period: text('period', { enum: ['mo', 'yr', 'ltd'] })
      .notNull()
      .default('ltd'),
    /** US cents that went back by refunds; what lost disputes took is noted with them. */
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** While held, a repeated click of the same buyer finds this open order instead of making another. */
    requestKey: text('request_key').unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('orders_provider_ref').on(table.provider, table.providerRef),
    index('orders_user').on(table.userId),
    index('orders_created').on(table.createdAt),
    index('orders_open').on(table.createdAt).where(sql`status in ('created', 'pending')`),
  ],
);

/** Every event that a payment provider delivered, so that a repeated delivery has no second effect. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    orderId: text('order_id').references(() => orders.id),
    type: text('type').notNull(),
    receivedAt: createdAt(),
  },
  (table) => [uniqueIndex('payment_events_once').on(table.provider, table.eventId)],
);

/** Payments that buyers disputed at their bank. While one is open, the order's unused code opens nothing. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    provider: text('provider').notNull(),
    /** The provider's own name of the dispute. */
    disputeId: text('dispute_id').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** US cents that are disputed. */
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['open', 'won', 'lost'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('payment_disputes_once').on(table.provider, table.disputeId),
    index('payment_disputes_order').on(table.orderId),
  ],
);

export const purchaseCodes = pgTable(
  'purchase_codes',
  {
    /** sha-256 of the normalised code (upper case, no dashes or spaces), hex. */
    codeHash: text('code_hash').primaryKey(),
    planName: text('plan_name')
      .notNull()
      .references(() => plans.name),
    /** One code an order; null for codes minted on the command line. */
    orderId: text('order_id')
      .unique()
      .references(() => orders.id),
    usedBy: text('used_by').references(() => users.id, { onDelete: 'set null' }),
    usedAt: moment('used_at'),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  (table) => [index('purchase_codes_user').on(table.usedBy).where(sql`used_by is not null`)],
);

/** Outgoing mail, written in the transaction that causes it and sent by a job. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Cleared once a mail server took the message: it may hold a secret. */
    body: text('body').notNull(),
    /** Whom an answer goes to; empty: to nobody. */
    replyTo: text('reply_to').notNull().default(''),
    orderId: text('order_id').references(() => orders.id),
    /** The lead that it tells of: erased with it. */
    leadId: text('lead_id'),
    sentAt: moment('sent_at'),
    lastError: text('last_error').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('mails_order').on(table.orderId),
    index('mails_lead').on(table.leadId).where(sql`lead_id is not null`),
    index('mails_lead_recipient').on(table.recipient, table.createdAt).where(sql`lead_id is not null`),
    index('mails_unsent').on(table.createdAt).where(sql`sent_at is null`),
    index('mails_sent').on(table.sentAt).where(sql`sent_at is not null`),
  ],
);

/** Counters that may have no gaps: the row is held until what was counted commits. */
export const counters = pgTable('counters', {
  name: text('name').primaryKey(),
  value: integer('value').notNull(),
});

/** What was charged and what went back. Rows never change: a trigger of the database refuses it. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    number: integer('number').notNull().unique(),
    kind: text('kind', { enum: ['invoice', 'credit_note'] }).notNull(),
    /** Null once the account is deleted: the books stay. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    planName: text('plan_name').notNull(),
    planTitle: text('plan_title').notNull(),
    period: text('period', { enum: ['mo', 'yr', 'ltd'] }).notNull(),
    method: text('method', { enum: ['crypto', 'card', 'paypal'] }).notNull(),
    /** US cents; negative on a credit note. */
    amount: integer('amount').notNull(),
    billedName: text('billed_name').notNull(),
    billedEmail: text('billed_email').notNull(),
    /** The end of what was bought; null: for life. */
    paidUntil: moment('paid_until'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invoices_order').on(table.orderId).where(sql`kind = 'invoice'`),
    index('invoices_credit').on(table.orderId),
    index('invoices_user').on(table.userId, table.number),
  ],
);

/** Stand-ins for a lost authenticator app: each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** sha-256 of the normalised code, hex. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_once').on(table.userId, table.codeHash)],
);

/** The one request of an account for a new password that is still open. */
export const passwordResets = pgTable('password_resets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** sha-256 of the token in the mail, hex. */
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});

/** An account's changed e-mail while it waits for its confirmation. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** sha-256 of the token in the mail, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_expires').on(table.expiresAt)],
);

/** What undoes a change of e-mail, mailed to the old one. A used row stays until it expires, so that it can be used again. */
export const emailUndos = pgTable(
  'email_undos',
  {
    /** sha-256 of the token in the mail, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The old e-mail, which counts again. */
    email: text('email').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('email_undos_user').on(table.userId),
    index('email_undos_email').on(table.email),
    index('email_undos_expires').on(table.expiresAt),
  ],
);

/** A project's settings for search engines and shared links. */
export const projectSeo = pgTable(
  'project_seo',
  {
    projectId: text('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    titlePattern: text('title_pattern').notNull(),
    description: text('description').notNull(),
    robots: text('robots', { enum: ['index', 'noindex'] }).notNull(),
    imageId: text('image_id').references(() => files.id, { onDelete: 'set null' }),
    faviconId: text('favicon_id').references(() => files.id, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('project_seo_image').on(table.imageId).where(sql`image_id is not null`),
    index('project_seo_favicon').on(table.faviconId).where(sql`favicon_id is not null`),
  ],
);

/** What the pages of a project have in common: logo, colour, letters and pictures. */
export const projectBrands = pgTable('project_brands', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  brand: jsonb('brand').$type<KeptBrand>().notNull(),
  updatedAt: updatedAt(),
});

/** Links under which people without an account look at a page as it is being edited. */
export const pagePreviews = pgTable(
  'page_previews',
  {
    id: text('id').primaryKey(),
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** What the link ends in. */
    token: text('token').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Whether its readers may comment. */
    comments: boolean('comments').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('page_previews_token').on(table.token),
    index('page_previews_page').on(table.pageId, table.createdAt.desc()),
  ],
);

/** What readers of preview links talk about: each thread belongs to a section of a page. */
export const pageCommentThreads = pgTable(
  'page_comment_threads',
  {
    id: text('id').primaryKey(),
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** The section's anchor, or what stands for it where it has none. */
    section: text('section').notNull(),
    /** What the section was called when the thread began. */
    sectionName: text('section_name').notNull(),
    resolvedAt: moment('resolved_at'),
    /** When somebody last answered, resolved or opened it. */
    updatedAt: updatedAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index('page_comment_threads_page').on(table.pageId, table.createdAt),
    index('page_comment_threads_updated').on(table.updatedAt),
  ],
);

/** The comments of a thread: of readers, and its page's owner's answers. */
export const pageComments = pgTable(
  'page_comments',
  {
    id: text('id').primaryKey(),
    threadId: text('thread_id')
      .notNull()
      .references(() => pageCommentThreads.id, { onDelete: 'cascade' }),
    isOwner: boolean('is_owner').notNull(),
    /** What its reader is called; empty for the owner. */
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('page_comments_thread').on(table.threadId, table.createdAt)],
);

/** The addresses that published pages had before: whoever comes there is led to the page. Written by triggers on `pages`. */
export const pageRedirects = pgTable(
  'page_redirects',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('page_redirects_path').on(table.projectId, table.path),
    index('page_redirects_page').on(table.pageId, table.createdAt.desc()),
  ],
);

/** What was deleted and can be restored for a while; its stored objects stay as long. */
export const trash = pgTable(
  'trash',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    /** Of what was deleted. */
    subjectId: text('subject_id').notNull(),
    kind: text('kind', { enum: ['page', 'file', 'lead'] }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a file, which belongs to the account. */
    projectId: text('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Who deleted it: a person, or a program by the name of its token. */
    deletedBy: text('deleted_by').notNull(),
    /** Of everything that it stores. */
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** Of the store: discarded once it goes for good. */
    paths: jsonb('paths').$type<string[]>().notNull(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('trash_subject').on(table.subjectId),
    index('trash_user').on(table.userId, table.deletedAt.desc(), table.id),
    index('trash_project').on(table.projectId, table.kind),
    index('trash_expires').on(table.expiresAt),
    index('trash_file').on(sql`(paths ->> 0)`).where(sql`kind = 'file'`),
    index('trash_file_paths').using('gin', sql`paths jsonb_path_ops`).where(sql`kind = 'file'`),
  ],
);

/** The rows of what was deleted, in the order in which they are inserted again. */
export const trashRows = pgTable(
  'trash_rows',
  {
    trashId: text('trash_id')
      .notNull()
      .references(() => trash.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    table: text('table_name').notNull(),
    /** Empty for a row that was deleted, else the column of one that stayed and referred to it. */
    refers: text('refers').notNull().default(''),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('trash_rows_order').on(table.trashId, table.position)],
);

/** Storage that lost its rows, written in the transaction that deletes them and emptied by a job. */
export const discarded = pgTable('discarded', {
  /** A key, or with a slash at the end everything below it. */
  path: text('path').primaryKey(),
  createdAt: createdAt(),
  /** Not deleted before: somebody may still be reading what was replaced a moment ago. */
  dueAt: moment('due_at').notNull().defaultNow(),
});

/**
 * How far a project's published pages are written. Triggers raise `revision` with every change that all of its pages show
 * (its name, its settings for search engines, its primary domain); pages that were written for an older one are due.
 */
export const sites = pgTable(
  'sites',
  {
    projectId: text('project_id').primaryKey(),
    revision: integer('revision').notNull().default(1),
    /** The revision that every page was written for. */
    written: integer('written').notNull().default(1),
    /** Scheme and host that its pages name as their own; empty without an active domain. */
    origin: text('origin').notNull().default(''),
    /** What of the program and its configuration pages were written with. */
    recipe: text('recipe').notNull().default(''),
  },
  (table) => [
    index('sites_due').on(table.projectId).where(sql`written < revision`),
    index('sites_recipe').on(table.recipe),
  ],
);

/** What was written last of a page for its visitors: three immutable objects in the store. */
export const pageArtefacts = pgTable(
  'page_artefacts',
  {
    pageId: text('page_id')
      .primaryKey()
      .references(() => pages.id, { onDelete: 'cascade' }),
    /** The published document that it was made of, and the site's revision at that time. */
    sourceKey: text('source_key').notNull(),
    revision: integer('revision').notNull(),
    /** Storage key of the document; with .br and .gz, of its compressed forms. */
    key: text('key').notNull(),
    etag: text('etag').notNull(),
    /** When a countdown of it says something else; null where none ever does. */
    changesAt: moment('changes_at'),
    /** Whether something in it comes from other sites, and the origins of what is shown, with a space between them. */
    hasEmbeds: boolean('has_embeds').notNull().default(false),
    frameOrigins: text('frame_origins').notNull().default(''),
    /** Of the page, as it was written. */
    title: text('title').notNull(),
    /** Whether visitors may send something to it, and the language of our words in it. */
    hasForm: boolean('has_form').notNull(),
    language: text('language').$type<PageLanguage>().notNull(),
    /** Whether it has a link or a form that leads to the next step of a funnel. */
    toNextStep: boolean('to_next_step').notNull().default(false),
    /** The path of the step that it leads to; empty for none, '?' where that was not noted yet. */
    nextStep: text('next_step').notNull().default('?'),
    updatedAt: updatedAt(),
  },
  (table) => [index('page_artefacts_changes').on(table.changesAt).where(sql`changes_at is not null`)],
);

/** The hosts that are answered. Written by triggers alone: a host is here exactly while its site is online. */
export const siteHosts = pgTable(
  'site_hosts',
  {
    host: text('host').primaryKey(),
    siteId: text('site_id').notNull(),
    /** Scheme and host. */
    origin: text('origin').notNull(),
    robots: text('robots', { enum: ['index', 'noindex'] }).notNull(),
    /** Whether its account's plan lets a content delivery network keep its pages. */
    cdn: boolean('cdn').notNull().default(true),
  },
  (table) => [index('site_hosts_site').on(table.siteId)],
);

/** What an experiment shows in place of a page, as its route keeps it. */
export interface RouteVariant {
  letter: string;
  /** Of the visitors, in per cent. */
  weight: number;
  pageId: string;
  key: string;
  etag: string;
  hasForm: boolean;
  formTargets: string;
  /** Left out by releases that knew none. */
  frameOrigins?: string;
  language: PageLanguage;
}

/** What is answered at a path of a site. Written by triggers alone: a route is here exactly while its page is online. */
export const siteRoutes = pgTable(
  'site_routes',
  {
    siteId: text('site_id').notNull(),
    path: text('path').notNull(),
    pageId: text('page_id').notNull(),
    title: text('title').notNull(),
    status: integer('status').notNull().default(200),
    /** Where a redirect leads; empty for any other answer. */
    location: text('location').notNull().default(''),
    contentType: text('content_type').notNull().default('text/html; charset=utf-8'),
    key: text('key').notNull(),
    etag: text('etag').notNull(),
    hasForm: boolean('has_form').notNull(),
    /** Origins of other sites that its forms may lead to, with a space between them. */
    formTargets: text('form_targets').notNull().default(''),
    /** Origins of other sites that are shown in it, with a space between them. */
    frameOrigins: text('frame_origins').notNull().default(''),
    language: text('language').$type<PageLanguage>().notNull(),
    /** The experiment that runs here, and what it shows in place of the page; empty without one. */
    experiment: text('experiment').notNull().default(''),
    variants: jsonb('variants').$type<RouteVariant[]>().notNull().default([]),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.path] }), index('site_routes_page').on(table.pageId)],
);

/**
 * The owner's code that stands in a site's pages. Written by triggers alone: it is here exactly while there is some and the
 * account's plan includes it.
 */
export const siteCodes = pgTable('site_codes', {
  siteId: text('site_id').primaryKey(),
  head: text('head').notNull(),
  bodyEnd: text('body_end').notNull(),
  /** Whether visitors are asked first, in which words (empty: ours), and where they can read more (empty: nowhere). */
  asks: boolean('asks').notNull(),
  askText: text('ask_text').notNull(),
  privacyUrl: text('privacy_url').notNull(),
  /** Names all of this. */
  etag: text('etag').notNull(),
});

/** Hosts and routes that changed, until their copies in the store follow. Written by triggers. */
export const routeChanges = pgTable('route_changes', {
  id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
  siteId: text('site_id').notNull(),
  /** The host that changed, or else the path. */
  host: text('host'),
  path: text('path'),
});

/** What an operator took offline: an account, a project's site, or one page. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    kind: text('kind', { enum: ['account', 'site', 'page'] }).notNull(),
    /** Id of the user, the project or the page. */
    subjectId: text('subject_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    /** Null while it lasts. */
    liftedAt: moment('lifted_at'),
  },
  (table) => [uniqueIndex('suspensions_lasting').on(table.subjectId).where(sql`lifted_at is null`)],
);

/** What operators did, for ever. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    at: createdAt(),
    /** 'command line', or the address that called the admin API. */
    actor: text('actor').notNull(),
    /** 'suspend', 'jobs retry'. */
    act: text('act').notNull(),
    /** What it was done to: 'account someone@example.com'. */
    subject: text('subject').notNull().default(''),
    reason: text('reason').notNull().default(''),
  },
  (table) => [index('audit_log_at').on(table.at)],
);

/** Tokens for programs. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** sha-256 of the token, hex. The token itself is never stored. */
    tokenHash: text('token_hash').notNull().unique(),
    name: text('name').notNull(),
    /** How the token begins. */
    prefix: text('prefix').notNull(),
    scopes: jsonb('scopes').$type<Scope[]>().notNull(),
    /** The one project that it opens; null: all of the account's. */
    projectId: text('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    /** Within a minute. */
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('api_tokens_user').on(table.userId),
    index('api_tokens_project').on(table.projectId),
    index('api_tokens_expires').on(table.expiresAt),
  ],
);

/** What happened in a project, written in the transaction that made it happen. */
export const events = pgTable(
  'events',
  {
    /** The same for every consumer, at every try. */
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    type: text('type').$type<EventType>().notNull(),
    /** The page, lead or domain that it happened to. */
    subjectId: text('subject_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** The consumers that have not taken it over yet. */
    pending: jsonb('pending').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    index('events_project').on(table.projectId, table.type, table.createdAt.desc()),
    index('events_subject').on(table.subjectId),
    index('events_created').on(table.createdAt),
    index('events_pending').on(table.createdAt).where(sql`pending <> '[]'`),
  ],
);

/** What an account is told of, written in the transaction that made it happen. It is worded where it is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for what belongs to the account. */
    projectId: text('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    type: text('type').$type<NotificationType>().notNull(),
    /** What it happened to; empty where that is nothing that can be opened. */
    subjectId: text('subject_id').notNull().default(''),
    /** What that is called. Never what a visitor sent: a lead's name is looked up while there is the lead. */
    name: text('name').notNull().default(''),
    /** The program that did it, by its token's name; `*` for the account's person; empty for a visitor, or ourselves. */
    actor: text('actor').notNull().default(''),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_user').on(table.userId, table.createdAt.desc(), table.id),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
    index('notifications_project').on(table.projectId),
    index('notifications_subject').on(table.subjectId),
    index('notifications_created').on(table.createdAt),
  ],
);

/** Which features follow the events of a project; an event of a project without any is written and nothing more. */
export const eventConsumers = pgTable(
  'event_consumers',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    consumer: text('consumer').notNull(),
  },
  (table) => [uniqueIndex('event_consumers_once').on(table.projectId, table.consumer)],
);

/**
 * Who is told of a project's events: addresses of its owner's programs, services that it is connected with, pixels. The
 * table and the one of deliveries have their names from the first of them.
 */
export const receivers = pgTable(
  'webhooks',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** `webhook`, a kind of connection such as `slack`, or a kind of pixel such as `meta`. */
    kind: text('kind').notNull().default('webhook'),
    /** Where a webhook is sent to; empty for any other kind. */
    url: text('url').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** The forms whose leads it gets; null: all of them. */
    formIds: jsonb('form_ids').$type<string[]>(),
    /** What its owner calls it. */
    description: text('description').notNull().default(''),
    /** What a kind needs to know, but for its secrets. */
    settings: jsonb('settings').$type<Record<string, string>>().notNull().default({}),
    enabled: boolean('enabled').notNull().default(true),
    /** Why it was switched off without its owner. */
    disabledReason: text('disabled_reason', { enum: ['gone', 'failing'] }),
    /** Encrypted, like the one before: what signs a webhook's messages, or any other kind's secrets by their names. */
    secret: text('secret').notNull(),
    /** The secret before, which signs too until `previousUntil`. */
    previousSecret: text('previous_secret'),
    previousUntil: moment('previous_until'),
    /** Since when no delivery arrives; null while they do. */
    failingSince: moment('failing_since'),
    /** What its owner read the dashboard in when it was made; mails about it speak it. */
    ...readerLanguage(),
    /** When its owner was told that it fails; null while it does not, or nobody was told. */
    failureToldAt: moment('failure_told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('webhooks_project').on(table.projectId, table.createdAt.desc(), table.id),
    uniqueIndex('webhooks_pixel').on(table.projectId, table.kind).where(sql`kind in ('meta', 'ga4', 'tiktok')`),
  ],
);

/** An event on its way to a receiver, or what became of it. */
export const deliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    receiverId: text('webhook_id')
      .notNull()
      .references(() => receivers.id, { onDelete: 'cascade' }),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['pending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: jsonb('attempts').$type<DeliveryAttempt[]>().notNull().default([]),
    /** Tries since it was made or replayed. */
    tries: integer('tries').notNull().default(0),
    /** Rises with every job that is made for it: an older one has nothing to do any more. */
    turn: integer('turn').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.receiverId, table.eventId),
    index('webhook_deliveries_webhook').on(table.receiverId, table.createdAt.desc(), table.id),
    index('webhook_deliveries_event').on(table.eventId),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`status = 'pending'`),
  ],
);

/** Addresses other than the account's own that leads are mailed to, once whoever reads them has agreed. */
export const mailRecipients = pgTable(
  'mail_recipients',
  {
    id: text('id').primaryKey().default(sql`gen_random_uuid()::text`),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    email: text('email').notNull(),
    /** Null until it agreed, and again once it wants no more. */
    confirmedAt: moment('confirmed_at'),
    /** Whether it wants no more: it is not asked again. */
    refused: boolean('refused').notNull().default(false),
    /** When it was asked last. */
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('mail_recipients_once').on(table.userId, table.email)],
);

/** What a project asks visitors before it tells others of them, and its owner's code in its pages. */
export const projectPixels = pgTable('project_pixels', {
  projectId: text('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  consentRequired: boolean('consent_required').notNull().default(true),
  consentText: text('consent_text').notNull().default(''),
  privacyUrl: text('privacy_url').notNull().default(''),
  codeHead: text('code_head').notNull().default(''),
  codeBodyEnd: text('code_body_end').notNull().default(''),
  updatedAt: updatedAt(),
});

/**
 * How often pages were visited, in pieces of time that begin at `at`: quarters of an hour, which the days of every time zone
 * are cut by; older ones condensed (see growth/stats).
 */
export const statCounts = pgTable(
  'stat_counts',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** What is counted: all of a site, one page, one variant; or by `name`: a source, a campaign, a device, a browser. */
    kind: text('kind', {
      enum: ['site', 'page', 'variant', 'bot', 'prefetch', 'source', 'campaign', 'device', 'browser'],
    }).notNull(),
    at: moment('at').notNull(),
    /** Of time, in this row. */
    minutes: integer('minutes').notNull(),
    /** Empty for all of a site. It may be gone by now. */
    pageId: text('page_id').notNull(),
    /** The letter of an experiment's variant; empty without one. */
    variant: text('variant').notNull(),
    name: text('name').notNull(),
    views: integer('views').notNull(),
    /** Counted where they were first seen on their day, in UTC. */
    visitors: integer('visitors').notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [table.projectId, table.kind, table.at, table.pageId, table.variant, table.name, table.minutes],
    }),
    index('stat_counts_fine').on(table.at).where(sql`minutes = 15`),
    index('stat_counts_at').on(table.at),
  ],
);

/** Who was counted today: hashes that tell nothing once the day's salt is gone. Never part of a backup. */
export const statVisitors = pgTable(
  'stat_visitors',
  {
    /** In UTC. */
    day: date('day').notNull(),
    hash: text('hash').notNull(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Of the whole site, rather than of one page. */
    isSite: boolean('is_site').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.hash] }),
    index('stat_visitors_seen').on(table.projectId, table.seenAt),
  ],
);

/** What visitors are hashed with, one for each day in UTC; destroyed after it. Never part of a backup. */
export const statSalts = pgTable('stat_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});

/** The batches of counts that were stored: one whose answer was lost is not added again. Never part of a backup. */
export const statBatches = pgTable(
  'stat_batches',
  {
    id: text('id').primaryKey(),
    createdAt: createdAt(),
  },
  (table) => [index('stat_batches_created').on(table.createdAt)],
);

/** Experiments: a page, the control, beside variants of it. */
export const experiments = pgTable(
  'experiments',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    pageId: text('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    status: text('status', { enum: ['running', 'stopped', 'won'] })
      .notNull()
      .default('running'),
    /** As planned. */
    days: integer('days').notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    endsAt: moment('ends_at').notNull(),
    endedAt: moment('ended_at'),
    /** The letter of the variant that became the page. */
    winner: text('winner'),
    /** Why it ended without its owner: the account's plan has no experiments any more. Ended so by a trigger. */
    endedBecause: text('ended_because', { enum: ['plan'] }),
  },
  (table) => [
    uniqueIndex('experiments_running').on(table.pageId).where(sql`status = 'running'`),
    index('experiments_page').on(table.pageId, table.startedAt),
    index('experiments_project').on(table.projectId),
  ],
);

/** What an experiment shows; A is the page itself. */
export const experimentVariants = pgTable(
  'experiment_variants',
  {
    experimentId: text('experiment_id')
      .notNull()
      .references(() => experiments.id, { onDelete: 'cascade' }),
    letter: text('letter').notNull(),
    name: text('name').notNull(),
    /** Null once that page was deleted. */
    pageId: text('page_id').references(() => pages.id, { onDelete: 'set null' }),
    /** Of the visitors, in per cent. */
    weight: integer('weight').notNull(),
    views: integer('views').notNull().default(0),
    /** For whom it was chosen. */
    visitors: integer('visitors').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.experimentId, table.letter] }),
    index('experiment_variants_page').on(table.pageId),
  ],
);

/** Ordered paths of pages. */
export const funnels = pgTable(
  'funnels',
  {
    id: text('id').primaryKey(),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('funnels_project').on(table.projectId, table.createdAt.desc(), table.id)],
);

/** The pages of a funnel. The links of all of them follow a change, by a trigger. */
export const funnelSteps = pgTable(
  'funnel_steps',
  {
    pageId: text('page_id')
      .primaryKey()
      .references(() => pages.id, { onDelete: 'cascade' }),
    funnelId: text('funnel_id')
      .notNull()
      .references(() => funnels.id, { onDelete: 'cascade' }),
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Their order; a deleted page leaves a gap. */
    position: integer('position').notNull(),
    /** What of the description the page tells, where the whole path was written from one. */
    role: text('role', { enum: ['landing', 'offer', 'thanks'] }),
  },
  (table) => [
    index('funnel_steps_funnel').on(table.funnelId, table.position),
    index('funnel_steps_project').on(table.projectId),
  ],
);

/**
 * What limits have counted, where several processes share a database. Hashed, because keys are addresses and e-mails of
 * whoever tried something.
 */
export const limits = pgTable(
  'limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    /** The end of the window in which it counts. */
    expire: moment('expire').notNull(),
  },
  (table) => [index('limits_expire').on(table.expire)],
);

/** What browsers said of an area's versions while a next one was tried. The 200 heard of last stay; never part of a backup. */
export const areaTrials = pgTable(
  'area_trials',
  {
    trial: text('trial').notNull(),
    /** The area's federated name. */
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** Tabs that began to use it. */
    sessions: integer('sessions').notNull().default(0),
    /** Tabs with at least one error of it. */
    failed: integer('failed').notNull().default(0),
    errors: integer('errors').notNull().default(0),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.trial, table.remote, table.version] }),
    index('area_trials_seen').on(table.seenAt),
  ],
);
