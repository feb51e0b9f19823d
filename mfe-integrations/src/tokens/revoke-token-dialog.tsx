import { notify, Text } from '@landfall/shared';
import type { ApiToken } from '@landfall/shared/contracts';
import { ConfirmDialog } from '@landfall/shared/overlay';
import { withElement } from '@landfall/shared/with-element';
import { useRef } from 'react';
import { useRevokeApiToken } from '../api/tokens.ts';
import { useAreaTexts } from '../texts.ts';

interface RevokeTokenDialogProps {
  token: ApiToken;
  open: boolean;
  onClose: () => void;
}

export default function RevokeTokenDialog({ token, open, onClose }: RevokeTokenDialogProps) {
  const texts = useAreaTexts();
  const isGone = useRef(false);
  const { mutate, isPending } = useRevokeApiToken({
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: () => {
      isGone.current = true;
      notify.success(texts.revoked);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void mutate({ params: { token_id: token.id } })}
      title={texts.revokeTitle}
      confirmLabel={texts.revoke}
      pending={isPending}
      // Once the row is gone, so is the button that asked.
      finalFocus={() => (isGone.current ? document.querySelector<HTMLElement>('[data-add-token]') : null)}
    >
      <Text overflowWrap="anywhere">{withElement(texts.revokeQuestion, <strong>{token.name}</strong>)}</Text>
    </ConfirmDialog>
  );
}
