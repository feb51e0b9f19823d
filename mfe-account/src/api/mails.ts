import { send, useMutation, useQuery, useUpdateCached } from '@landfall/shared';
import type { MailSettings } from '@landfall/shared/contracts';
import { readMailSettings, updateMailSettings } from '@landfall/shared/endpoints';

/** What the account is written to about. */
export const useMailSettings = () => useQuery(readMailSettings, {});

export function useUpdateMailSettings(options: { title: string; onSuccess: () => void }) {
  const updateCached = useUpdateCached();
  return useMutation((body: MailSettings) => send(updateMailSettings, { body }), {
    invalidates: [readMailSettings],
    failure: { title: options.title },
    onSuccess: (saved) => {
      updateCached(readMailSettings, {}, () => saved);
      options.onSuccess();
    },
  });
}
