import { type EndpointMutationOptions, useMutation, useQuery } from '@landfall/shared';
import { deletePageRedirect, listPageRedirects } from '@landfall/shared/endpoints';

/** The earlier addresses of a page; null reads nothing. */
export const usePageRedirects = (params: { project_id: string; page_id: string } | null) =>
  useQuery(listPageRedirects, params && { params });

export const useDropRedirect = (options: EndpointMutationOptions<typeof deletePageRedirect>) =>
  useMutation(deletePageRedirect, { invalidates: [listPageRedirects], ...options });
