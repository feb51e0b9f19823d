import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type HtmlNode, htmlTree } from '@landfall/page/edit/html-tree';
import { type EditLine, editLine } from '@landfall/shared/contracts';
import { and, count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { aiUsage, pages } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

interface Element {
  ref: string;
  tag: string;
  text: string;
}

async function setUp() {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  const published = async () => {
    return (await backend.visit(page.url)).body;
  };
  const read = async () => {
    const answer = await owner.call('GET', `${page.page_id}/outline`);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json().data;
  };
  const change = (operations: object[], more: object = {}) =>
    owner.call('POST', `${page.page_id}/operation`, { operations, ...more });
  const publish = (more: object = {}) => owner.call('POST', `${page.page_id}/publish`, more);
  const headline = async () => {
    const { sections } = (await read()).outline;
    const hero = sections.find(({ kind }: { kind: string }) => kind === 'hero');
    const { ref } = hero.elements.find(({ tag }: Element) => tag === 'h1');
    return { op: 'text', section: hero.id, ref };
  };
  const edited = (data: object) => {
    const address = `PUT /v1/editor/project/${owner.project}/page/${page.page_id}`;
    return backend.call(address, {
      token: owner.token,
      body: { version: 0, stamp: '', writer: 'person-one', ...data },
    });
  };
  return { owner, page, published, read, change, publish, headline, edited };
}

/** A document without what makes no difference: the order of attributes, and space between elements. */
function meaningOf(document: string): string {
  const written = ({ tag, text, attributes, children }: HtmlNode): string => {
    if (tag === '#text') return text.trim() === '' ? '' : text.replace(/\s+/g, ' ');
    const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${tag}${named.toSorted().join('')}>${children.map(written).join('')}`;
  };
  return written(htmlTree(document).root);
}

const EDITED = {
  data: {
    pages: [
      {
        frames: [
          {
            component: {
              type: 'wrapper',
              components:
                '<main><section id="hero" class="hero mine" data-section="hero"><h1>By hand</h1><p id="odd">A <em>formatted</em>  text &amp; more.</p><img src="/v1/editor/assets/art/tiles-iris-7.svg" alt=""></section></main>',
            },
          },
        ],
      },
    ],
    styles: [{ selectors: ['#odd'], style: { color: 'red' } }],
  },
  html: '<body><main><section id="hero" data-section="hero" class="hero mine"><h1>By hand</h1><p id="odd">A <em>formatted</em>  text &amp; more.</p><img src="/v1/editor/assets/art/tiles-iris-7.svg" alt=""/></section></main></body>',
  css: '#odd{color:red;}',
};

test('a page says what it says, with names to change it by', async () => {
  const { read, page } = await setUp();
  const { outline, ...state } = await read();
  assert.deepEqual(state, {
    page_id: page.page_id,
    title: 'Launch day',
    path: '/launch',
    status: 'active',
    version: 0,
    stamp: '',
    is_draft: false,
  });
  assert.deepEqual(
    outline.sections.map(({ kind }: { kind: string }) => kind),
    ['header', 'hero', 'lead-form', 'contact', 'footer'],
  );
});

test('a change waits as a draft, and is seen once it is published', async () => {
  const { change, headline, published, publish, read, owner, page } = await setUp();
  const before = await published();
  const kept = await change([{ ...(await headline()), text: 'Said by a program' }]);
  assert.equal(kept.statusCode, 200, kept.body);
  const { changes, is_draft, stamp, version } = kept.json().data;
  assert.deepEqual([is_draft, version, changes.length], [true, 0, 1]);
  assert.equal(await published(), before);
  assert.deepEqual([(await read()).stamp, (await read()).is_draft], [stamp, true]);
  const done = await publish({ version, stamp });
  assert.equal(done.statusCode, 200, done.body);
  assert.deepEqual([done.json().data.version, done.json().data.is_draft], [1, false]);
  assert.match(await published(), /Said by a program/);
  const versions = (await owner.call('GET', `${page.page_id}/version`)).json();
  assert.equal(versions.data.length, 2);
});

test('one word that is changed changes nothing else for visitors', async () => {
  const { change, headline, published, edited, read } = await setUp();
  const before = await published();
  const words = /<h1[^>]*>(.*?)<\/h1>/.exec(before)?.[1] ?? assert.fail(before);
  await change([{ ...(await headline()), text: 'Zebra' }], { publish: true });
  assert.equal(meaningOf(await published()).replaceAll('Zebra', words), meaningOf(before));

  const { version, stamp } = await read();
  assert.equal((await edited({ ...EDITED, version, stamp })).statusCode, 200);
  const byHand = await published();
  assert.match(byHand, /color:red/);
  const done = await change([{ ...(await headline()), text: 'Zebra' }], { publish: true });
  assert.equal(done.statusCode, 200, done.body);
  assert.match(await published(), /<h1[^>]*>Zebra<\/h1>/);
  assert.equal(meaningOf(await published()).replaceAll('Zebra', 'By hand'), meaningOf(byHand));
  const again = await change([{ ...(await headline()), text: 'Otter' }], { publish: true });
  assert.equal(again.statusCode, 200, again.body);
});

test('of two changes at once one is done, and the other one is told', async () => {
  const { change, headline, read } = await setUp();
  const operation = await headline();
  const answers = await Promise.all(['One', 'Two', 'Three'].map((text) => change([{ ...operation, text }])));
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  assert.equal(statuses[0], 200);
  assert.ok(statuses.slice(1).every((status) => status === 409 || status === 200));
  const { version, stamp } = await read();
  const stale = await change([{ ...operation, text: 'Four' }], { version, stamp: 'another' });
  assert.deepEqual([stale.statusCode, stale.json().code], [409, 'stale_version']);
  assert.deepEqual(stale.json().fields, { version: [String(version)], stamp: [stamp] });
});

test('a person who has the page open is told, and loses nothing', async () => {
  const { change, headline, owner, page } = await setUp();
  const address = `PUT /v1/editor/project/${owner.project}/page/${page.page_id}/draft`;
  const keep = (more: object) =>
    backend.call(address, { token: owner.token, body: { version: 0, stamp: '', writer: 'person-one', ...more } });
  const first = await keep({ data: EDITED.data });
  assert.equal(first.statusCode, 200, first.body);
  const operation = await headline();
  const changed = await change([{ ...operation, text: 'Beside a draft' }]);
  assert.equal(changed.statusCode, 200, changed.body);
  assert.equal((await keep({ data: EDITED.data, stamp: first.json().stamp })).statusCode, 409);
  const { data } = (await backend.call(address.replace('PUT', 'GET'), { token: owner.token })).json();
  assert.match(JSON.stringify(data), /Beside a draft/);
  assert.match(JSON.stringify(data), /formatted/);
});

test('names each operation that cannot be done, and does none of them', async () => {
  const { change, headline, read } = await setUp();
  const before = await read();
  const refused = await change([
    { ...(await headline()), text: 'Fine' },
    { op: 'text', section: 'nowhere', ref: 'e1', text: 'x' },
    { op: 'remove', section: 'hero' },
  ]);
  assert.equal(refused.statusCode, 422);
  assert.deepEqual(refused.json().fields, {
    'operations.1': ['The page has no section of this id.'],
    'operations.2': ['A page has one headline, and keeps it.'],
  });
  assert.deepEqual(await read(), before);
  for (const [operation, field] of [
    [{ op: 'insert', at: 'after', beside: 'hero', section: { kind: 'faq', title: 7 } }, 'operations.0.section.title'],
    [{ op: 'theme', palette: 'nope', type: 'modern' }, 'operations.0.palette'],
    [{ op: 'language', language: 'xx' }, 'operations.0.language'],
    [{ op: 'text', section: 'hero', ref: 'e1', text: 'x', extra: 1 }, 'operations.0.extra'],
    [{ op: 'paint' }, 'operations.0.op'],
  ] as const) {
    const answer = await change([operation]);
    assert.equal(answer.statusCode, 422, answer.body);
    assert.deepEqual(Object.keys(answer.json().fields), [field]);
  }
  assert.equal((await change([])).statusCode, 422);
});

test('brings sections, other colours and another order, as the editor does', async () => {
  const { change, published, read } = await setUp();
  const faq = {
    kind: 'faq',
    title: 'Good to know',
    intro: '',
    items: [{ question: 'How far?', answer: 'To <Mars>.' }],
  };
  const answer = await change(
    [
      { op: 'insert', at: 'after', beside: 'hero', section: faq },
      { op: 'theme', palette: 'coral', type: 'modern' },
      { op: 'move', section: 'faq', before: null },
    ],
    { publish: true },
  );
  assert.equal(answer.statusCode, 200, answer.body);
  const body = await published();
  assert.match(body, /To &lt;Mars&gt;\./);
  assert.match(body, /-coral-\d+\.svg/);
  assert.deepEqual((await read()).outline.theme, { palette: 'coral', type: 'modern' });
});

test('contents that no editor wrote are refused, and nobody waits for them', async () => {
  const { edited, owner, page, publish } = await setUp();
  for (const data of [{ pages: 'x' }, { pages: [{ frames: 7 }] }, { pages: [{ component: { components: [null] } }] }]) {
    await backend.context.db.update(pages).set({ version: 0 }).where(eq(pages.id, page.page_id));
    await edited({ ...EDITED, data });
    const answer = await owner.call('GET', `${page.page_id}/outline`);
    assert.ok([200, 409].includes(answer.statusCode), answer.body);
  }
  assert.equal((await publish()).statusCode, 200);
});

const linesOf = (body: string): EditLine[] =>
  body.split('\n').flatMap((line) => (line === '' ? [] : [v.parse(editLine, JSON.parse(line))]));

test('words change a page without an editor, and what they made is stored', async () => {
  const { owner, page, published, read } = await setUp();
  const ask = (instruction: string, more: object = {}) =>
    owner.call('POST', `${page.page_id}/ai`, { instruction, ...more });
  const lines = linesOf((await ask('Headline: "Rockets for everybody"', { publish: true })).body);
  const done = lines.at(-1);
  if (!done || !('done' in done)) assert.fail(JSON.stringify(lines));
  assert.deepEqual([done.saved?.version, done.saved?.is_draft], [1, false]);
  assert.match(await published(), /Rockets for everybody/);

  const drafted = linesOf((await ask('Darker')).body).at(-1);
  assert.ok(drafted && 'done' in drafted && drafted.saved?.is_draft);
  assert.equal((await read()).is_draft, true);

  const nothing = linesOf((await ask('Sound like my grandmother')).body).at(-1);
  assert.ok(nothing && 'done' in nothing && nothing.saved === undefined);
  const mine = and(eq(aiUsage.userId, owner.id), eq(aiUsage.kind, 'component'));
  const [used] = await backend.context.db.select({ total: count() }).from(aiUsage).where(mine);
  assert.equal(used?.total, 2);
  assert.equal((await ask('Darker', { stamp: 'another' })).statusCode, 409);
  assert.equal((await ask('Darker', { section_id: 'nowhere' })).statusCode, 422);
});

test('a stranger finds none of it, and who has no plan publishes nothing', async () => {
  const { owner, page } = await setUp();
  const stranger = await pageOwner(backend);
  const address = `/v1/api/project/${owner.project}/page/${page.page_id}`;
  const operations = [{ op: 'remove', section: 'lead-form' }];
  for (const [call, body] of [
    ['GET outline', undefined],
    ['POST operation', { operations }],
    ['POST publish', {}],
  ] as const) {
    const [method, name] = call.split(' ');
    const answer = await backend.call(`${method} ${address}/${name}`, { token: stranger.token, body });
    assert.equal(answer.statusCode, 404, call);
  }
  await backend.context.db.update(pages).set({ status: 'pending' }).where(eq(pages.id, page.page_id));
  assert.equal((await owner.call('POST', `${page.page_id}/operation`, { operations })).statusCode, 409);
});
