import { Box, Button, Flex, Heading, Link, paths, Stack, Text } from '@landfall/shared';
import { Globe, Lock } from 'lucide-react';
import { usePagesTexts } from '../texts.ts';

/** Why no page can be created yet, and where to go. */
export function DomainNotice() {
  const texts = usePagesTexts();
  return (
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
          {texts.noDomains}
        </Heading>
        <Text color="fg.muted" maxW="prose">
          {texts.noDomainsHelp}
        </Text>
        <Flex gap="1.5" align="center" fontSize="xs" color="fg.warning" fontWeight="medium">
          <Lock size="12" aria-hidden="true" />
          <Text as="span">{texts.domainRequired}</Text>
        </Flex>
      </Stack>
      <Button asChild size="sm" variant="outline" colorPalette="gray" bg="bg.panel">
        <Link to={paths.domains}>{texts.goToDomains}</Link>
      </Button>
    </Flex>
  );
}
