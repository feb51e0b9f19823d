import { hasCapability } from '@landfall/shared';
import { type CorrectedFacts, createPage } from '@landfall/shared/contracts';
import { correctedOf, useUnderstanding } from '@landfall/shared/facts';
import { useSchemaForm, useWatch } from '@landfall/shared/form';
import { useEffect, useEffectEvent, useRef } from 'react';
import { slugOfTitle } from '../lib/slug.ts';
import { slugInput } from '../lib/slug-input.ts';
import { proposeTitle } from './propose-title.ts';

const DRAFT = 'new-page';
const EMPTY = { title: '', slug: '/', description: '', description_ai: '' };

/** Characters; what is shorter says nothing yet. */
const WORTH_READING = 20;
/** Milliseconds without a keystroke until what was typed is read. */
const PAUSE = 900;

/** Calls back with what a value was before, each time that it changes. */
function useChange(value: string, changed: (before: string) => void) {
  const last = useRef(value);
  const tell = useEffectEvent(changed);
  useEffect(() => {
    const before = last.current;
    last.current = value;
    if (before !== value) tell(before);
  }, [value]);
}

/**
 * The brief of a new page: what was typed, what was understood of it, and the title and the slug that it proposes. Each
 * follows until it is edited by hand. Everything is kept in this tab until `forget`.
 */
export function useBrief(projectId: string) {
  const form = useSchemaForm(createPage, { defaultValues: EMPTY, mode: 'onChange', draft: DRAFT });
  const understanding = useUnderstanding(projectId, DRAFT);
  const [title, slug, typed] = useWatch({ control: form.control, name: ['title', 'slug', 'description_ai'] });
  const text = typed?.trim() ?? '';
  // Without a title: what was read of the text must not be read into it again.
  const told = { title: '', text };
  const isRead = understanding.isRead(told);
  const proposed = proposeTitle(understanding.draft.facts, text);
  const set = (name: 'title' | 'slug', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: text !== '' });

  useChange(proposed, (before) => {
    if (form.getValues('title') === before) set('title', proposed);
  });
  useChange(title, (before) => {
    if (form.getValues('slug') === slugOfTitle(before)) set('slug', slugOfTitle(title));
  });

  const read = useEffectEvent(() => void understanding.read(told));
  useEffect(() => {
    if (!hasCapability('pages.brief') || text.length < WORTH_READING) return;
    const timer = setTimeout(() => read(), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    form,
    text,
    isRead,
    understanding,
    inputs: {
      text: form.register('description_ai'),
      title: form.register('title'),
      slug: slugInput(form.register('slug')),
    },
    slug,
    /** The title is the one that the brief proposes. */
    isProposed: proposed !== '' && title === proposed,
    /** What the page is to be written from, where that was read already; else the server reads it. */
    facts: (): CorrectedFacts | undefined => (isRead ? correctedOf(understanding.draft, title) : undefined),
    readAgain: () => void understanding.read(told),
    put: (next: string) => form.setValue('description_ai', next, { shouldDirty: true, shouldValidate: true }),
    forget: () => {
      form.reset(EMPTY);
      understanding.forget();
    },
  };
}

export type Brief = ReturnType<typeof useBrief>;
