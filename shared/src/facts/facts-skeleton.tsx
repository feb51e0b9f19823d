import { Box, Flex, Skeleton, Stack } from '@landfall/shared';

const ROWS = ['45%', '80%', '60%', '70%', '35%', '55%'];

/** While a text is read: headings with a row beside them. */
export function FactsSkeleton() {
  return (
    <Box aria-busy="true">
      {ROWS.map((width) => (
        <Flex key={width} gap="5" py="4" borderTopWidth="1px" direction={{ base: 'column', md: 'row' }}>
          <Skeleton h="4" w="5.5rem" flexShrink="0" me={{ md: '3rem' }} />
          <Stack flex="1" gap="2">
            <Skeleton h="4" w={width} />
            {width > '50%' && <Skeleton h="4" w="30%" />}
          </Stack>
        </Flex>
      ))}
    </Box>
  );
}
