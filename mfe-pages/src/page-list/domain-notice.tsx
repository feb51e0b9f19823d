import { Box, Button, Flex, Heading, Link, paths, Stack, Text } from '@landfall/shared';
import { Globe, Lock } from 'lucide-react';

/** Why no page can be created yet, and where to go. */
export const DomainNotice = () => (
  <Flex
    role="status"
    gap="4"
    p="5"
    mb="5"
    wrap="wrap"
    align="center"
    rounded="xl"
    borderWidth="1px"
    borderColor="border.warning"
    bg="bg.warning"
  >
    <Box color="fg.warning" alignSelf="flex-start" pt="0.5" aria-hidden="true">
      <Globe size="20" />
    </Box>
    <Stack gap="1" flex="1" minW="56">
      <Heading as="h2" size="sm">
        No domains configured
      </Heading>
      <Text color="fg.muted" maxW="prose">
        You need to add a domain to expose your project to the internet and enable project preview.
      </Text>
      <Flex gap="1.5" align="center" fontSize="xs" color="fg.warning" fontWeight="medium">
        <Lock size="12" aria-hidden="true" />
        <Text as="span">Domain required to create pages</Text>
      </Flex>
    </Stack>
    <Button asChild size="sm" variant="outline" colorPalette="gray" bg="bg.panel">
      <Link to={paths.domains}>Go to domains</Link>
    </Button>
  </Flex>
);
