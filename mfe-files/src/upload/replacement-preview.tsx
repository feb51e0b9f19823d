import { Box, Center, chakra, Flex, fileSize, Text } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import { ArrowRight, File as FileIcon, Film, ImageIcon } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { FileThumbnail } from '../components/file-thumbnail.tsx';
import { useFilesTexts } from '../texts.ts';
import { isImage } from './check-file.ts';

interface ReplacementPreviewProps {
  file: StoredFile;
  chosen: File | undefined;
}

/** What a file shows, beside what is about to take its place. */
export function ReplacementPreview({ file, chosen }: ReplacementPreviewProps) {
  const texts = useFilesTexts();
  return (
    <Flex gap="3" align="start">
      <Side title={texts.replaceNow} name={file.file_name} bytes={file.file_size}>
        <FileThumbnail file={file} iconSize={28} />
      </Side>
      <Center h="24" color="fg.muted" aria-hidden="true">
        <ArrowRight size="18" />
      </Center>
      <Side role="status" title={texts.replaceThen} name={chosen?.name} bytes={chosen?.size}>
        {chosen ? <Chosen key={`${chosen.name} ${chosen.lastModified}`} file={chosen} /> : <ImageIcon size="28" />}
      </Side>
    </Flex>
  );
}

interface SideProps {
  title: string;
  name?: string;
  bytes?: number;
  role?: 'status';
  children: ReactNode;
}

function Side({ title, name, bytes, role, children }: SideProps) {
  return (
    <Box flex="1" minW="0">
      <Center h="24" rounded="md" borderWidth="1px" bg="bg.muted" color="fg.subtle" overflow="hidden">
        {children}
      </Center>
      <Text mt="2" color="fg.muted">
        {title}
      </Text>
      <Box role={role}>
        {name && (
          <Text fontWeight="medium" truncate title={name}>
            {name}
          </Text>
        )}
        {bytes !== undefined && <Text color="fg.muted">{fileSize(bytes)}</Text>}
      </Box>
    </Box>
  );
}

/** A picture from the person's device; a sign for what is none, or cannot be shown. */
function Chosen({ file }: { file: File }) {
  const [address, setAddress] = useState('');
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const Sign = file.type.startsWith('video/') ? Film : FileIcon;
  if (!isImage(file) || isBroken) return <Sign size="28" aria-hidden="true" />;
  if (!address) return null;
  return <chakra.img src={address} alt="" w="full" h="full" objectFit="cover" onError={() => setBroken(true)} />;
}
