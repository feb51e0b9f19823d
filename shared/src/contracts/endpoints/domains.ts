import { cdnResponse } from '../domain.ts';
import {
  bulkDomains,
  createDomain as createDomainBody,
  domainListQuery,
  domainListResponse,
  domainRecordsBody,
  domainRecordsResponse,
  domainResponse,
  domainUpdate,
} from '../domain-write.ts';
import { bulkResponse } from '../list-query.ts';
import { messageResponse } from '../wire.ts';
import { endpoint } from './endpoint.ts';

export const listDomains = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/domain',
  access: 'projects:read',
  query: domainListQuery,
  responses: { 200: domainListResponse },
});

/** What a custom domain's CNAME points at. */
export const readCdn = endpoint({
  method: 'GET',
  path: '/v1/api/project/:project_id/domain/cdn',
  access: 'projects:read',
  responses: { 200: cdnResponse },
});

/** Adds a subdomain of the provider, or claims a custom domain. */
export const createDomain = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/domain',
  access: 'session',
  body: createDomainBody,
  responses: { 201: domainResponse },
  errors: ['plan_limit', 'plan_required', 'conflict'],
});

/** What a custom domain would need before it works; registers nothing. */
export const previewDomain = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/domain/records',
  access: 'session',
  body: domainRecordsBody,
  responses: { 200: domainRecordsResponse },
  errors: ['plan_limit', 'plan_required', 'conflict'],
});

/** Looks the records up now. */
export const verifyDomain = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/domain/:domain_id/verify',
  access: 'session',
  responses: { 200: domainResponse },
});

/** Makes it the domain of the pages' addresses. */
export const updateDomain = endpoint({
  method: 'PUT',
  path: '/v1/api/project/:project_id/domain/:domain_id',
  access: 'session',
  body: domainUpdate,
  responses: { 200: domainResponse },
  bodyOptional: true,
  errors: ['conflict'],
});

export const deleteDomain = endpoint({
  method: 'DELETE',
  path: '/v1/api/project/:project_id/domain/:domain_id',
  access: 'session',
  responses: { 200: messageResponse },
  bodyOptional: true,
  errors: ['conflict'],
});

/** Looks up or removes several domains, each by itself. */
export const changeDomains = endpoint({
  method: 'POST',
  path: '/v1/api/project/:project_id/domain/bulk',
  access: 'session',
  body: bulkDomains,
  responses: { 200: bulkResponse },
});
