import { DOCUMENT_TYPES } from '@landfall/shared/contracts';
import type { Component } from 'grapesjs';
import { type FileChoice, fileChoice } from '../file-choice.ts';
import { isOffered } from '../offered.ts';
import { readDeliverable, uploadDeliverable } from '../picture-files.ts';
import { say } from '../texts.ts';

const ATTRIBUTE = 'data-file';

/** The address of the file that whoever sends a form gets; empty for none. */
export const fileOf = (form: Component): string => String(form.getAttributes()[ATTRIBUTE] ?? '');

/** The choice of what a form delivers; hidden where the deployment has no forms in its dashboard. */
export function deliveredFile(formOf: () => Component | undefined): FileChoice {
  const made = fileChoice({
    label: say('formFile'),
    none: say('formNoFile'),
    upload: say('formFileUpload'),
    hint: say('formFileHint'),
    accept: Object.keys(DOCUMENT_TYPES)
      .map((extension) => `.${extension}`)
      .concat('image/*', 'video/*')
      .join(','),
    read: readDeliverable,
    send: uploadDeliverable,
    choose(href) {
      if (href) formOf()?.addAttributes({ [ATTRIBUTE]: href });
      else formOf()?.removeAttributes(ATTRIBUTE);
    },
  });
  made.element.hidden = true;
  void isOffered('forms').then((isThere) => {
    made.element.hidden = !isThere;
  });
  return made;
}
