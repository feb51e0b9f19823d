import { type BoxProps, Skeleton } from '@chakra-ui/react';
import { Panel } from './panel.tsx';

/** A card before its content is there: its surface with its heading, and as many `fields` as fit. */
export const CardSkeleton = ({ fields = 0, ...panel }: BoxProps & { fields?: number }) => (
  <Panel p="6" {...panel}>
    <Skeleton h="4" w="32" />
    {[...Array(fields).keys()].map((field) => (
      <Skeleton key={field} h="9" mt="7" />
    ))}
  </Panel>
);
