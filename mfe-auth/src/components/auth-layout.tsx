import { Box, Center, chakra, Flex, Heading, Mark, Stack, Text } from '@landfall/shared';
import { type ReactNode, useEffect } from 'react';
import illustration from './illustration.svg';

interface AuthLayoutProps {
  title: string;
  description: string;
  /** They say what went wrong. */
  isAlert?: boolean;
  children: ReactNode;
}

/** Two columns: the form, and on wide screens a decorative picture. */
export function AuthLayout({ title, description, isAlert, children }: AuthLayoutProps) {
  useEffect(() => {
    document.title = `${title} · Landfall`;
  }, [title]);
  return (
    <Flex as="main" minH="100dvh" bg="bg.panel">
      <Flex flex="1" direction="column" px={{ base: '6', md: '10' }} py="8">
        <Flex align="center" gap="2.5" fontWeight="semibold" fontSize="md" letterSpacing="tight">
          <Mark />
          Landfall
        </Flex>
        <Center flex="1" py="10">
          <Box w="full" maxW="24rem">
            <Stack gap="1.5" mb="8" role={isAlert ? 'alert' : undefined}>
              <Heading as="h1" size="2xl" letterSpacing="tight">
                {title}
              </Heading>
              <Text color="fg.muted">{description}</Text>
            </Stack>
            {children}
          </Box>
        </Center>
      </Flex>
      <Center hideBelow="lg" flex="1" m="3" rounded="2xl" overflow="hidden" bg="brand.900" position="relative">
        <chakra.img src={illustration} alt="" w="full" h="full" objectFit="cover" position="absolute" inset="0" />
      </Center>
    </Flex>
  );
}
