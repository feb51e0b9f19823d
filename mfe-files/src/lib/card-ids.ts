import type { StoredFile } from '@landfall/shared/contracts';

type Identified = Pick<StoredFile, 'file_id'>;

/** The element ids of a card's buttons: dialogs give the focus back to them. */
export const previewButtonId = ({ file_id }: Identified): string => `preview-${file_id}`;
export const deleteButtonId = ({ file_id }: Identified): string => `delete-${file_id}`;
export const menuButtonId = ({ file_id }: Identified): string => `menu-${file_id}`;
