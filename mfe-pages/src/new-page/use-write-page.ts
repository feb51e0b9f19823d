import { notify } from '@landfall/shared';
import type { CreatePage, Page } from '@landfall/shared/contracts';
import { useFactsTexts } from '@landfall/shared/facts';
import { useEffect, useRef } from 'react';
import { slugOfTitle } from '../lib/slug.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import { useNewPageTexts } from './texts.ts';
import type { Brief, Understood } from './use-brief.ts';
import { useCreateDraft } from './use-create-draft.ts';

/**
 * Has the page of a brief written. What was corrected is never left out: where it cannot be joined with what was typed
 * since, it asks.
 */
export function useWritePage(projectId: string, brief: Brief, onCreated: (page: Page) => void) {
  const texts = useNewPageTexts();
  const factsTexts = useFactsTexts();
  const isHere = useIsHere();
  const corrected = useRef(brief.corrected);
  useEffect(() => {
    corrected.current = brief.corrected;
  });
  const { create, isPending } = useCreateDraft(projectId, {
    form: brief.form,
    onCreated: (page, made) => {
      brief.forget(made);
      onCreated(page);
    },
  });
  const send = (input: CreatePage, understood: Understood) =>
    create({ page: { ...input, ...understood }, isSlugFree: input.slug === slugOfTitle(input.title) });
  const submit = brief.form.handleSubmit(async (input) => {
    const understood = await brief.understand();
    if (understood) send(input, understood);
    else if (isHere())
      notify.error(factsTexts.readFailed, texts.writtenAnyway, {
        label: texts.write,
        onClick: () => send(input, corrected.current()),
      });
  });
  return { write: () => void submit(), isPending: isPending || brief.isWaitedFor };
}
