import { ApiError, hasCapability, notify } from '@landfall/shared';
import {
  customDomainForm,
  type DomainDetail,
  type DomainRecords,
  type DomainType,
  providerDomainForm,
} from '@landfall/shared/contracts';
import { useSchemaForm } from '@landfall/shared/form';
import { useRef, useState } from 'react';
import {
  sendCreateDomain,
  sendDeleteDomain,
  sendPreviewDomain,
  sendVerifyDomain,
  useDomainList,
  useDomainMutation,
} from '../api/domains.ts';
import { useAreaTexts } from '../texts.ts';

/**
 * The add-domain dialog: the type, a form for each type (what was typed in one stays while the other is looked at),
 * and for a custom domain a second step with the DNS instructions. Where the backend registers domains, that is done by
 * submitting, and by nothing before; with the base contract alone, submitting only confirms and closes.
 * A submitted domain that waits for its records goes on waiting when the dialog is closed, is gone on with under the
 * same name, and is given up by another choice.
 */
export function useAddDomain(projectId: string, onClose: () => void) {
  const texts = useAreaTexts();
  const registers = hasCapability('domains.write');
  const listed = useDomainList(registers ? projectId : null).data?.data;
  const [type, setType] = useState<DomainType>('provider');
  const [step, setStep] = useState<'details' | 'dns'>('details');
  const provider = useSchemaForm(providerDomainForm, { defaultValues: { subdomain: '' }, mode: 'onChange' });
  const custom = useSchemaForm(customDomainForm, { defaultValues: { domain: '' }, mode: 'onChange' });
  const [returned, setReturned] = useState(false);
  /** What the custom domain will need, before it is registered. */
  const [planned, setPlanned] = useState<DomainRecords>();
  /** The custom domain that this dialog registered, and under which name it was typed. */
  const [registered, setRegistered] = useState<{ typed: string; domain: DomainDetail }>();
  const [verified, setVerified] = useState(false);
  const submitted = useRef(false);

  const finish = () => {
    // A second click while the dialog closes.
    if (submitted.current) return;
    submitted.current = true;
    notify.success(texts.domainSubmitted);
    onClose();
  };

  /** Something else was chosen: nobody is to wait for the claim before it, and it takes no room of the plan. */
  const releaseClaim = async () => {
    if (!registered) return;
    await sendDeleteDomain(projectId, registered.domain).catch((error) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    });
    setRegistered(undefined);
    setVerified(false);
  };

  /** A claim of this name that an earlier dialog made. */
  const waiting = (name: string) =>
    listed?.find(
      ({ type, domain, status }) => type === 'custom' && domain === name.toLowerCase() && status !== 'active',
    );

  const refused = { title: texts.failed, reason: texts.domainRefused };
  const registration = useDomainMutation(
    async (subdomain: string) => {
      await releaseClaim();
      await sendCreateDomain(projectId, { type: 'provider', domain: subdomain });
    },
    { form: provider, fieldNames: { domain: 'subdomain' }, onSuccess: finish, failure: refused },
  );
  const claim = useDomainMutation(
    async (domain: string) => {
      if (registered?.typed === domain) return;
      await releaseClaim();
      const claimed = waiting(domain);
      if (claimed) setRegistered({ typed: domain, domain: claimed });
      setPlanned(claimed ? undefined : await sendPreviewDomain(projectId, domain));
    },
    { form: custom, onSuccess: () => setStep('dns'), failure: refused },
  );
  const submission = async () => {
    const typed = custom.getValues('domain').trim();
    const domain = registered?.domain ?? (await sendCreateDomain(projectId, { type: 'custom', domain: typed }));
    setRegistered({ typed, domain });
    return sendVerifyDomain(projectId, domain);
  };
  const verification = useDomainMutation(submission, {
    onSuccess: (domain) => {
      setRegistered((known) => known && { ...known, domain });
      setVerified(true);
      if (domain.status === 'active') finish();
    },
    failure: { title: texts.failed, reason: texts.checkFailed },
  });
  const pending = registration.isPending || claim.isPending || verification.isPending;
  /** A second click while something is on its way, or while the dialog closes. */
  const isBusy = () => pending || submitted.current;

  const submitDetails =
    type === 'provider'
      ? provider.handleSubmit(async ({ subdomain }) => {
          if (!registers) finish();
          else if (!isBusy()) await registration.mutate(subdomain);
        })
      : custom.handleSubmit(async ({ domain }) => {
          if (!registers) setStep('dns');
          else if (!isBusy()) await claim.mutate(domain);
        });

  /** 'Verify and Submit': closes once every record was found, otherwise shows what was. */
  const submitDns = () => {
    if (!registers) return finish();
    if (!isBusy()) void verification.mutate();
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
    /** What is known of the custom domain, planned or registered. */
    records: registered?.domain ?? planned,
    looked: registered?.domain.checked_at != null,
    incomplete,
    pending,
  };
}
