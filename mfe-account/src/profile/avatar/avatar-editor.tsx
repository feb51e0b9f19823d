import { Box, Button, displayName, Flex, InitialsAvatar, isDefaultAvatar, Text } from '@landfall/shared';
import type { User } from '@landfall/shared/contracts';
import { Trash2, Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useAreaTexts } from '../../texts.ts';
import { AVATAR_TYPES } from './avatar-rules.ts';
import { useAvatar } from './use-avatar.ts';

const RemovePhotoDialog = lazy(() => import('./remove-photo-dialog.tsx'));

interface AvatarEditorProps {
  user: User;
  /** Stands beside the picture. */
  children: ReactNode;
}

/** The person's picture with the buttons that replace and remove it. */
export function AvatarEditor({ user, children }: AvatarEditorProps) {
  const texts = useAreaTexts();
  const { pending, upload, remove } = useAvatar();
  const [asking, setAsking] = useState<boolean>();
  const chooser = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const own = !isDefaultAvatar(user.avatar);

  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file) upload(file);
    // The same file can be chosen again.
    if (chooser.current) chooser.current.value = '';
  };

  const confirm = async () => {
    if (await remove()) setAsking(false);
  };

  return (
    <>
      <InitialsAvatar name={displayName(user)} src={user.avatar} size="20" />
      <Box flex="1 1 14rem" minW="0">
        {children}
        <Flex gap="2" mt="3" wrap="wrap">
          <input
            ref={chooser}
            type="file"
            hidden
            accept={AVATAR_TYPES.join(',')}
            aria-label={texts.photo}
            onChange={(event) => choose(event.target.files)}
          />
          <Button
            ref={uploadButton}
            size="xs"
            variant="outline"
            colorPalette="gray"
            loading={pending === 'upload'}
            loadingText={texts.uploading}
            disabled={pending !== undefined}
            onClick={() => chooser.current?.click()}
          >
            <Upload size={14} aria-hidden="true" />
            {texts.uploadPhoto}
          </Button>
          {own && (
            <Button
              ref={removeButton}
              size="xs"
              variant="ghost"
              colorPalette="red"
              disabled={pending !== undefined}
              onClick={() => setAsking(true)}
            >
              <Trash2 size={14} aria-hidden="true" />
              {texts.removePhoto}
            </Button>
          )}
        </Flex>
        <Text color="fg.muted" fontSize="xs" mt="2">
          {texts.photoRules}
        </Text>
      </Box>
      {asking !== undefined && (
        <Suspense fallback={null}>
          <RemovePhotoDialog
            open={asking}
            onClose={() => setAsking(false)}
            onConfirm={() => void confirm()}
            pending={pending === 'removal'}
            // Once there is nothing to remove, the button that asked is gone.
            finalFocus={() => removeButton.current ?? uploadButton.current}
          />
        </Suspense>
      )}
    </>
  );
}
