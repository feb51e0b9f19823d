import { Box, chakra, SimpleGrid, Text } from '@landfall/shared';
import type { IntegrationKind } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';
import { KindIcon } from './kind-icon.tsx';

interface KindGalleryProps {
  kinds: readonly IntegrationKind[];
  onChoose: (kind: IntegrationKind) => void;
}

/** What a project can be connected with, to choose from. */
export function KindGallery({ kinds, onChoose }: KindGalleryProps) {
  const texts = useAreaTexts();
  return (
    <SimpleGrid as="ul" listStyleType="none" aria-label={texts.kinds} columns={{ base: 1, sm: 2, lg: 3 }} gap="3">
      {kinds.map((kind) => (
        <Box as="li" key={kind.id}>
          <chakra.button
            type="button"
            data-service={kind.id}
            display="flex"
            gap="3"
            w="full"
            h="full"
            p="3"
            textAlign="start"
            rounded="lg"
            borderWidth="1px"
            bg="bg.panel"
            cursor="pointer"
            transition="border-color 150ms, background 150ms"
            _hover={{ borderColor: 'border.emphasized', bg: 'bg.subtle' }}
            _focusVisible={{ outline: '2px solid', outlineColor: 'colorPalette.focusRing', outlineOffset: '2px' }}
            onClick={() => onChoose(kind)}
          >
            <KindIcon kind={kind.id} />
            <Box minW="0">
              <Text fontWeight="medium" fontSize="sm">
                {kind.title}
              </Text>
              <Text fontSize="xs" color="fg.muted">
                {kind.about}
              </Text>
            </Box>
          </chakra.button>
        </Box>
      ))}
    </SimpleGrid>
  );
}
