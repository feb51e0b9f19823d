import { api, calls, messageOf, notify, notifyPlanLimit, useRefresh } from '@landfall/shared';
import { type CreateDomain, type DomainDetail, domainAnswer } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';

/** What can be done with a project's domains. The list is read again after each; failures are thrown. */
export function useDomainCalls(projectId: string) {
  const refresh = useRefresh();
  const list = calls.domains(projectId);
  const one = (domain: DomainDetail) => `${list}/${encodeURIComponent(domain.domain_id)}`;

  /** Runs a call and reads the list again, also after a failure: perhaps only the answer was lost. */
  const change = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } finally {
      void refresh(list);
    }
  };

  return {
    create: async (fields: CreateDomain) => (await change(api.post(list, fields, domainAnswer))).data,
    verify: async (domain: DomainDetail) => (await change(api.post(`${one(domain)}/verify`, {}, domainAnswer))).data,
    makePrimary: (domain: DomainDetail) => change(api.put(one(domain), { primary: true })),
    remove: (domain: DomainDetail) => change(api.delete(one(domain))),
  };
}

/** A function that says why a change of a domain failed: a reached limit, the server's reason, else the fallback. */
export function useDomainFailure(): (error: unknown, fallback?: string) => void {
  const texts = useAreaTexts();
  return (error, fallback = texts.tryAgainLater) => {
    if (!notifyPlanLimit(error)) notify.error(texts.failed, messageOf(error, fallback));
  };
}
