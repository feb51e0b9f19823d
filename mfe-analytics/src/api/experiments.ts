import { type EndpointMutationOptions, useMutation, useQuery } from '@landfall/shared';
import {
  duplicatePage,
  finishExperiment,
  listExperiments,
  listPages,
  startExperiment,
} from '@landfall/shared/endpoints';

const POLL_SECONDS = 60;

/** A page's experiments, newest first; of no page, nothing yet. */
export const useExperiments = (projectId: string, pageId: string | null) =>
  useQuery(listExperiments, pageId === null ? null : { params: { project_id: projectId, page_id: pageId } }, {
    everySeconds: POLL_SECONDS,
  });

export const useStartExperiment = (options: EndpointMutationOptions<typeof startExperiment>) =>
  useMutation(startExperiment, { invalidates: [listExperiments], ...options });

export const useFinishExperiment = (options: EndpointMutationOptions<typeof finishExperiment>) =>
  useMutation(finishExperiment, { invalidates: [listExperiments, listPages], ...options });

/** Makes a copy of a page, switched off. */
export const useCopyPage = (options: EndpointMutationOptions<typeof duplicatePage>) =>
  useMutation(duplicatePage, { invalidates: [listPages], ...options });
