import type { DomainStatus } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';

/** How the states are called that the list can be narrowed to. */
export function useDomainStatusNames(): Record<DomainStatus, string> {
  const texts = useAreaTexts();
  return { active: texts.statusActive, pending: texts.statusPending, error: texts.statusError };
}
