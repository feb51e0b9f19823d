import type { StepRole } from '@landfall/page/compose/step-role';
import type { PageModel } from '@landfall/page/sections/model';
import type {
  CommentThread,
  FactSheet,
  FormSettings,
  Lead,
  Notification,
  PageVersion,
  PlacedFact,
  Project,
  SeoForm,
  SharedContents,
  StoredFile,
  TrashKind,
} from '@landfall/shared/contracts';
import type { KeptBrand } from '../../../platform/db/kept-brand.ts';

/** The one account of the demo. */
export interface AccountRecord {
  id: 'account';
  name: string;
  email: string;
  /** Id of a file that is in no library. */
  avatar: string;
  createdAt: number;
  updatedAt: number;
}

export interface SessionRecord {
  /** The token. */
  id: string;
  createdAt: number;
}

export interface ProjectRecord extends Project {
  id: string;
  /** The folder of its site. */
  site: string;
  /** What its owner set for search engines. */
  seo?: SeoForm;
  /** What its pages have in common. */
  brand?: KeptBrand;
}

/** What a page shows, and what it was made of. */
export interface PageContents {
  model: PageModel;
  facts: FactSheet | null;
  placed: PlacedFact[];
  /** The body, fit to be published. */
  html: string;
  css: string;
  /** GrapesJS project data; null until it was saved in the editor. */
  editorData: Record<string, unknown> | null;
}

export interface PageRecord {
  id: string;
  projectId: string;
  title: string;
  path: string;
  description: string;
  descriptionAi: string;
  status: 'active' | 'inactive';
  wasOnline: boolean;
  generatedBy: string;
  robots: 'index' | 'noindex';
  tags: string[];
  /** Ids of the brand's pictures that it is written with; all of them where it is left out. */
  pictures?: string[];
  version: number;
  createdAt: number;
  updatedAt: number;
  contents: PageContents;
}

export interface VersionRecord {
  id: string;
  pageId: string;
  number: number;
  origin: PageVersion['origin'];
  restoredFrom: number | null;
  note: string;
  createdAt: number;
  contents: PageContents;
}

/** An address that a page had before. */
export interface RedirectRecord {
  id: string;
  projectId: string;
  pageId: string;
  path: string;
  createdAt: number;
}

/** A section that several pages show. */
export interface SharedRecord {
  id: string;
  projectId: string;
  name: string;
  contents: SharedContents;
  revision: number;
  publishedRevision: number;
  updatedAt: number;
}

/** A link under which a page is looked at as it is being edited. */
export interface PreviewRecord {
  id: string;
  pageId: string;
  token: string;
  /** Whether its readers may comment. */
  comments: boolean;
  /** What the reader in this browser is called. */
  reader: string;
  createdAt: number;
  expiresAt: number;
}

/** What readers of previews said of one matter. */
export interface ThreadRecord extends Omit<CommentThread, 'thread_id'> {
  id: string;
  pageId: string;
  updatedAt: number;
}

/** What a page or a shared section held before words were replaced. */
export interface ReplacedRecord {
  /** Names it and the state that came of it. */
  id: string;
  /** JSON text: of a page its draft, or null. */
  before: string;
  at: number;
}

/** An ordered path of pages. */
export interface FunnelRecord {
  id: string;
  projectId: string;
  name: string;
  steps: { pageId: string; role: StepRole | null }[];
  createdAt: number;
}

/** A page tried beside variants of it; moments are epoch seconds. */
export interface ExperimentRecord {
  id: string;
  projectId: string;
  pageId: string;
  name: string;
  status: 'running' | 'stopped' | 'won';
  days: number;
  startedAt: number;
  endsAt: number;
  endedAt: number | null;
  winner: string | null;
  /** The page itself first. */
  variants: ExperimentVariant[];
  /** What was drawn for this browser, which is one visitor; null before its first visit. */
  drawn: string | null;
}

export interface ExperimentVariant {
  letter: string;
  name: string;
  /** Null where it was deleted since. */
  pageId: string | null;
  weight: number;
  views: number;
  visitors: number;
  leads: number;
}

/** What the editor keeps between two publications. */
export interface DraftRecord {
  /** The page's. */
  id: string;
  version: number;
  stamp: string;
  writer: string;
  data: Record<string, unknown> | null;
}

/** What a file holds, under an address of its own. */
export interface FileContent {
  file: Pick<StoredFile, 'file_name' | 'file_extension' | 'file_size' | 'path_child'>;
  type: string;
  content: Blob;
}

export interface FileRecord {
  id: string;
  file: StoredFile;
  type: string;
  content: Blob;
  /** What it held before, the last one first: versions of pages go on showing it. */
  earlier?: FileContent[];
  /** False for an avatar. */
  isListed: boolean;
}

export interface LeadRecord extends Lead {
  id: string;
  projectId: string;
}

/** What its owner set of a form that pages have. */
export interface FormRecord {
  id: string;
  settings: FormSettings;
}

/** Views of a page on one day (YYYY-MM-DD). */
export interface VisitRecord {
  id: string;
  projectId: string;
  pageId: string;
  day: string;
  views: number;
  visitors: number;
  source: string;
}

export interface NotificationRecord extends Notification {
  id: string;
}

/** Something deleted, with all that came of it. */
export interface TrashRecord {
  id: string;
  kind: TrashKind;
  title: string;
  projectId: string;
  deletedAt: number;
  row: PageRecord | FileRecord | LeadRecord;
}
