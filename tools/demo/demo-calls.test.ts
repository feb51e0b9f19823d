import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { IDBFactory } from 'fake-indexeddb';
import { startedWorker } from './started-worker.ts';

let worker: Awaited<ReturnType<typeof startedWorker>>;
let project: string;

interface Page {
  page_id: string;
  path: string;
  url: string;
  status: string;
}
interface Data<T> {
  data: T;
}

before(async () => {
  worker = await startedWorker();
  const { body } = await worker.call<Data<{ project_id: string }[]>>('GET /v1/api/project/');
  project = body.data[0]?.project_id ?? '';
});

/** Data that a call answers; fails for every other status than the expected one. */
async function data<T>(line: string, body?: unknown, status?: number): Promise<T> {
  const answered = await worker.call<Data<T>>(line.replace('PROJECT', `/v1/api/project/${project}`), { body });
  assert.ok(status ? answered.status === status : answered.status < 300, JSON.stringify(answered));
  return answered.body.data;
}

const refused = <T = { message: string; fields?: Record<string, string[]> }>(
  line: string,
  body: unknown,
): Promise<{ status: number; body: T }> => worker.call(line.replace('PROJECT', `/v1/api/project/${project}`), { body });

const newPage = (slug: string, parts: object = {}) =>
  data<Page>('POST PROJECT/page/new', { title: `Page ${slug}`, slug, draft: true, ...parts });

const editorPath = (id: string) => `/v1/editor/project/${project}/page/${id}`;

/** A page's data as the visual editor keeps it, of a main part with these elements. */
const kept = (...components: object[]) => ({
  styles: [],
  pages: [{ frames: [{ component: { type: 'wrapper', components: [{ tagName: 'main', components }] } }] }],
});
const words = (content: string, tagName = 'p') => ({ tagName, components: [{ type: 'textnode', content }] });

async function save(id: string, page: { html: string; data?: object; version?: number }): Promise<number> {
  const body = { version: page.version ?? 1, css: '', data: page.data ?? {}, html: page.html };
  const saved = await worker.call<{ version: number }>(`PUT ${editorPath(id)}`, { body });
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  return saved.body.version;
}

const visited = async (url: string, headers: Record<string, string> = {}) =>
  (await worker.ask(`GET ${new URL(url).pathname}`, { headers })).text();

const publish = (id: string) => data<Page>(`PUT PROJECT/page/${id}`, { status: 'active' });

/** What a visitor sends of the first form of a page. */
function filledIn(document: string): Record<string, string> {
  const fields = [...document.matchAll(/<(?:input|textarea)([^<>]*)>/g)].map(([, attributes = '']) => {
    const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const typed = attributes.includes('required') ? 'Zoë' : read('value');
    return [read('name'), read('type') === 'email' ? 'zoe@example.com' : typed] as const;
  });
  return Object.fromEntries(fields.filter(([name]) => name !== ''));
}

test('its examples have a path with visitors at each step, and an experiment that says what it came to', async () => {
  const examples = await startedWorker();
  const call = async <T>(line: string) => (await examples.call<Data<T>>(line)).body.data;
  const all = await call<{ project_id: string; name: string }[]>('GET /v1/api/project/');
  const own = `/v1/api/project/${all.find(({ name }) => name === 'Harbour Bakery')?.project_id}`;
  const [funnel] = await call<{ id: string; steps: { is_published: boolean; leads_on: boolean }[] }[]>(
    `GET ${own}/funnel`,
  );
  assert.deepEqual(
    funnel?.steps.map(({ is_published, leads_on }) => [is_published, leads_on]),
    [
      [true, true],
      [true, true],
      [true, false],
    ],
  );
  const { steps } = await call<{ steps: { visitors: number; leads: number }[] }>(
    `GET ${own}/funnel/${funnel?.id}/stats`,
  );
  const [landing = 0, offer = 0, thanks = 0] = steps.map(({ visitors }) => visitors);
  assert.ok(landing > offer && offer > thanks && thanks > 0, JSON.stringify(steps));
  assert.equal(steps[1]?.leads, thanks);

  // What is locked is not shown.
  const { locked } = await call<{ locked: string[] }>(`GET ${own}/stats`);
  assert.ok(!locked.includes('experiments'));
  const pages = await call<{ page_id: string; title: string }[]>(`GET ${own}/page?limit=50`);
  const home = pages.find(({ title }) => title === 'Bread from the harbour')?.page_id;
  interface Tried {
    verdict: { kind: string; variant: string };
    variants: { visitors: number; leads: number }[];
  }
  const [tried] = await call<Tried[]>(`GET ${own}/page/${home}/experiment`);
  assert.deepEqual(tried?.verdict, { kind: 'winner', variant: 'B' });
  const inInbox = await call<{ variant: string | null }[]>(`GET ${own}/lead?page_id=${home}&limit=100`);
  assert.deepEqual(
    tried?.variants.map(({ leads }) => leads),
    ['A', 'B'].map((letter) => inInbox.filter(({ variant }) => variant === letter).length),
  );
});

test('pages that are written, begun and made of templates have the brand', async () => {
  const brand = { colour: '#0f766e', scheme: 'light', type: 'slab', logo: null, pictures: [] };
  assert.equal((await data<typeof brand>('PUT PROJECT/brand', brand)).colour, '#0f766e');
  assert.equal((await data<typeof brand>('GET PROJECT/brand')).type, 'slab');
  const { light } = await data<{ light: { primary: string } }>('GET PROJECT/brand/preview?colour=%230f766e');
  assert.match(light.primary, /^#/);
  assert.ok((await data<unknown[]>('GET /v1/api/brand/type')).length > 5);
  const text = 'Forno Velho is a bakery in Porto. Rye loaf - 5 €; Olive focaccia - 3 €.';
  const made = [
    await newPage('/written', { description_ai: text }),
    await newPage('/begun'),
    await newPage('/from-template', { template: 'waiting-list', language: 'en' }),
  ];
  for (const page of made) {
    const shell = await (await worker.ask(`GET /try${editorPath(page.page_id)}/edit`)).text();
    assert.match(shell, /0f766e/, page.path);
  }
  const missing = await refused('PUT PROJECT/brand', { ...brand, logo: { file_id: 'nowhere' } });
  assert.deepEqual(Object.keys(missing.body.fields ?? {}), ['logo']);
});

test('a shared section that is changed on one page is published on all that show it, and on no other', async () => {
  const contents = { component: words('Open on Sunday', 'section'), styles: [] };
  const { shared_id } = await data<{ shared_id: string }>('POST PROJECT/shared-section', { name: 'Hours', contents });
  const shown = { ...words('Open on Sunday', 'section'), attributes: { 'data-shared': shared_id } };
  const [one, other, apart] = [await newPage('/one'), await newPage('/other'), await newPage('/apart')];
  const html = '<main><section>Open on Sunday</section></main>';
  for (const page of [one, other]) await save(page.page_id, { html, data: kept(shown) });
  await save(apart.page_id, { html, data: kept(words('Open on Sunday', 'section')) });
  for (const page of [one, other, apart]) await publish(page.page_id);

  const changed = {
    shared_id,
    revision: 1,
    contents: { ...contents, component: words('Closed on Sunday', 'section') },
  };
  const draft = { version: 2, stamp: '', writer: 'test-writer', data: kept(shown), shared: [changed] };
  const drafted = await worker.call<{ shared: object[] }>(`PUT ${editorPath(one.page_id)}/draft`, { body: draft });
  assert.deepEqual(drafted.body.shared, [{ shared_id, revision: 2 }]);
  const late = await worker.call<{ code: string; fields: object }>(`PUT ${editorPath(other.page_id)}/draft`, {
    body: { ...draft, writer: 'other-writer', shared: [{ ...changed, contents }] },
  });
  assert.deepEqual([late.body.code, late.body.fields], ['stale_version', { shared: [shared_id] }]);

  assert.match(await visited(other.url), /Open on Sunday/);
  const stale = await refused(`POST PROJECT/shared-section/${shared_id}/publish`, { revision: 1 });
  assert.equal(stale.status, 409);
  const published = await data(`POST PROJECT/shared-section/${shared_id}/publish`, { revision: 2 });
  assert.deepEqual(published, { pages: 2, done: true });
  for (const page of [one, other]) assert.match(await visited(page.url), /Closed on Sunday/);
  assert.match(await visited(apart.url), /Open on Sunday/);
  const [listed] =
    await data<{ published_revision: number; pages: { path: string }[] }[]>('GET PROJECT/shared-section');
  assert.equal(listed?.published_revision, 2);
  assert.deepEqual(
    listed?.pages.map(({ path }) => path),
    ['/one', '/other'],
  );
});

test('a preview shows the draft, takes a comment once, and its owner answers and is told', async () => {
  const page = await newPage('/preview');
  const html = '<main><section id="prices"><h2>Prices</h2></section></main>';
  await save(page.page_id, { html });
  const data_ = kept({ ...words('New prices', 'section'), attributes: { id: 'prices' } });
  const draft = { version: 2, stamp: '', writer: 'test-writer', data: data_ };
  await worker.call(`PUT ${editorPath(page.page_id)}/draft`, { body: draft });
  const link = await data<{ url: string }>(`POST ${editorPath(page.page_id)}/preview`, { days: 7, comments: true });
  const { pathname } = new URL(link.url);
  const look = (on = '') => worker.ask(`GET ${pathname}${on}`);
  const seen = await look();
  assert.match(
    seen.headers.get('content-security-policy') ?? '',
    /form-action https:\/\/demo\.example\/try\/v1\/preview\//,
  );
  assert.match(await seen.text(), /New prices/);

  const form = { on: 'prices', thread: '', nonce: 'once-and-only', name: 'Bo', text: 'Too high' };
  const send = (parts: object = {}) => worker.ask(`POST ${pathname}/comment`, { form: { ...form, ...parts } });
  const refusedOne = await send({ text: ' ' });
  assert.equal(refusedOne.status, 422);
  assert.match(await refusedOne.text(), /role="alert"/);
  for (let time = 0; time < 2; time += 1) assert.equal((await send()).status, 303);
  const threads = () =>
    data<{ thread_id: string; resolved: boolean; comments: { comment_id: string; text: string }[] }[]>(
      `GET PROJECT/page/${page.page_id}/comment`,
    );
  const [thread, ...others] = await threads();
  assert.equal(others.length, 0);
  assert.deepEqual(
    thread?.comments.map(({ text }) => text),
    ['Too high'],
  );
  const told = await data<{ type: string; subject_id: string }[]>('GET /v1/api/user/notification');
  assert.ok(told.some(({ type, subject_id }) => type === 'comment.created' && subject_id === page.page_id));

  const path = `PROJECT/page/${page.page_id}/comment/${thread?.thread_id}`;
  await data(`POST ${path}/reply`, { text: 'Lower now', nonce: 'reply-number-1' });
  await data(`PUT ${path}`, { resolved: true });
  const again = await (await look('?on=prices')).text();
  assert.match(again, /Lower now/);
  assert.match(again, /value="Bo"/);
  await send({ thread: thread?.thread_id ?? '', nonce: 'once-and-again', text: 'Thank you' });
  assert.equal((await threads())[0]?.resolved, false);
  const first = thread?.comments[0]?.comment_id;
  await worker.call(`DELETE /v1/api/project/${project}/page/${page.page_id}/comment/${first}`);
  assert.deepEqual(await threads(), []);
});

test('words are replaced as a draft, and put back', async () => {
  const page = await newPage('/words', { description_ai: 'Yoga for beginners in Leeds. Twelve lessons cost £90.' });
  await publish(page.page_id);
  const sought = { words: 'Leeds', match_case: true };
  const found = await data<{ pages: { page_id: string; version: number; stamp: string; hits: number }[] }>(
    'POST PROJECT/text/find',
    sought,
  );
  const known = found.pages.find(({ page_id }) => page_id === page.page_id);
  assert.ok(known && known.hits > 0);
  const { page_id, version, stamp } = known;
  const replace = () =>
    data<{ pages: { outcome: string; hits: number; stamp: string }[] }>('POST PROJECT/text/replace', {
      ...{ ...sought, by: 'York', pages: [{ page_id, version, stamp }] },
    });
  const [changed] = (await replace()).pages;
  assert.deepEqual([changed?.outcome, changed?.hits], ['changed', known.hits]);
  assert.equal((await replace()).pages[0]?.outcome, 'conflict');
  const draft = async () =>
    JSON.stringify((await worker.call<{ data: unknown }>(`GET ${editorPath(page_id)}/draft`)).body.data);
  assert.match(await draft(), /York/);
  assert.match(await visited(page.url), /Leeds/);
  const undone = await data<{ pages: { outcome: string }[] }>('POST PROJECT/text/undo', {
    pages: [{ page_id, version, stamp: changed?.stamp }],
  });
  assert.equal(undone.pages[0]?.outcome, 'changed');
  assert.equal(await draft(), 'null');
});

test('a document is imported as a draft in our own sections, and what is left out is named', async () => {
  const html = `<!doctype html><title>Old site</title><script>alert(1)</script>
    <h1>Canoes for hire</h1><p>Half a day on the river.</p><h2>Prices</h2><ul><li>One canoe 20 €</li></ul>`;
  const made = await data<{ page: Page; left_out: { what: string }[] }>(
    'POST PROJECT/page/import',
    { html, slug: '/canoes' },
    201,
  );
  assert.equal(made.page.status, 'inactive');
  assert.deepEqual(
    made.left_out.map(({ what }) => what),
    ['scripts'],
  );
  await publish(made.page.page_id);
  const shown = await visited(made.page.url);
  assert.match(shown, /Canoes for hire/);
  assert.doesNotMatch(shown, /alert\(1\)/);
  const empty = await refused('POST PROJECT/page/import', { html: '<p></p>', slug: '/empty' });
  assert.deepEqual(Object.keys(empty.body.fields ?? {}), ['html']);
});

test('a funnel is written as drafts that lead to each other, and what was sent leads on', async () => {
  const description = 'Forno Velho is a bakery in Porto. Rye loaf - 5 €. Order by e-mail: ola@fornovelho.example.';
  interface Funnel {
    id: string;
    steps: { page_id: string; slug: string; leads_on: boolean; is_published: boolean }[];
  }
  const { id, steps } = await data<Funnel>('POST PROJECT/funnel/write', { name: 'Bread club', description });
  assert.deepEqual(
    steps.map(({ slug, leads_on }) => [slug, leads_on]),
    [
      ['/bread-club', true],
      ['/bread-club/offer', true],
      ['/bread-club/thanks', false],
    ],
  );
  const pages = [];
  for (const { page_id } of steps) pages.push(await publish(page_id));
  const [landing, offer] = pages;
  const folder = new URL(landing?.url ?? '').pathname.replace('/bread-club', '');
  assert.match(await visited(landing?.url ?? ''), new RegExp(`href="${folder}/bread-club/offer"`));
  const form = await visited(offer?.url ?? '');
  const answered = await worker.ask(`POST ${new URL(offer?.url ?? '').pathname}`, { form: filledIn(form) });
  assert.equal(answered.headers.get('location'), pages[2]?.url);
  const stats = await data<{ steps: { views: number; leads: number }[] }>(`GET PROJECT/funnel/${id}/stats`);
  assert.deepEqual(
    stats.steps.map(({ views, leads }) => [views, leads]),
    [
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  );
  const twice = await refused('POST PROJECT/funnel', {
    name: 'Other',
    steps: steps.slice(0, 2).map(({ page_id }) => page_id),
  });
  assert.deepEqual(twice.body.fields?.['steps.0'], ['This page is in the funnel "Bread club" already.']);
  await worker.call(`DELETE /v1/api/project/${project}/page/${offer?.page_id}`);
  assert.match(await visited(landing?.url ?? ''), new RegExp(`href="${folder}/bread-club/thanks"`));
});

test('an experiment shows this browser one variant, counts it, and its winner becomes the page', async () => {
  const page = await newPage('/tried');
  const variant = await newPage('/variant');
  await save(page.page_id, { html: '<main><h1>As it was</h1></main>' });
  await save(variant.page_id, { html: '<main><h1>Another way</h1></main>' });
  const path = `PROJECT/page/${page.page_id}/experiment`;
  const form = { name: 'Headline', days: 14, variants: [{ name: 'Other', page_id: variant.page_id, weight: 99 }] };
  assert.equal((await refused(`POST ${path}`, form)).status, 409);
  await publish(page.page_id);
  interface Experiment {
    id: string;
    status: string;
    verdict: { kind: string };
    variants: { letter: string; weight: number; views: number; visitors: number }[];
  }
  const begun = await data<Experiment>(`POST ${path}`, form, 201);
  assert.equal((await refused(`POST ${path}`, form)).status, 409);
  const shown = /Another way/.test(await visited(page.url)) ? 'B' : 'A';
  assert.equal(/Another way/.test(await visited(page.url)) ? 'B' : 'A', shown);
  // Who asks not to be followed gets the page itself, and is not counted.
  assert.match(await visited(page.url, { 'sec-gpc': '1' }), /As it was/);
  const [running] = await data<Experiment[]>(`GET ${path}`);
  const counted = running?.variants.find(({ letter }) => letter === shown);
  assert.deepEqual([counted?.views, counted?.visitors, running?.verdict.kind], [2, 1, 'early']);
  const ended = await data<Experiment>(`PUT ${path}/${begun.id}`, { status: 'won', variant: 'B' });
  assert.equal(ended.status, 'won');
  assert.match(await visited(page.url, { 'sec-gpc': '1' }), /Another way/);
  assert.equal((await refused(`PUT ${path}/${begun.id}`, { status: 'stopped' })).status, 409);
});

test('an address that a published page had leads to it until another page has it', async () => {
  const page = await newPage('/before');
  await publish(page.page_id);
  const moved = await data<Page>(`PUT PROJECT/page/${page.page_id}`, { slug: '/after' });
  const old = await worker.ask(`GET ${new URL(page.url).pathname}`);
  assert.deepEqual([old.status, old.headers.get('location')], [301, moved.url]);
  const [redirect] = await data<{ redirect_id: string; path: string }[]>(`GET PROJECT/page/${page.page_id}/redirect`);
  assert.equal(redirect?.path, '/before');
  await newPage('/before');
  assert.deepEqual(await data(`GET PROJECT/page/${page.page_id}/redirect`), []);
});

/** A file as the dashboard uploads it: its content is nothing but a text here. */
function upload(name: string, content: string): FormData {
  const form = new FormData();
  form.set('file', new File([content], name, { type: 'image/png' }));
  return form;
}

test('a file that is replaced is shown anew on its pages, and what it held can be put back', async () => {
  interface Stored {
    file_id: string;
    path_child: string;
  }
  const sent = await worker.call<Data<Stored>>('POST /v1/editor/other/upload', { form: upload('loaf.png', 'rye') });
  const { file_id, path_child } = sent.body.data;
  const page = await newPage('/pictured');
  await save(page.page_id, {
    html: `<main><img src="/v1/files/uploads/${path_child}" alt="" width="9" height="9"></main>`,
  });
  await publish(page.page_id);
  const replace = (form: FormData) =>
    worker.call<Data<Stored> & { pages: number }>(`POST /v1/api/project/file/${file_id}/replace`, { form });
  assert.equal((await replace(upload('same.png', 'rye'))).body.pages, 0);
  const replaced = await replace(upload('wheat.png', 'wheat'));
  const now = replaced.body.data.path_child;
  assert.equal(replaced.body.pages, 1);
  assert.match(await visited(page.url), new RegExp(`uploads/${now}" alt="" width="1200" height="800"`));
  const content = async (name: string) => (await worker.ask(`GET /try/v1/files/uploads/${name}`)).text();
  // Versions from before go on showing what was there.
  assert.deepEqual([await content(path_child), await content(now)], ['rye', 'wheat']);
  const undone = await worker.call<Data<Stored>>(`POST /v1/api/project/file/${file_id}/replace/undo`, {
    body: { path_child: now, previous_path_child: path_child },
  });
  assert.equal(undone.body.data.path_child, path_child);
  assert.match(await visited(page.url), new RegExp(`uploads/${path_child}"`));
  const stale = await worker.call(`POST /v1/api/project/file/${file_id}/replace/undo`, {
    body: { path_child: 'other', previous_path_child: now },
  });
  assert.equal(stale.status, 409);
});

test('a site is exported as an archive of its pages, their drawings and files', async () => {
  const { url } = await publish((await newPage('/exported')).page_id);
  const archive = await worker.ask(`GET /try/v1/api/project/${project}/export`, {
    headers: { accesstokenapp: worker.token },
  });
  assert.equal(archive.headers.get('content-type'), 'application/zip');
  const bytes = Buffer.from(await archive.arrayBuffer());
  assert.ok(bytes.includes(`${new URL(url).pathname.replace('/try/sites/harbour-bakery/', '')}/index.html`));
  for (const name of ['index.html', '404.html', 'robots.txt', 'sitemap.xml', '_landfall/art/'])
    assert.ok(bytes.includes(name), name);
});

test('the demo says of each group of calls whether it has it', async () => {
  const config = await (await worker.ask('GET /try/config.json')).json();
  const { capabilities } = config as { capabilities: string[] };
  for (const name of ['brand', 'funnels', 'experiments', 'pages.shared', 'pages.import', 'pages.start', 'ai.edit'])
    assert.ok(capabilities.includes(name), name);
  const refusedOne = await worker.call<{ code: string }>('POST /v1/api/user/plan/redeem');
  assert.deepEqual([refusedOne.status, refusedOne.body.code], [501, 'not_in_demo']);
});

/** The tables of the first demo. */
const FIRST = 'accounts sessions projects pages versions drafts files leads forms visits notifications trash'.split(
  ' ',
);

test('what an earlier demo kept in this browser is read on', async () => {
  const indexedDb = new IDBFactory();
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDb.open('landfall-demo /try/', 1);
    opening.onupgradeneeded = () => {
      for (const name of FIRST) opening.result.createObjectStore(name, { keyPath: 'id' });
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const kept = opening.result.transaction('accounts', 'readwrite');
      const account = { id: 'account', name: 'Kept Person', email: 'kept@example.com', avatar: '' };
      kept.objectStore('accounts').put({ ...account, createdAt: 1, updatedAt: 1 });
      kept.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
  const later = await startedWorker(indexedDb);
  const { body } = await later.call<Data<{ name: string }>>('GET /v1/api/user/me');
  assert.equal(body.data.name, 'Kept Person');
});
