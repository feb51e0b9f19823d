import { type Account, newPage, type ProjectRow } from '../product/accounts.ts';

/** What the editor's page begins with, as far as a long page is made of it. */
interface Start {
  html: string;
  version: number;
  stamp: string;
  blocks: { id: string; content: string }[];
}

const elementsIn = (html: string): number => html.match(/<[a-z]/gi)?.length ?? 0;

/** A page with at least so many elements, made of the editor's own sections, one after the other. */
export async function longPage(
  origin: string,
  account: Account,
  project: ProjectRow,
  elements: number,
): Promise<string> {
  const form = { title: 'A long page', slug: '/long', template: 'software' };
  const { page_id } = await newPage(origin, account, project, form);
  const address = `/v1/editor/project/${project.project_id}/page/${page_id}`;
  const cookie = { cookie: `access_token_app=${account.token}` };
  const shell = await (await fetch(`${origin}${address}/edit`, { headers: cookie })).text();
  const [, json = '{}'] = /<script type="application\/json" id="start">(.*?)<\/script>/s.exec(shell) ?? [];
  const { html, blocks, version, stamp } = JSON.parse(json) as Start;
  const sections = blocks.map(({ content }) => content).filter((content) => /^<section[^>]*data-section/.test(content));
  let main = '';
  for (let at = 0; elementsIn(html) + elementsIn(main) < elements; at += 1) main += sections[at % sections.length];
  const components = html.replace('</main>', `${main.replaceAll(' data-placeholder=""', '')}</main>`);
  const data = { pages: [{ frames: [{ component: { type: 'wrapper', components } }] }] };
  const answer = await fetch(`${origin}${address}/draft`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', accesstokenapp: account.token },
    body: JSON.stringify({ version, stamp, writer: crypto.randomUUID(), data }),
  });
  if (!answer.ok) throw new Error(`The long page was not kept: ${answer.status} ${await answer.text()}`);
  return `${address}/edit`;
}
