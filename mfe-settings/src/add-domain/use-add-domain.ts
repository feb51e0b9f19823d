import { ApiError, hasCapability, notify } from '@landfall/shared';
import { customDomainForm, type DomainDetail, type DomainType, providerDomainForm } from '@landfall/shared/contracts';
import { showFieldErrors, useSchemaForm } from '@landfall/shared/form';
import { useRef, useState } from 'react';
import { useDomainCalls, useDomainFailure } from '../domains/use-domain-calls.ts';
import { useDomainList } from '../domains/use-domain-list.ts';
import { useAreaTexts } from '../texts.ts';

/**
 * The add-domain dialog: the type, a form for each type (what was typed in one stays while the other is looked at),
 * and for a custom domain a second step with the DNS instructions. Where the backend registers domains, the first
 * step does that and the second verifies; with the base contract alone, submitting only confirms and closes.
 * A claim that waits for its records goes on waiting when the dialog is closed, is gone on with under the same name,
 * and is let go by another choice.
 */
export function useAddDomain(projectId: string, onClose: () => void) {
  const texts = useAreaTexts();
  const registers = hasCapability('domains.write');
  const { create, verify, remove } = useDomainCalls(projectId);
  const fail = useDomainFailure();
  const listed = useDomainList(registers ? projectId : null).data?.data;
  const [type, setType] = useState<DomainType>('provider');
  const [step, setStep] = useState<'details' | 'dns'>('details');
  const provider = useSchemaForm(providerDomainForm, { defaultValues: { subdomain: '' }, mode: 'onChange' });
  const custom = useSchemaForm(customDomainForm, { defaultValues: { domain: '' }, mode: 'onChange' });
  const [returned, setReturned] = useState(false);
  /** The custom domain that this dialog registered, and under which name it was typed. */
  const [registered, setRegistered] = useState<{ typed: string; domain: DomainDetail }>();
  const [verified, setVerified] = useState(false);
  const [pending, setPending] = useState(false);
  const submitted = useRef(false);

  const finish = () => {
    // A second click while the dialog closes.
    if (submitted.current) return;
    submitted.current = true;
    notify.success(texts.domainSubmitted);
    onClose();
  };

  const running = useRef(false);
  const run = async (work: () => Promise<void>) => {
    if (running.current || submitted.current) return;
    running.current = true;
    setPending(true);
    try {
      await work();
    } finally {
      running.current = false;
      setPending(false);
    }
  };

  /** Something else was chosen: nobody is to wait for the claim before it, and it takes no room of the plan. */
  const letGo = async () => {
    if (!registered) return;
    await remove(registered.domain).catch((error) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
    setRegistered(undefined);
    setVerified(false);
  };

  const registerSubdomain = (subdomain: string) =>
    run(async () => {
      try {
        await letGo();
        await create({ type: 'provider', domain: subdomain });
        finish();
      } catch (error) {
        if (!showFieldErrors(provider, error, { domain: 'subdomain' })) fail(error, texts.domainRefused);
      }
    });

  /** A claim of this name that an earlier dialog made. */
  const waiting = (name: string) =>
    listed?.find(
      ({ type, domain, status }) => type === 'custom' && domain === name.toLowerCase() && status !== 'active',
    );

  const registerCustom = (domain: string) =>
    run(async () => {
      try {
        if (registered?.typed !== domain) {
          await letGo();
          setRegistered({ typed: domain, domain: waiting(domain) ?? (await create({ type: 'custom', domain })) });
        }
        setStep('dns');
      } catch (error) {
        if (!showFieldErrors(custom, error)) fail(error, texts.domainRefused);
      }
    });

  const submitDetails =
    type === 'provider'
      ? provider.handleSubmit(({ subdomain }) => (registers ? registerSubdomain(subdomain) : finish()))
      : custom.handleSubmit(({ domain }) => (registers ? registerCustom(domain) : setStep('dns')));

  /** 'Verify and Submit': closes once every record was found, otherwise shows what was. */
  const submitDns = () => {
    if (!registered) return finish();
    void run(async () => {
      try {
        const domain = await verify(registered.domain);
        setRegistered({ ...registered, domain });
        setVerified(true);
        if (domain.status === 'active') finish();
      } catch (error) {
        fail(error, texts.checkFailed);
      }
    });
  };

  const back = () => {
    setReturned(true);
    setStep('details');
  };

  const incomplete = verified && registered?.domain.status !== 'active';
  return {
    type,
    setType,
    step,
    provider,
    custom,
    submitDetails,
    submitDns,
    back,
    returned,
    registered: registered?.domain,
    incomplete,
    pending,
  };
}
