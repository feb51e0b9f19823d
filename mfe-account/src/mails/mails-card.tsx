import { Box, ErrorState, notify, Skeleton, useSearchParam } from '@landfall/shared';
import type { MailSettings } from '@landfall/shared/contracts';
import { SwitchField } from '@landfall/shared/form';
import { useEffect, useRef } from 'react';
import { useMailSettings, useUpdateMailSettings } from '../api/mails.ts';
import { Card } from '../components/card.tsx';
import { useAreaTexts } from '../texts.ts';

/** Said by mails that lead here. */
const PARAM = 'mails';

/** What the account is written to about. */
export function MailsCard() {
  const texts = useAreaTexts();
  const { data, error, mutate } = useMailSettings();
  if (!data && error)
    return (
      <Card id="mails" title={texts.mails}>
        <ErrorState title={texts.mailsFailed} description={error.serverMessage} onRetry={() => void mutate()} />
      </Card>
    );
  return (
    <Card id="mails" title={texts.mails}>
      <Box p="6">{data ? <NewLeads settings={data.data} /> : <Skeleton h="12" />}</Box>
    </Card>
  );
}

function NewLeads({ settings }: { settings: MailSettings }) {
  const texts = useAreaTexts();
  const [isAskedFor, setAskedFor] = useSearchParam(PARAM);
  const input = useRef<HTMLInputElement>(null);
  const { mutate, pending } = useUpdateMailSettings({
    title: texts.mailsNotSaved,
    onSuccess: () => notify.success(texts.mailsSaved),
  });
  useEffect(() => {
    if (!isAskedFor) return;
    input.current?.focus();
    input.current?.scrollIntoView({ block: 'center' });
    setAskedFor('', { replace: true });
  }, [isAskedFor, setAskedFor]);
  return (
    <SwitchField
      ref={input}
      label={texts.mailsNewLeads}
      helper={texts.mailsNewLeadsHelp}
      checked={(pending ?? settings).new_leads}
      onChange={({ target }) => void mutate({ new_leads: target.checked })}
    />
  );
}
