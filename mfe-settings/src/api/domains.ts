import { hasCapability, type MutationOptions, send, useMutation, useQuery } from '@landfall/shared';
import type {
  BulkDomains,
  BulkResult,
  CreateDomain,
  DomainDetail,
  DomainListQuery,
  DomainRecords,
} from '@landfall/shared/contracts';
import {
  changeDomains,
  createDomain,
  deleteDomain,
  listDomains,
  previewDomain,
  readCdn,
  updateDomain,
  verifyDomain,
} from '@landfall/shared/endpoints';

const POLL_SECONDS = 300;
/** While a domain waits for its records the backend looks them up: what it finds shows soon. */
const WAITING_POLL_SECONDS = 15;

const pollOf = (latest: { data: DomainDetail[] } | undefined) =>
  latest?.data.some(({ status }) => status === 'pending') ? WAITING_POLL_SECONDS : POLL_SECONDS;

/** A project's domains, or those of a query, with their records where domains can be changed; null reads nothing. */
export const useDomainList = (project_id: string | null, query?: DomainListQuery) =>
  useQuery(listDomains, project_id === null ? null : { params: { project_id }, query }, {
    everySeconds: hasCapability('domains.write') ? pollOf : POLL_SECONDS,
    keepPrevious: query !== undefined,
  });

/** What a custom domain's CNAME points at. */
export const useCdn = (project_id: string) => useQuery(readCdn, { params: { project_id } });

/** Any work that changes the domains, which are read again afterwards. */
export const useDomainMutation = <I, O>(work: (input: I) => Promise<O>, options: MutationOptions<I, O>) =>
  useMutation(work, { invalidates: [listDomains], ...options });

const paramsOf = (project_id: string, { domain_id }: DomainDetail) => ({ project_id, domain_id });

/** @throws ApiError */
export const sendCreateDomain = async (project_id: string, body: CreateDomain): Promise<DomainDetail> =>
  (await send(createDomain, { params: { project_id }, body })).data;

/** The records that a custom domain would need; registers nothing. @throws ApiError */
export const sendPreviewDomain = async (project_id: string, domain: string): Promise<DomainRecords> =>
  (await send(previewDomain, { params: { project_id }, body: { domain } })).data;

/** Looks a domain's records up now. @throws ApiError */
export const sendVerifyDomain = async (project_id: string, domain: DomainDetail): Promise<DomainDetail> =>
  (await send(verifyDomain, { params: paramsOf(project_id, domain) })).data;

/** @throws ApiError */
export const sendMakePrimary = (project_id: string, domain: DomainDetail) =>
  send(updateDomain, { params: paramsOf(project_id, domain), body: { primary: true } });

/** Looks up or removes several domains. @throws ApiError */
export const sendDomainChanges = async (project_id: string, body: BulkDomains): Promise<readonly BulkResult[]> =>
  (await send(changeDomains, { params: { project_id }, body })).data;

/** @throws ApiError */
export const sendDeleteDomain = (project_id: string, domain: DomainDetail) =>
  send(deleteDomain, { params: paramsOf(project_id, domain) });
