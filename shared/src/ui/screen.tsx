import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';

interface ScreenProps {
  title: string;
  description?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a dashboard screen: its title (also the document's), its actions, its content. */
export function Screen({ title, description, actions, children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · Landfall`;
  }, [title]);
  return (
    <Box maxW="7xl" mx="auto" w="full" overflowWrap="anywhere">
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap" mb="6">
        <Box minW="0">
          <Heading as="h1" size="xl" letterSpacing="tight">
            {title}
          </Heading>
          {description && (
            <Text color="fg.muted" mt="1">
              {description}
            </Text>
          )}
        </Box>
        {actions && (
          <Flex gap="2" align="center" wrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Box>
  );
}
