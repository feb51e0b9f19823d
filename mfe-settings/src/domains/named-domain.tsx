import type { DomainDetail } from '@landfall/shared/contracts';
import { useNamedEntry, useOpenNamed } from '@landfall/shared/list';
import { SHOWN_DOMAIN } from '../addresses.ts';

interface NamedDomainProps {
  /** Undefined while they are on their way. */
  domains: readonly DomainDetail[] | undefined;
  onFound: (domain: DomainDetail) => void;
}

const idOf = ({ domain_id }: DomainDetail) => domain_id;

/** Shows the domain that the address names; of one that is gone it says so. */
export default function NamedDomain({ domains, onFound }: NamedDomainProps) {
  useOpenNamed(useNamedEntry({ param: SHOWN_DOMAIN, entries: domains, idOf }), onFound);
  return null;
}
