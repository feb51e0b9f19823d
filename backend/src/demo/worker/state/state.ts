import { type IDBPDatabase, openDB } from 'idb';
import type {
  AccountRecord,
  DraftRecord,
  ExperimentRecord,
  FileRecord,
  FormRecord,
  FunnelRecord,
  LeadRecord,
  NotificationRecord,
  PageRecord,
  PreviewRecord,
  ProjectRecord,
  RedirectRecord,
  ReplacedRecord,
  SessionRecord,
  SharedRecord,
  ThreadRecord,
  TrashRecord,
  VersionRecord,
  VisitRecord,
} from './records.ts';
import { type Change, Table } from './table.ts';

/** Rises with every new kind of record. */
const FORMAT = 2;

/** Records of demos before this one cannot be read any more: they are dropped. */
const OLDEST_READ = 1;

interface Records {
  accounts: AccountRecord;
  sessions: SessionRecord;
  projects: ProjectRecord;
  pages: PageRecord;
  versions: VersionRecord;
  drafts: DraftRecord;
  files: FileRecord;
  leads: LeadRecord;
  forms: FormRecord;
  visits: VisitRecord;
  notifications: NotificationRecord;
  trash: TrashRecord;
  redirects: RedirectRecord;
  shared: SharedRecord;
  previews: PreviewRecord;
  threads: ThreadRecord;
  replaced: ReplacedRecord;
  funnels: FunnelRecord;
  experiments: ExperimentRecord;
}

const NAMES = [
  'accounts',
  'sessions',
  'projects',
  'pages',
  'versions',
  'drafts',
  'files',
  'leads',
  'forms',
  'visits',
  'notifications',
  'trash',
  'redirects',
  'shared',
  'previews',
  'threads',
  'replaced',
  'funnels',
  'experiments',
] as const satisfies readonly (keyof Records)[];

type Tables = { readonly [Name in keyof Records]: Table<Records[Name], keyof Records> };

/** All that the demo knows. */
export interface State extends Tables {
  /** Stores what was changed, all of it or nothing. */
  commit: () => Promise<void>;
  /** Whether something was changed that is not stored. */
  isUnstored: () => boolean;
}

function open(name: string): Promise<IDBPDatabase> {
  return openDB(name, FORMAT, {
    upgrade(database, before) {
      if (before < OLDEST_READ) for (const known of [...database.objectStoreNames]) database.deleteObjectStore(known);
      for (const table of NAMES)
        if (!database.objectStoreNames.contains(table)) database.createObjectStore(table, { keyPath: 'id' });
    },
    // Another tab has a newer demo: it is not held up.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

async function store(database: IDBPDatabase, changes: Change<keyof Records>[]): Promise<void> {
  if (changes.length === 0) return;
  const transaction = database.transaction(NAMES, 'readwrite');
  for (const { table, id, row } of changes.splice(0)) {
    const entries = transaction.objectStore(table);
    void (row === undefined ? entries.delete(id) : entries.put(row));
  }
  await transaction.done;
}

/** Reads everything that this browser keeps of the demo below an address. */
export async function openState(name: string): Promise<State> {
  const database = await open(name);
  const changes: Change<keyof Records>[] = [];
  const tables = await Promise.all(
    NAMES.map(
      async (table) =>
        [table, new Table<{ id: string }, keyof Records>(table, await database.getAll(table), changes)] as const,
    ),
  );
  const known = Object.fromEntries(tables) as unknown as Tables;
  return { ...known, commit: () => store(database, changes), isUnstored: () => changes.length > 0 };
}

/** Forgets everything. */
export async function emptyState(name: string): Promise<void> {
  const database = await open(name);
  const transaction = database.transaction(NAMES, 'readwrite');
  for (const table of NAMES) void transaction.objectStore(table).clear();
  await transaction.done;
  database.close();
}
