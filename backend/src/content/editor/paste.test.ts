import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from '../../platform/db/operators.ts';
import { files } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

async function setUp() {
  const owner = await pageOwner(backend);
  const paste = (html: string, css = '', token = owner.token) =>
    backend.call(`POST /v1/editor/project/${owner.project}/paste`, { token, body: { html, css } });
  const upload = async (userId: string, sign: string) => {
    const name = `${sign.repeat(32)}.png`;
    const row = { id: name, userId, name: 'loaf', extension: 'png', contentType: 'image/png', size: 1, sha256: sign };
    await backend.context.db
      .insert(files)
      .values({ ...row, pathParent: 'uploads/ab', pathChild: name } as typeof files.$inferInsert);
    return name;
  };
  return { owner, paste, upload };
}

test('what is pasted keeps what a page can have, samples included, and nothing that runs', async () => {
  const { paste } = await setUp();
  const answer = await paste(
    '<section id="i1" data-section="text" onclick="steal()"><h2 data-placeholder="title">Title</h2><script>steal()</script><iframe src="https://evil.example"></iframe><a href="javascript:steal()">Bread</a></section>',
    '#i1{color:red;background:url(javascript:steal())}@import "https://evil.example/x.css";',
  );
  assert.equal(answer.statusCode, 200, answer.body);
  const { html, css, foreign_pictures } = answer.json().data;
  assert.equal(
    html,
    '<section id="i1" data-section="text"><h2 data-placeholder="title">Title</h2><a>Bread</a></section>',
  );
  assert.match(css, /#i1\s*\{\s*color:\s*red/);
  assert.doesNotMatch(css, /import|javascript/);
  assert.equal(foreign_pictures, 0);
});

test('pictures of the account stay, those of others are left out and counted', async () => {
  const { owner, paste, upload } = await setUp();
  const other = await pageOwner(backend);
  const [mine, theirs] = [await upload(owner.id, 'a'), await upload(other.id, 'b')];
  const own = `<img src="/v1/files/uploads/ab/${mine}" alt="Loaf" />`;
  const set = `srcset="http://x.example/v1/files/whole/640/uploads/ab/${theirs} 640w"`;
  const answer = await paste(
    `<p id="a">${own}<img src="/v1/files/uploads/ab/${theirs}" alt="Theirs" ${set} /></p>`,
    `#a{background-image:url("/v1/files/uploads/ab/${mine}")}#a:hover{background-image:url("/v1/files/uploads/ab/${theirs}")}`,
  );
  const { html, css, foreign_pictures } = answer.json().data;
  assert.equal(html, `<p id="a">${own}</p>`);
  assert.ok(css.includes(mine) && !css.includes(theirs), css);
  assert.equal(foreign_pictures, 1);
});

test('pictures that a file held before, and those in the trash, are the account’s own', async () => {
  const { owner, paste, upload } = await setUp();
  const [now, before, trashed] = [await upload(owner.id, 'c'), `${'d'.repeat(32)}.png`, await upload(owner.id, 'e')];
  const content = { pathParent: 'uploads/ab', pathChild: before, name: 'loaf', extension: 'png' };
  const earlier = [{ ...content, contentType: 'image/png', size: 1, bytes: 1 }];
  await backend.context.db.update(files).set({ earlier }).where(eq(files.id, now));
  const gone = await backend.call(`DELETE /v1/api/project/file/${trashed}`, { token: owner.token });
  assert.equal(gone.statusCode, 200, gone.body);
  const pictures = [before, trashed].map((name) => `<img src="/v1/files/uploads/ab/${name}" alt="" />`).join('');
  const { html, foreign_pictures } = (await paste(pictures)).json().data;
  assert.deepEqual([html, foreign_pictures], [pictures, 0]);
});

test('rules for more than what is pasted are left out', async () => {
  const { paste } = await setUp();
  const css = 'body{display:none}#i1{color:red}@media print{main::before{content:"call 900"}#i1{color:blue}}';
  const answer = await paste('<p id="i1">Bread</p>', css);
  assert.equal(answer.json().data.css, '#i1{color:red}@media print{#i1{color:blue}}');
});

test('the styles that it has come along, and no others', async () => {
  const { paste } = await setUp();
  const style = (name: string) => `.style-${name}:not(._._._._._){--style-name:"Oferta";color:var(--primary)}`;
  const answer = await paste('<p class="lead style-a">Bread</p>', style('a') + style('b'));
  assert.deepEqual(answer.json().data.html, '<p class="lead style-a">Bread</p>');
  assert.equal(answer.json().data.css, style('a'));
});

test('too much is refused, and so is another account’s project', async () => {
  const { paste } = await setUp();
  const other = await pageOwner(backend);
  assert.equal((await paste('x'.repeat(500_001))).statusCode, 422);
  assert.equal((await paste('<div>'.repeat(300))).statusCode, 422);
  assert.equal((await paste('<p>Bread</p>', '', other.token)).statusCode, 404);
});

test('a picture that stands in the markup itself, as long as it may be, is looked through at once', async () => {
  const { paste } = await setUp();
  const picture = `<img src="data:image/png;base64,${'A'.repeat(490_000)}" alt="Loaf" />`;
  const began = performance.now();
  assert.equal((await paste(picture)).json().data.html, picture);
  assert.ok(performance.now() - began < 5_000);
});
