import { hasCapability, messageOf, notify } from '@landfall/shared';
import { type Page, pageSlug, pageTitle } from '@landfall/shared/contracts';
import { useListTexts } from '@landfall/shared/list';
import { useRef } from 'react';
import { useChangeOfPages } from '../../api/one-page.ts';
import { sanitizeSlug } from '../../lib/slug.ts';
import { usePagesTexts } from '../../texts.ts';
import { useRenameTexts } from './texts.ts';

type Schema = typeof pageTitle | typeof pageSlug;

/** Why a text does not keep a rule; undefined where it does. */
function refusalOf(schema: Schema, text: string): string | undefined {
  const result = schema['~standard'].validate(text);
  return 'issues' in result ? result.issues?.[0]?.message : undefined;
}

/** What is changed of a page where it stands, and how each is kept. The notice of a change can undo it. */
export function useRenamePage(projectId: string, page: Page) {
  const texts = useRenameTexts();
  const { settingsFailed } = usePagesTexts();
  const listTexts = useListTexts();
  const failure = useRef<string>(undefined);
  const { mutate } = useChangeOfPages(projectId, {
    onError: (error) => {
      const [message] = Object.values(error.fields).flat();
      failure.current = message ?? messageOf(error, settingsFailed);
      return true;
    },
  });

  const undo = async (change: { title: string } | { slug: string }) => {
    if (await mutate({ page, change })) notify.success(texts.changedBack);
    else notify.error(settingsFailed, failure.current);
  };
  const save = async (next: { title: string } | { slug: string }, before: typeof next, said: string, more?: string) => {
    failure.current = undefined;
    if (!(await mutate({ page, change: next }))) return failure.current ?? settingsFailed;
    notify.success(said, more, { action: { label: listTexts.undo, onClick: () => void undo(before) }, seconds: 10 });
    return undefined;
  };
  // Only what somebody could see leads anywhere.
  const isKnown = hasCapability('pages.redirects') && page.status === 'active';

  return {
    title: {
      label: texts.titleOf(page.title),
      value: page.title,
      refusal: (text: string) => refusalOf(pageTitle, text),
      onSave: (title: string) => save({ title }, { title: page.title }, texts.renamedTo(title)),
    },
    path: {
      label: texts.slugOf(page.title),
      value: page.path,
      isMono: true,
      typed: sanitizeSlug,
      refusal: (text: string) => refusalOf(pageSlug, text),
      onSave: (slug: string) =>
        save(
          { slug },
          { slug: page.path },
          texts.movedTo(slug),
          isKnown ? texts.oldAddressLeads(page.path) : undefined,
        ),
    },
  };
}
