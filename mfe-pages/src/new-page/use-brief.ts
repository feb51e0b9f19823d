import { hasCapability } from '@landfall/shared';
import { type CorrectedFacts, type CreatePage, createPage } from '@landfall/shared/contracts';
import { correctedOf, isCorrected, useUnderstanding } from '@landfall/shared/facts';
import { deleteDraft, readDraft, saveDraft, useSchemaForm, useWatch } from '@landfall/shared/form';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { slugOfTitle } from '../lib/slug.ts';
import { slugInput } from '../lib/slug-input.ts';
import { useIsHere } from '../lib/use-is-here.ts';
import { proposeTitle } from './propose-title.ts';

const DRAFT = 'new-page';
const EMPTY = { title: '', slug: '/', description: '', description_ai: '' };

/** Characters; what is shorter says nothing yet. */
const WORTH_READING = 20;
/** Milliseconds without a keystroke until what was typed is read. */
const PAUSE = 900;

/** What a page is written from; without facts the server reads its text. */
export interface Understood {
  facts?: CorrectedFacts;
}

const keptText = () => String(readDraft(DRAFT)?.description_ai ?? '').trim();

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

  const [isWaitedFor, setWaitedFor] = useState(false);
  const isHere = useIsHere();
  // What was read once is never left behind by its text, however short that is by now.
  const least = understanding.draft.source === null ? WORTH_READING : 1;
  const read = useEffectEvent(() => void understanding.read(told));
  useEffect(() => {
    // A page waits for what is read of an earlier text.
    if (!hasCapability('pages.brief') || text.length < least || isWaitedFor) return;
    const timer = setTimeout(() => read(), PAUSE);
    return () => clearTimeout(timer);
  }, [text, least, isWaitedFor]);

  /** Undefined where what was corrected cannot be joined with what was typed since. */
  const understand = async (): Promise<Understood | undefined> => {
    if (!isRead && !isCorrected(understanding.draft)) return {};
    setWaitedFor(true);
    const draft = await understanding.read(told);
    setWaitedFor(false);
    return draft && { facts: correctedOf(draft, title) };
  };

  return {
    form,
    text,
    isRead,
    isWaitedFor,
    understanding,
    inputs: {
      text: form.register('description_ai'),
      title: form.register('title'),
      slug: slugInput(form.register('slug')),
    },
    slug,
    /** The title is the one that the brief proposes. */
    isProposed: proposed !== '' && title === proposed,
    understand,
    /** What was corrected of an earlier text. */
    corrected: (): Understood => ({ facts: correctedOf(understanding.draft, title) }),
    readAgain: () => void understanding.read(told),
    put: (next: string) => {
      form.setValue('description_ai', next, { shouldDirty: true, shouldValidate: true });
      // The form keeps nothing once the screen was left: the text comes back with the names that it had.
      if (!isHere()) saveDraft(DRAFT, { ...form.getValues(), ...readDraft(DRAFT), title, slug, description_ai: next });
    },
    /** Forgets what a page was made of; after the screen was left not what somebody has typed since. */
    forget: (made: Pick<CreatePage, 'description_ai'>) => {
      if (!isHere() && keptText() !== made.description_ai?.trim()) return;
      form.reset(EMPTY);
      deleteDraft(DRAFT);
      understanding.forget();
    },
  };
}

export type Brief = ReturnType<typeof useBrief>;
