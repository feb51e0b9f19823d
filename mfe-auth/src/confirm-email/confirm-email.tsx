import {
  api,
  Button,
  confirmation,
  EmptyState,
  getToken,
  Link,
  messageOf,
  notify,
  paths,
  Stack,
  Text,
  useNavigate,
  useSearchParams,
} from '@landfall/shared';
import { useState } from 'react';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { useAuthTexts } from '../texts.ts';

/** By a button: programs that follow the links of a mail before its reader does confirm nothing. */
function ConfirmButton({ token }: { token: string }) {
  const texts = useAuthTexts();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      await api.post('/v1/api/user/confirm', { token }, confirmation);
      notify.success(texts.emailConfirmed);
      navigate(getToken() ? paths.account : paths.login, { replace: true });
    } catch (error) {
      // It stays: a link that was used or is too old will not work the next time either.
      setFailure(messageOf(error, texts.requestFailed));
      setPending(false);
    }
  };
  return (
    <Stack gap="4">
      {failure && (
        <Text role="alert" color="fg.error">
          {failure}
        </Text>
      )}
      <Button loading={pending} loadingText={texts.confirming} onClick={() => void confirm()}>
        {texts.confirmEmail}
      </Button>
      {failure && (
        <Button asChild variant="ghost" colorPalette="gray">
          <Link to={paths.account}>{texts.toAccount}</Link>
        </Button>
      )}
    </Stack>
  );
}

/** Where the link of the mail leads that confirms a changed e-mail. */
export default function ConfirmEmail() {
  const texts = useAuthTexts();
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <AuthLayout title={texts.confirmEmailTitle} description={texts.confirmEmailHelp}>
      {token ? (
        <ConfirmButton token={token} />
      ) : (
        <EmptyState
          title={texts.noToken}
          description={texts.noConfirmTokenHelp}
          action={
            <Button asChild>
              <Link to={paths.account}>{texts.toAccount}</Link>
            </Button>
          }
        />
      )}
    </AuthLayout>
  );
}
