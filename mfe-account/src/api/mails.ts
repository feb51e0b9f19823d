import { send, useMutation, useQuery } from '@landfall/shared';
import type { MailSettings } from '@landfall/shared/contracts';
import { readMailSettings, updateMailSettings } from '@landfall/shared/endpoints';

/** What the account is written to about. */
export const useMailSettings = () => useQuery(readMailSettings, {});

export const useUpdateMailSettings = (options: { title: string; onSuccess: () => void }) =>
  useMutation((body: MailSettings) => send(updateMailSettings, { body }), {
    invalidates: [readMailSettings],
    failure: { title: options.title },
    onSuccess: options.onSuccess,
  });
