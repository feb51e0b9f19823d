import { Button, EmptyState, getToken, paths, useClearData, useNavigate } from '@landfall/shared';
import type { EmailUndone } from '@landfall/shared/contracts';
import { MailCheck } from 'lucide-react';
import { useAuthTexts } from '../texts.ts';

/** What is undone; the password is next, for whoever asked for the change knows it. */
export function Undone({ email, reset_token }: EmailUndone) {
  const texts = useAuthTexts();
  const navigate = useNavigate();
  const clearData = useClearData();
  const next = reset_token
    ? { label: texts.resetTitle, path: `${paths.resetPassword}?token=${reset_token}` }
    : getToken()
      ? { label: texts.toAccount, path: paths.account }
      : { label: texts.askAgain, path: paths.forgotPassword };
  const goOn = () => {
    if (reset_token) clearData();
    navigate(next.path, { replace: true });
  };
  return (
    <div role="status">
      <EmptyState
        icon={<MailCheck size={32} />}
        title={texts.emailUndone}
        description={reset_token ? texts.emailUndoneHelp(email) : texts.emailUndoneBefore}
        action={
          <Button autoFocus onClick={goOn}>
            {next.label}
          </Button>
        }
      />
    </div>
  );
}
