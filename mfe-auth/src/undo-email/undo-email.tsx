import {
  api,
  Button,
  dropAllDrafts,
  EmptyState,
  getToken,
  Link,
  messageOf,
  paths,
  removeToken,
  Stack,
  Text,
  useClearData,
  useNavigate,
  useSearchParams,
} from '@landfall/shared';
import { dataOf, type EmailUndone, emailUndone } from '@landfall/shared/contracts';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { useAuthTexts } from '../texts.ts';

const answer = dataOf(emailUndone);

/** By a button: programs that follow the links of a mail before its reader does undo nothing. */
function UndoButton({ token, onUndone }: { token: string; onUndone: (undone: EmailUndone) => void }) {
  const texts = useAuthTexts();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const undo = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      const { data } = await api.post('/v1/api/user/email/undo', { token }, answer);
      if (data.reset_token) {
        // The session of this browser may be one of those that ended.
        removeToken();
        dropAllDrafts();
      }
      onUndone(data);
    } catch (error) {
      setFailure(messageOf(error, texts.requestFailed));
      setPending(false);
    }
  };
  return (
    <Stack gap="4">
      <Text>{texts.undoEmailWhat}</Text>
      {failure && (
        <Text role="alert" color="fg.error">
          {failure}
        </Text>
      )}
      <Button loading={pending} loadingText={texts.undoing} onClick={() => void undo()}>
        {texts.undoEmail}
      </Button>
      {failure && (
        <Button asChild variant="ghost" colorPalette="gray">
          <Link to={paths.login}>{texts.backToLogin}</Link>
        </Button>
      )}
    </Stack>
  );
}

/** What is undone; the password is next, for whoever asked for the change knows it. */
function Undone({ email, reset_token }: EmailUndone) {
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

/** Where the link of the mail leads that tells an old e-mail of a change. */
export default function UndoEmail() {
  const texts = useAuthTexts();
  const [params] = useSearchParams();
  const [undone, setUndone] = useState<EmailUndone>();
  const token = params.get('token');
  if (undone)
    return (
      <AuthLayout title={texts.undoEmailTitle} description={texts.undoneHelp}>
        <Undone {...undone} />
      </AuthLayout>
    );
  return (
    <AuthLayout title={texts.undoEmailTitle} description={texts.undoEmailHelp}>
      {token ? (
        <UndoButton token={token} onUndone={setUndone} />
      ) : (
        <EmptyState
          title={texts.noToken}
          description={texts.noUndoTokenHelp}
          action={
            <Button asChild>
              <Link to={paths.login}>{texts.backToLogin}</Link>
            </Button>
          }
        />
      )}
    </AuthLayout>
  );
}
