import { ApiError, api, calls, notify, useRefresh } from '@landfall/shared';
import { anyAnswer } from '@landfall/shared/contracts';
import { useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { avatarProblem } from './avatar-rules.ts';
import { compressAvatar } from './compress-avatar.ts';

const AVATAR = `${calls.me}/avatar`;
const reasonOf = (error: unknown) => (error instanceof ApiError ? error.serverMessage : undefined);

/** Replaces and removes the person's picture; `pending` names what runs. */
export function useAvatar() {
  const texts = useAreaTexts();
  const refresh = useRefresh();
  const [pending, setPending] = useState<'upload' | 'removal'>();

  const upload = async (file: File) => {
    const problem = avatarProblem(file);
    if (problem) return notify.error(texts[problem]);
    setPending('upload');
    try {
      const jpeg = await compressAvatar(file).catch((error: unknown) => {
        // Documented behaviour: a picture that cannot be read is logged and nothing else happens.
        console.error('Avatar compression failed:', error);
      });
      if (jpeg) await send(jpeg);
    } finally {
      setPending(undefined);
    }
  };

  const send = async (jpeg: Blob) => {
    const form = new FormData();
    form.append('file', jpeg, 'avatar.jpg');
    try {
      await api.postForm(AVATAR, form, anyAnswer, { expect: [200] });
    } catch (error) {
      return notify.error(texts.avatarFailed, reasonOf(error));
    }
    notify.success(texts.avatarUpdated);
    await refresh(calls.me);
  };

  /** Returns whether it is gone. */
  const remove = async (): Promise<boolean> => {
    setPending('removal');
    try {
      await api.delete(AVATAR, { expect: [200] });
      notify.success(texts.avatarDeleted);
      await refresh(calls.me);
      return true;
    } catch (error) {
      notify.error(texts.avatarDeleteFailed, reasonOf(error));
      return false;
    } finally {
      setPending(undefined);
    }
  };

  return { pending, upload, remove };
}
