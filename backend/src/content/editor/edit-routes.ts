import { Readable } from 'node:stream';
import type { EditLine, EditPageBody, Fact } from '@landfall/shared/contracts';
import { editPage, type ParamsOf, writeSection } from '@landfall/shared/endpoints';
import type { FastifyReply } from 'fastify';
import { assertMayPublish, countUse, giveBack } from '../../commerce/entitlements.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { type PageRow, requirePage } from '../pages/pages.ts';
import { type ProjectRow, requireProject } from '../projects/projects.ts';
import { editLines } from './edit-lines.ts';
import { modelOf } from './model-of.ts';
import { storedLines } from './stored-lines.ts';
import { openPage, outlineOfStored } from './stored-page.ts';
import { alternativesFor } from './write-section.ts';

/** An outline of a long page is some 100 KB. */
const MAX_BYTES = 512 * 1024;

const factsOf = ({ facts }: Pick<PageRow, 'facts'>): readonly Fact[] => facts?.facts ?? [];

/** Aborts when the caller goes away. */
function cancelledWith({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const cancelled = new AbortController();
  raw.once('close', () => cancelled.abort());
  return cancelled.signal;
}

async function* asText(lines: AsyncGenerator<EditLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** Sends each line as soon as it is there; no proxy may wait for more of them. */
const sendLines = (reply: FastifyReply, lines: AsyncGenerator<EditLine>) =>
  reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type('application/x-ndjson; charset=utf-8')
    .send(Readable.from(asText(lines)));

/** Changing a page by words, and writing one section again. */
export function registerEditRoutes(app: App, context: Context): void {
  const { db } = context;
  const requests = new Throttle(60, 10 * 60);

  /** The page, once it may be changed. */
  async function begin(account: Account, { project_id, page_id }: ParamsOf<typeof editPage>) {
    const project = await requireProject(db, account.id, project_id);
    const page = await requirePage(db, project.id, page_id);
    if (page.status === 'pending') throw new AppError('conflict', { message: 'The page is still being generated.' });
    requests.take(account.id);
    return { project, page };
  }

  /** The page as it is kept, for callers who hold none. */
  async function openWithOutline(account: Account, project: ProjectRow, page: PageRow, body: EditPageBody) {
    if (body.publish) assertMayPublish(account);
    const opened = await openPage(context, account, project, page, body);
    return { opened, outline: await outlineOfStored(context, opened) };
  }

  /** One use of the account's allowance. */
  const countOne = (account: Account, { id }: PageRow) =>
    db.transaction((tx) => countUse(tx, account, 'component', new Date(), id));

  const edit = {
    tag: 'editor',
    summary: 'Change a page by words: a line of JSON for each operation as it becomes certain, then how it ended',
    bodyLimit: MAX_BYTES,
  };
  serve(app, editPage, edit, async (request, reply) => {
    const { account, params, body } = request;
    const { project, page } = await begin(account, params);
    const { opened, outline } = body.outline
      ? { opened: null, outline: body.outline }
      : await openWithOutline(account, project, page, body);
    const { instruction, section_id } = body;
    if (section_id !== undefined && !outline.sections.some(({ id }) => id === section_id))
      throw new AppError('invalid', { fields: { section_id: ['This section does not exist.'] } });
    const use = await countOne(account, page);
    const asked = { instruction, section_id, outline };
    const told = { owner: account.id, body: asked, facts: factsOf(page), use, language: languageOf(request) };
    const lines = editLines(context, told, cancelledWith(reply));
    return sendLines(reply, opened ? storedLines(context, opened, use, lines, body.publish ?? false) : lines);
  });

  const write = {
    tag: 'editor',
    summary: 'Three ways to word a section, or to lay it out where no language model is configured',
    bodyLimit: MAX_BYTES,
  };
  serve(app, writeSection, write, async (request, reply) => {
    const { account, params, body } = request;
    const section = body.outline_section;
    if (section.id !== params.section_id)
      throw new AppError('invalid', { fields: { 'outline_section.id': ['This is another section.'] } });
    const { page } = await begin(account, params);
    const use = await countOne(account, page);
    const { language, theme } = modelOf(page);
    const writing = {
      owner: account.id,
      section,
      page: { language: body.language || language, theme },
      facts: body.facts ?? factsOf(page),
      use,
    };
    const found = await alternativesFor(context, writing, cancelledWith(reply)).catch(async (error) => {
      await giveBack(db, use);
      throw error;
    });
    const isNothing = found.alternatives.length === 0;
    if (isNothing) await giveBack(db, use);
    return { data: { ...found, remaining: use.remaining + (isNothing ? 1 : 0) } };
  });
}
