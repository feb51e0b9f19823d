import {
  Button,
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
import { useConfirmEmail } from '../api/account.ts';
import { AuthLayout } from '../components/auth-layout.tsx';
import { useAuthTexts } from '../texts.ts';

/** By a button: programs that follow the links of a mail before its reader does confirm nothing. */
function ConfirmButton({ token }: { token: string }) {
  const texts = useAuthTexts();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useConfirmEmail({
    onSuccess: () => {
      notify.success(texts.emailConfirmed);
      navigate(getToken() ? paths.account : paths.login, { replace: true });
    },
  });
  return (
    <Stack gap="4">
      {error && (
        // It stays: a link that was used or is too old will not work the next time either.
        <Text role="alert" color="fg.error">
          {messageOf(error, texts.requestFailed)}
        </Text>
      )}
      <Button loading={isPending} loadingText={texts.confirming} onClick={() => void mutate({ body: { token } })}>
        {texts.confirmEmail}
      </Button>
      {error && (
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
