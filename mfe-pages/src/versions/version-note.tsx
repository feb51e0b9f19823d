import { Box, Button, messageOf } from '@landfall/shared';
import { type PageVersion, versionNote } from '@landfall/shared/contracts';
import { StickyNote } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNoteVersion } from '../api/versions.ts';
import { InPlace } from '../components/rename/in-place.tsx';
import { useVersionsTexts } from './texts.ts';

/** Why a note cannot be; undefined where it can. */
function refusalOf(note: string): string | undefined {
  const result = versionNote['~standard'].validate(note);
  return 'issues' in result ? result.issues?.[0]?.message : undefined;
}

interface VersionNoteProps {
  version: PageVersion;
  projectId: string;
  pageId: string;
}

/** What its owner noted of a version, changed where it stands. */
export function VersionNote({ version, projectId, pageId }: VersionNoteProps) {
  const texts = useVersionsTexts();
  const { note, number } = version;
  const [isOn, setOn] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const failure = useRef<string>(undefined);
  /** Whether the focus is to go back to the button. */
  const goesBack = useRef(false);
  const { mutate } = useNoteVersion(projectId, pageId, {
    onError: (error) => {
      const [message] = Object.values(error.fields).flat();
      failure.current = message ?? messageOf(error, texts.noteFailed);
      return true;
    },
  });
  const leave = (byKey: boolean) => {
    goesBack.current = byKey;
    setOn(false);
  };
  useEffect(() => {
    if (isOn || !goesBack.current) return;
    goesBack.current = false;
    place.current?.querySelector('button')?.focus();
  }, [isOn]);
  const save = async (next: string) => {
    failure.current = undefined;
    return (await mutate({ version, note: next })) ? undefined : (failure.current ?? texts.noteFailed);
  };
  return (
    <Box ref={place} mt="1">
      {isOn ? (
        <InPlace label={texts.noteOf(number)} value={note} refusal={refusalOf} onSave={save} onLeave={leave} />
      ) : (
        <Button
          variant="plain"
          size="xs"
          h="auto"
          minH="6"
          px="0"
          justifyContent="flex-start"
          textAlign="start"
          whiteSpace="normal"
          overflowWrap="anywhere"
          fontWeight={note ? 'medium' : 'normal'}
          color={note ? 'fg' : 'fg.muted'}
          _hover={{ textDecoration: 'underline' }}
          aria-label={note ? `${texts.editNoteOf(number)}: ${note}` : texts.addNoteTo(number)}
          onClick={() => setOn(true)}
        >
          <StickyNote size="14" aria-hidden="true" />
          {note || texts.addNote}
        </Button>
      )}
    </Box>
  );
}
