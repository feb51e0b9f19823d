import { withDownload } from '@landfall/page/publish/form-markup';
import type { PageLanguage } from '@landfall/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { keyOf } from '../../content/files/upload.ts';
import { FILE_PATH } from '../../delivery/forms/file-path.ts';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, or, sql } from '../../platform/db/operators.ts';
import { files, forms, pageArtefacts, plans, projects, users } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { attachment } from '../../platform/http/attachment.ts';
import { linkToken, openLinkToken } from '../../platform/secrets/link-token.ts';
import { sendObject } from '../../platform/storage/public-files.ts';
import { downloadLabel } from './download-label.ts';
import { FILE_TEXTS } from './file-texts.ts';

/** Milliseconds that a link to a delivered file works. */
const FILE_WITHIN = 30 * 24 * 60 * 60 * 1000;

/** What a link carries: who sent the form is not in it. */
const carried = v.object({ form: v.string(), until: v.number() });
const PLACE = 'file of a form';

/** A file that whoever sends a form gets. */
export interface DeliveredFile {
  formId: string;
  name: string;
  /** In the store. */
  key: string;
  /** Which of the page's forms delivers it, from 1. */
  position: number;
  language: PageLanguage;
}

const pathChild = sql<string>`substring(${forms.file} from '[^/]+$')`;

/** Whether a file is what a form delivers, or replaced that. */
export const isDelivered = or(
  eq(files.pathChild, pathChild),
  sql`${files.earlier} @> jsonb_build_array(jsonb_build_object('pathChild', ${pathChild}))`,
);

/** What a form delivers; null where it delivers nothing, its file was deleted, or the plan does not include it. What replaced a file is delivered in its place. */
export async function findDelivered(db: Database, formId: string): Promise<DeliveredFile | null> {
  const [found] = await db
    .select({ file: files, position: forms.position, language: pageArtefacts.language })
    .from(forms)
    .innerJoin(projects, eq(projects.id, forms.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .innerJoin(plans, and(eq(plans.name, users.planName), sql`(${plans.features} ->> 'form_advanced')::boolean`))
    .innerJoin(files, and(eq(files.userId, projects.userId), isDelivered))
    .leftJoin(pageArtefacts, eq(pageArtefacts.pageId, forms.pageId))
    .where(and(eq(forms.id, formId), sql`${forms.file} <> ''`))
    .limit(1);
  if (!found) return null;
  const { file, position, language } = found;
  return { formId, name: file.name, key: keyOf(file), position, language: language ?? 'en' };
}

/** The path and query of a link to the file that a form delivers. */
export const fileLink = (secrets: Context['secrets'], formId: string, now = Date.now()): string =>
  `${FILE_PATH}?${new URLSearchParams({ token: fileToken(secrets, formId, now) })}`;

/** What a link to the file that a form delivers carries. */
export const fileToken = (secrets: Context['secrets'], formId: string, now = Date.now()): string =>
  linkToken(secrets, { form: formId, until: now + FILE_WITHIN }, PLACE);

/** What a link's token stands for; null where it is over, nobody's, or its file is gone. */
async function deliveredBy({ db, secrets }: Pick<Context, 'db' | 'secrets'>, token: string) {
  const known = v.safeParse(carried, openLinkToken(secrets, token, PLACE));
  if (!known.success || known.output.until <= Date.now()) return null;
  return findDelivered(db, known.output.form);
}

/** What leads to a file in the document of the page whose form delivers it; null where the token is nobody's. */
export async function fileAdder(context: Pick<Context, 'db' | 'secrets'>, token: string) {
  const file = await deliveredBy(context, token);
  if (!file) return null;
  const download = { href: fileLink(context.secrets, file.formId), label: downloadLabel(file) };
  return (document: string) => withDownload(document, file.position, download);
}

/** Answers the link to a delivered file with the file, to be saved. @throws AppError unavailable */
export async function answerFile(
  context: Pick<Context, 'db' | 'secrets' | 'storage'>,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = await deliveredBy(context, token);
  const gone = (language: PageLanguage) =>
    reply
      .code(410)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(plainPage(...FILE_TEXTS[language].gone, { language }));
  if (!file) return gone('en');
  const headers = { 'cache-control': 'private, no-store', 'content-disposition': attachment(file.name) };
  return sendObject(context, request, reply, file.key, headers).catch((error) => {
    if (error instanceof AppError && error.code === 'not_found') return gone(file.language);
    throw error;
  });
}
