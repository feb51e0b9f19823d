import { Button, dropAllDrafts, messageOf, removeToken, Stack, Text } from '@landfall/shared';
import type { EmailUndone } from '@landfall/shared/contracts';
import { useUndoEmailChange } from '../api/account.ts';
import { useAuthTexts } from '../texts.ts';

interface UndoButtonProps {
  token: string;
  onUndone: (undone: EmailUndone) => void;
  /** The link is unknown or too old: it will not work the next time either. */
  onInvalid: () => void;
}

/** By a button: programs that follow the links of a mail before its reader does undo nothing. */
export function UndoButton({ token, onUndone, onInvalid }: UndoButtonProps) {
  const texts = useAuthTexts();
  const { mutate, isPending, error } = useUndoEmailChange({
    onSuccess: ({ data }) => {
      if (data.reset_token) {
        // The session of this browser may be one of those that ended.
        removeToken();
        dropAllDrafts();
      }
      onUndone(data);
    },
    onError: ({ code }) => {
      if (code === 'undo_invalid') onInvalid();
      return true;
    },
  });
  return (
    <Stack gap="4">
      <Text>{texts.undoEmailWhat}</Text>
      {error && error.code !== 'undo_invalid' && (
        <Text role="alert" color="fg.error">
          {messageOf(error, texts.requestFailed)}
        </Text>
      )}
      <Button loading={isPending} loadingText={texts.undoing} onClick={() => void mutate({ body: { token } })}>
        {texts.undoEmail}
      </Button>
    </Stack>
  );
}
