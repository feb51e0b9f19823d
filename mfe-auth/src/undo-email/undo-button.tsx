import { ApiError, api, Button, dropAllDrafts, messageOf, removeToken, Stack, Text } from '@landfall/shared';
import { dataOf, type EmailUndone, emailUndone } from '@landfall/shared/contracts';
import { useState } from 'react';
import { useAuthTexts } from '../texts.ts';

const answer = dataOf(emailUndone);

interface UndoButtonProps {
  token: string;
  onUndone: (undone: EmailUndone) => void;
  /** The link is unknown or too old: it will not work the next time either. */
  onInvalid: () => void;
}

/** By a button: programs that follow the links of a mail before its reader does undo nothing. */
export function UndoButton({ token, onUndone, onInvalid }: UndoButtonProps) {
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
      if (error instanceof ApiError && error.code === 'undo_invalid') return onInvalid();
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
    </Stack>
  );
}
