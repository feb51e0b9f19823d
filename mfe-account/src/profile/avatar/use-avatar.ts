import { notify } from '@landfall/shared';
import { useRefreshAccount, useRemoveAvatar, useReplaceAvatar } from '../../api/profile.ts';
import { useAreaTexts } from '../../texts.ts';
import { avatarProblem } from './avatar-rules.ts';
import { compressAvatar } from './compress-avatar.ts';

/** Documented behaviour: a picture that cannot be read is logged and nothing else happens. */
const smallPicture = (file: File) =>
  compressAvatar(file).catch((error: unknown) => {
    console.error('Avatar compression failed:', error);
    return undefined;
  });

/** Replaces and removes the person's picture; `pending` names what runs. */
export function useAvatar() {
  const texts = useAreaTexts();
  const refresh = useRefreshAccount();
  const replace = useReplaceAvatar(smallPicture, {
    onSuccess: (response) => {
      if (response !== 'nothing') notify.success(texts.avatarUpdated);
    },
    failure: { title: texts.avatarFailed },
  });
  const removal = useRemoveAvatar({
    onSuccess: async () => {
      notify.success(texts.avatarDeleted);
      // The button that asked is gone by the time the dialog gives the focus back.
      await refresh();
    },
    failure: { title: texts.avatarDeleteFailed },
  });

  const upload = (file: File) => {
    const problem = avatarProblem(file);
    if (problem) notify.error(texts[problem]);
    else void replace.mutate(file);
  };

  return {
    pending: replace.isPending ? ('upload' as const) : removal.isPending ? ('removal' as const) : undefined,
    upload,
    /** Returns whether it is gone. */
    remove: removal.mutate,
  };
}
