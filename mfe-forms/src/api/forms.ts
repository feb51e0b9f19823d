import { type EndpointMutationOptions, useMutation, useQuery } from '@landfall/shared';
import { changeForm, listForms } from '@landfall/shared/endpoints';

const POLL_SECONDS = 60;

/** A project's forms, those with the newest lead first. */
export const useForms = (projectId: string) =>
  useQuery(listForms, { params: { project_id: projectId } }, { everySeconds: POLL_SECONDS });

export const useChangeForm = (options: EndpointMutationOptions<typeof changeForm>) =>
  useMutation(changeForm, { invalidates: [listForms], ...options });
