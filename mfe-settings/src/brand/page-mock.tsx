import { Box, Text } from '@landfall/shared';
import type { BrandPalette } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';

interface PageMockProps {
  palette: BrandPalette;
  /** What headings are set in. */
  family: string | undefined;
  name: string;
}

/** A page in small, in a palette. */
export function PageMock({ palette, family, name }: PageMockProps) {
  const texts = useAreaTexts();
  return (
    <Box aria-hidden="true" fontSize="xs" style={{ background: palette.background, color: palette.ink }}>
      <Box px="4" pt="4" pb="5">
        <Text fontWeight="semibold" mb="3" truncate style={{ color: palette.primary }}>
          {name}
        </Text>
        <Text fontSize="xl" lineHeight="1.15" fontWeight="bold" style={{ fontFamily: family }}>
          {texts.mockHeading}
        </Text>
        <Text mt="1.5" style={{ color: palette.muted }}>
          {texts.mockText}
        </Text>
        <Box
          display="inline-block"
          mt="3"
          px="3"
          py="1.5"
          rounded="md"
          fontWeight="semibold"
          style={{ background: palette.primary, color: palette.onPrimary }}
        >
          {texts.mockButton}
        </Box>
      </Box>
      <Box display="flex" gap="2" px="4" py="3" style={{ background: palette.surface }}>
        {[0, 1, 2].map((card) => (
          <Box
            key={card}
            flex="1"
            rounded="md"
            borderWidth="1px"
            p="2"
            style={{ background: palette.background, borderColor: palette.line }}
          >
            <Box
              boxSize="4"
              rounded="full"
              mb="2"
              style={{ background: palette.soft, border: `3px solid ${palette.primary}` }}
            />
            <Box h="1" rounded="full" w="80%" style={{ background: palette.muted }} />
          </Box>
        ))}
      </Box>
      <Box px="4" py="2" style={{ background: palette.deep, color: palette.onDeep }}>
        {name}
      </Box>
    </Box>
  );
}
