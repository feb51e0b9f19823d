import { hasCapability, useSearchParams } from '@landfall/shared';
import { useRef, useState } from 'react';
import type { ChosenTemplate } from '../templates/chosen-template.ts';
import { useDialog } from './use-dialog.ts';

/**
 * The create dialog and the gallery of templates before or above it. The address `?new=1` (the palette, the home
 * screen) opens the first, `?new=template` the second.
 * @param allowed whether pages can be created: not without a domain
 */
export function useCreationDialog(allowed: boolean) {
  const form = useDialog<true>();
  const gallery = useDialog<true>();
  const [template, setTemplate] = useState<ChosenTemplate>();
  const [params, setParams] = useSearchParams();
  // Where the focus was: a tile of the gallery that opened the form is gone by the end.
  const origin = useRef<Element>(null);
  const begin = (dialog: typeof form) => {
    origin.current = document.activeElement;
    dialog.show(true);
  };

  const asked = allowed ? params.get('new') : null;
  const [answered, setAnswered] = useState<string | null>(null);
  if (asked !== answered) {
    setAnswered(asked);
    if (asked !== null) (asked === 'template' && hasCapability('templates') ? gallery : form).show(true);
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
    create: () => begin(form),
    fromTemplate: () => begin(gallery),
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
    template,
    choose: (chosen: ChosenTemplate) => {
      setTemplate(chosen);
      gallery.close();
      form.show(true);
    },
    removeTemplate: () => setTemplate(undefined),
    finalFocus: () => (origin.current instanceof HTMLElement && origin.current.isConnected ? origin.current : null),
  };
}
