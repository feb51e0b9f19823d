import { calls, hasCapability, useApi } from '@landfall/shared';
import { type DomainDetail, domainListAnswer } from '@landfall/shared/contracts';

const POLL_SECONDS = 300;
/** While a domain waits for its records the backend looks them up: what it finds shows soon. */
const WAITING_POLL_SECONDS = 15;

const pollOf = (latest: { data: DomainDetail[] } | undefined) =>
  latest?.data.some(({ status }) => status === 'pending') ? WAITING_POLL_SECONDS : POLL_SECONDS;

/** A project's domains, with their records where domains can be changed; null reads nothing. */
export const useDomainList = (projectId: string | null) =>
  useApi(projectId === null ? null : calls.domains(projectId), domainListAnswer, {
    everySeconds: hasCapability('domains.write') ? pollOf : POLL_SECONDS,
  });
