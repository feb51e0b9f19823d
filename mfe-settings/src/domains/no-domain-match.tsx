import { NoMatch } from '@landfall/shared/list';
import { useDomainStatusNames } from './domain-status-names.ts';
import type { DomainAddress } from './use-domain-address.ts';

/** No domain is like what was searched for. */
export default function NoDomainMatch({ address }: { address: DomainAddress }) {
  const names = useDomainStatusNames();
  const { status } = address.filters;
  return (
    <NoMatch
      kind="domain"
      words={address.words}
      filters={status ? [names[status]] : []}
      onClear={() => address.clear()}
    />
  );
}
