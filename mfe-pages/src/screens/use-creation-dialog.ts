import { hasCapability, useNavigate, useSearchParams } from '@landfall/shared';
import { useRef, useState } from 'react';
import type { ChosenTemplate } from '../lib/chosen-template.ts';
import { newPageAddress } from '../lib/new-page-address.ts';
import { useDialog } from '../lib/use-dialog.ts';

/**
 * The create dialog and the gallery of templates before or above it. The address `?new=1` (the palette, the home
 * screen) opens the first, `?new=template` the second.
 * Where new pages are drafts both are a screen of their own.
 * @param allowed whether pages can be created: not without a domain
 */
export function useCreationDialog(allowed: boolean) {
  const form = useDialog<true>();
  const gallery = useDialog<true>();
  const importing = useDialog<true>();
  const [template, setTemplate] = useState<ChosenTemplate>();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isScreen = hasCapability('pages.drafts');
  // Where the focus goes at the end: the tile of the gallery that opened the form is gone by then.
  const button = useRef<HTMLDivElement>(null);

  const create = () => {
    // One that was chosen earlier and left with the cross is not asked for again.
    setTemplate(undefined);
    form.show(true);
  };

  const asked = allowed ? params.get('new') : null;
  const [answered, setAnswered] = useState<string | null>(null);
  if (asked !== answered) {
    setAnswered(asked);
    if (asked === 'template' && hasCapability('templates')) gallery.show(true);
    else if (asked !== null) create();
  }
  const leaveAddress = () => {
    if (asked === null) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('new');
        return next;
      },
      { replace: true },
    );
  };

  return {
    create: isScreen ? () => navigate(newPageAddress()) : create,
    fromTemplate: () => (isScreen ? navigate(newPageAddress('template')) : gallery.show(true)),
    form: {
      ...form,
      close: () => {
        form.close();
        leaveAddress();
      },
    },
    gallery: {
      ...gallery,
      close: () => {
        gallery.close();
        if (!form.open) leaveAddress();
      },
    },
    importing,
    template,
    choose: (chosen: ChosenTemplate) => {
      setTemplate(chosen);
      gallery.close();
      // Not above the gallery: what stands above a dialog is closed with it.
      if (!form.open) requestAnimationFrame(() => form.show(true));
    },
    removeTemplate: () => setTemplate(undefined),
    /** Stands around the button that begins it. */
    button,
    finalFocus: () => button.current?.querySelector('button') ?? null,
  };
}
