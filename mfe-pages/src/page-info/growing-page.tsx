import { Box, chakra, Flex, Text, VisuallyHidden } from '@landfall/shared';
import type { PageDetail } from '@landfall/shared/contracts';
import { onBackend } from '../lib/page-addresses.ts';
import { usePagesTexts } from '../texts.ts';

interface GrowingPageProps {
  title: string;
  writing: NonNullable<PageDetail['writing']>;
}

/** A page while it is written: what it looks like so far, and the headings that are there. */
export function GrowingPage({ title, writing: { sections, view_url, picture_url } }: GrowingPageProps) {
  const texts = usePagesTexts();
  return (
    <Flex gap="5" mb="5" direction={{ base: 'column', sm: 'row' }}>
      <VisuallyHidden role="status">{texts.sectionsSoFar(sections.length)}</VisuallyHidden>
      <Box
        flex="none"
        w={{ base: 'full', sm: '40' }}
        aspectRatio={4 / 5}
        overflow="hidden"
        rounded="lg"
        borderWidth="1px"
        bg="bg.muted"
      >
        <chakra.img
          src={onBackend(picture_url)}
          alt={texts.previewOf(title)}
          w="full"
          h="full"
          objectFit="cover"
          objectPosition="top"
        />
      </Box>
      <Box minW="0" flex="1">
        <Text fontWeight="medium">{texts.writtenSoFar}</Text>
        <Box as="ol" mt="2" listStyleType="none">
          {sections.map((section, index) => (
            <Text
              as="li"
              // Two sections may have one heading; they never change places while a page grows.
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
              key={index}
              py="1"
              color="fg.muted"
              truncate
            >
              {section}
            </Text>
          ))}
        </Box>
        <chakra.a
          href={onBackend(view_url)}
          target="_blank"
          rel="noopener"
          display="inline-block"
          mt="3"
          color="brand.fg"
          textDecoration="underline"
        >
          {texts.lookAtIt}
        </chakra.a>
      </Box>
    </Flex>
  );
}
