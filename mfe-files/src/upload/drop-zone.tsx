import { Box, chakra, Text } from '@landfall/shared';
import { CloudUpload } from 'lucide-react';
import { type DragEvent, type RefObject, useState } from 'react';
import { acceptedNames, acceptedTypes, takesDocuments } from '../lib/accepted.ts';
import { useFilesTexts } from '../texts.ts';

interface Single {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  title: string;
  hint: string;
  /** The element that says why a file was refused. */
  refusalId?: string;
}

interface DropZoneProps {
  disabled: boolean;
  /** Where one file is wanted: what stands in it. */
  single?: Single;
  onFiles: (files: File[]) => void;
}

/** Takes files that are dropped on it or picked by a click. */
export function DropZone({ disabled, single, onFiles }: DropZoneProps) {
  const texts = useFilesTexts();
  const { label, title, hint } = single ?? {
    label: texts.chooseFiles,
    title: texts.dropHere,
    hint: takesDocuments() ? texts.hintDocuments : texts.hint,
  };
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <chakra.label
      data-testid="drop-zone"
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="1"
      px="6"
      py="8"
      rounded="lg"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={over && !disabled ? 'brand.solid' : 'border.emphasized'}
      bg={over && !disabled ? 'brand.subtle' : 'bg.subtle'}
      cursor={disabled ? 'not-allowed' : 'pointer'}
      opacity={disabled ? '0.6' : '1'}
      transition="background 150ms, border-color 150ms"
      _hover={disabled ? undefined : { borderColor: 'brand.solid' }}
      css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' } }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <chakra.input
        ref={single?.input}
        type="file"
        multiple={!single}
        aria-invalid={single?.refusalId ? true : undefined}
        aria-describedby={single?.refusalId}
        srOnly
        // Wider than what is accepted, so that a refused picture gets a reason instead of being greyed out.
        accept={['image/*', 'video/*', ...acceptedTypes(), ...acceptedNames()].join(',')}
        disabled={disabled}
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be picked again.
          event.target.value = '';
        }}
      />
      <Box color="brand.fg" aria-hidden="true">
        <CloudUpload size="28" strokeWidth={1.5} />
      </Box>
      <Text fontWeight="medium">{title}</Text>
      <Text fontSize="xs" color="fg.muted">
        {hint}
      </Text>
    </chakra.label>
  );
}
