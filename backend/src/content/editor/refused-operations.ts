import type { Applied, Refusal } from '@landfall/page/edit/change';
import { broughtBy } from '@landfall/page/edit/draw-section';
import { isPageLanguage } from '@landfall/page/languages/languages';
import { pageModel, section } from '@landfall/page/sections/model';
import type { PageOperation } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { AppError } from '../../platform/errors.ts';

/** Why an operation cannot be done, for the program that named it. */
const REASONS: Readonly<Record<Refusal, string>> = {
  no_section: 'The page has no section of this id.',
  no_element: 'The section has no such element.',
  no_link: 'This element is no link.',
  bad_address: 'This is no address that a link may lead to.',
  no_target: 'The page has nothing of this id.',
  nothing_changes: 'It is like this already.',
  one_headline: 'A page has one headline, and keeps it.',
  fixed_place: 'Header and footer stay where they are.',
  last_words: 'These are the last words of the section. Remove the section instead.',
  bad_section: 'This is no section that can stand here.',
};

const firstIssue = (path: string, { issues: [issue] }: { issues: readonly v.BaseIssue<unknown>[] }) => ({
  [[path, issue && v.getDotPath(issue)].filter(Boolean).join('.')]: [issue?.message ?? REASONS.bad_section],
});

/** What is wrong with what an operation brings along; null where it is as it should be. */
function brokenPart(operation: PageOperation, path: string): Record<string, string[]> | null {
  const brought = broughtBy(operation);
  const read = v.safeParse(section, brought ?? undefined);
  if (brought !== null && !read.success)
    return firstIssue(`${path}.${operation.op === 'insert' ? 'section' : 'with'}`, read);
  if (operation.op === 'theme') {
    const theme = v.safeParse(pageModel.entries.theme, operation);
    if (!theme.success) return firstIssue(path, theme);
  }
  if (operation.op === 'language' && !isPageLanguage(operation.language))
    return { [`${path}.language`]: ['Pages are not written in this language.'] };
  return null;
}

/** @throws AppError invalid, naming the first operation that brings something that is no part of a page */
export function requireWholeOperations(operations: readonly PageOperation[]): void {
  for (const [index, operation] of operations.entries()) {
    const fields = brokenPart(operation, `operations.${index}`);
    if (fields) throw new AppError('invalid', { fields });
  }
}

/** @throws AppError invalid, naming every operation that cannot be done on the page as it is */
export function requireAllDone(results: readonly Applied[]): void {
  const refused = results.flatMap((result, index) =>
    'refused' in result ? [{ name: `operations.${index}`, reason: REASONS[result.refused] }] : [],
  );
  if (refused.length > 0)
    throw new AppError('invalid', { fields: Object.fromEntries(refused.map(({ name, reason }) => [name, [reason]])) });
}
