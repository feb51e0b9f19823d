import { Skeleton, Stack } from '@landfall/shared';
import { Card, FileGrid } from './file-grid.tsx';

/** Twenty cards before the first files are there. */
export const FileGridSkeleton = () => (
  <FileGrid busy>
    {Array.from({ length: 20 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place.
      <Card key={index}>
        <Skeleton aspectRatio={4 / 3} rounded="none" />
        <Stack gap="2" p="3">
          <Skeleton h="4" w="75%" />
          <Skeleton h="3" w="50%" />
          <Skeleton h="3" w="60%" />
        </Stack>
      </Card>
    ))}
  </FileGrid>
);
