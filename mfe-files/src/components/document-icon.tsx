import { Stack, Text } from '@landfall/shared';
import { File, FileVideo } from 'lucide-react';

interface DocumentIconProps {
  extension: string;
  video?: boolean;
  size?: number;
}

/** Stands in where a file has no picture: a document, and of which kind. */
export const DocumentIcon = ({ extension, video = false, size = 32 }: DocumentIconProps) => {
  const Icon = video ? FileVideo : File;
  return (
    <Stack align="center" gap="1.5" color="fg.muted">
      <Icon size={size} strokeWidth={1.5} aria-hidden="true" />
      {extension && (
        <Text as="span" fontSize="xs" fontWeight="semibold" textTransform="uppercase" letterSpacing="wide">
          {extension}
        </Text>
      )}
    </Stack>
  );
};
