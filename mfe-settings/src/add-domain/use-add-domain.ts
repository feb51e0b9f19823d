import { notify } from '@landfall/shared';
import { customDomainForm, type DomainType, providerDomainForm } from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useRef, useState } from 'react';

/**
 * The add-domain dialog: the type, a form for each type (what was typed in one stays while the other is looked at),
 * and for a custom domain a second step with the DNS instructions. Submitting only confirms and closes: the base
 * contract has no call that registers a domain.
 */
export function useAddDomain(onClose: () => void) {
  const [type, setType] = useState<DomainType>('provider');
  const [step, setStep] = useState<'details' | 'dns'>('details');
  const provider = useSchemaForm(providerDomainForm, { defaultValues: { subdomain: '' }, mode: 'onChange' });
  const custom = useSchemaForm(customDomainForm, { defaultValues: { domain: '' }, mode: 'onChange' });
  const [returned, setReturned] = useState(false);
  const submitted = useRef(false);

  const finish = () => {
    // A second click while the dialog closes.
    if (submitted.current) return;
    submitted.current = true;
    notify.success('Domain configuration submitted successfully!');
    onClose();
  };

  const submitDetails = type === 'provider' ? provider.handleSubmit(finish) : custom.handleSubmit(() => setStep('dns'));

  const back = () => {
    setReturned(true);
    setStep('details');
  };

  return { type, setType, step, provider, custom, submitDetails, back, returned, finish };
}
