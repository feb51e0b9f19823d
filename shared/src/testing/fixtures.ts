import type { Domain } from '../contracts/domain.ts';
import type { StoredFile } from '../contracts/file.ts';
import type { Form } from '../contracts/form.ts';
import type { Lead } from '../contracts/lead.ts';
import type { Page } from '../contracts/page.ts';
import type { Plan } from '../contracts/plan.ts';
import type { Project } from '../contracts/project.ts';
import type { User } from '../contracts/user.ts';

/** 14 November 2023, 22:13:20 UTC. */
const SOME_MOMENT = 1_700_000_000;

export const user = (overrides: Partial<User> = {}): User => ({
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  avatar: '',
  plan: { name: 'pro', prefix: 'Pro' },
  created_at: SOME_MOMENT,
  updated_at: SOME_MOMENT,
  ...overrides,
});

export const project = (overrides: Partial<Project> = {}): Project => ({
  project_id: 'project-1',
  name: 'Bakery',
  description: 'Fresh bread every morning',
  type: 'project:landing:page',
  logo: '',
  status: 'active',
  created_at: SOME_MOMENT,
  updated_at: SOME_MOMENT,
  ...overrides,
});

export const page = (overrides: Partial<Page> = {}): Page => ({
  page_id: 'page-1',
  project_id: 'project-1',
  title: 'Launch',
  path: '/launch',
  description: 'The launch of our bread',
  description_ai: '',
  type: 'page:landing:page',
  status: 'active',
  preview_img: '',
  url: 'http://bakery.sites.test/launch',
  bucket_scheme_last: '',
  created_at: SOME_MOMENT,
  updated_at: SOME_MOMENT,
  ...overrides,
});

export const domain = (overrides: Partial<Domain> = {}): Domain => ({
  domain_id: 'domain-1',
  type: 'provider',
  domain: 'bakery.sites.test',
  ssl: false,
  status: 'active',
  ...overrides,
});

export const storedFile = (overrides: Partial<StoredFile> = {}): StoredFile => ({
  file_id: 'file-1',
  file_name: 'bread.jpg',
  file_extension: 'jpg',
  file_size: 1536,
  created_at: SOME_MOMENT,
  path_parent: 'u1',
  path_child: 'bread.jpg',
  ...overrides,
});

export const plan = (overrides: Partial<Plan> = {}): Plan => ({
  id: '1',
  name: 'pro',
  prefix: 'Pro',
  type: 'lifetime',
  description: 'For growing teams',
  recommended: false,
  price: { mo: 20, yr: 192, ltd: 199 },
  features: {
    project_max: 5,
    project_pages_max: 20,
    files_max: 500,
    custom_domain_max: 3,
    ai_pages: 50,
    ai_component: 100,
    custom_domain: true,
    custom_js: false,
    cdn_basic: true,
    stats_basic: true,
    stats_advanced: false,
    form_advanced: true,
  },
  ...overrides,
});

export const lead = (overrides: Partial<Lead> = {}): Lead => ({
  id: overrides.lead_id ?? 'lead-1',
  lead_id: 'lead-1',
  form_id: 'form-1',
  page_id: 'page-1',
  page_title: 'Launch',
  fields: { Name: 'Ana', 'E-mail': 'ana@example.com' },
  files: [],
  source: { referrer: '', utm_source: '', utm_medium: '', utm_campaign: '' },
  variant: null,
  status: 'new',
  spam_reasons: [],
  consent: [],
  confirmed: true,
  created_at: SOME_MOMENT,
  ...overrides,
});

export const form = (overrides: Partial<Form> = {}): Form => ({
  form_id: 'form-1',
  page_id: 'page-1',
  page_title: 'Launch',
  title: 'Ask for a quote',
  fields: [
    {
      name: 'Name',
      label: 'Name',
      type: 'text',
      required: true,
      help: '',
      options: [],
      style: 'list',
      step: 1,
      condition: null,
    },
    {
      name: 'E-mail',
      label: 'E-mail',
      type: 'email',
      required: true,
      help: '',
      options: [],
      style: 'list',
      step: 1,
      condition: null,
    },
  ],
  total: 2,
  unread: 1,
  last_lead_at: SOME_MOMENT,
  online: true,
  to_next_step: false,
  file: null,
  settings: {
    notify: [],
    autoresponder: { enabled: false, subject: '', body: '' },
    redirect_url: '',
    double_opt_in: false,
    integrations: [],
    retention_days: null,
    spam: 'flag',
  },
  locked: [],
  ...overrides,
});
