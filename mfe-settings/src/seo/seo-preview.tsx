import { Box, chakra, Flex, fileAddress, Heading, Panel, Stack, Text } from '@landfall/shared';
import { type Project, type StoredFile, seoTitle } from '@landfall/shared/contracts';
import { Globe, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDomainList } from '../api/domains.ts';
import { useAreaTexts } from '../texts.ts';
import type { Picture } from './use-seo-form.ts';

interface SeoPreviewProps {
  project: Project;
  pattern: string;
  description: string;
  /** Search engines are asked to stay away. */
  hidden: boolean;
  pictures: Record<Picture, StoredFile | undefined>;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box as="figure">
    <Text as="figcaption" color="fg.muted" fontSize="xs" fontWeight="medium" mb="2">
      {title}
    </Text>
    {children}
  </Box>
);

/** What a search engine and a shared link make of a page, while the settings are typed. */
export function SeoPreview({ project, pattern, description, hidden, pictures }: SeoPreviewProps) {
  const texts = useAreaTexts();
  const { data } = useDomainList(project.project_id);
  const domain = (data?.data.find(({ primary }) => primary) ?? data?.data[0])?.domain ?? project.name;
  const title = seoTitle(pattern, texts.samplePage, project.name);
  const text = description.trim() || texts.sampleDescription;
  return (
    <Panel as="section" aria-labelledby="seo-preview">
      <Heading as="h2" id="seo-preview" size="sm" px="6" py="4" borderBottomWidth="1px">
        {texts.preview}
      </Heading>
      <Stack gap="6" p="6">
        <Part title={texts.searchPreview}>
          {/* Paler by colour, not by opacity: it is to be read all the same. */}
          <Box color={hidden ? 'fg.muted' : undefined} aria-hidden={hidden}>
            <Flex gap="2.5" align="center" mb="1.5">
              <Box boxSize="7" rounded="full" borderWidth="1px" overflow="hidden" display="grid" placeItems="center">
                {pictures.favicon ? (
                  <chakra.img src={fileAddress(pictures.favicon)} alt="" boxSize="full" objectFit="cover" />
                ) : (
                  <Globe size={14} aria-hidden="true" />
                )}
              </Box>
              <Box minW="0">
                <Text fontSize="sm" truncate>
                  {project.name}
                </Text>
                <Text fontSize="xs" color="fg.muted" truncate>
                  {domain}
                </Text>
              </Box>
            </Flex>
            <Text
              fontSize="lg"
              lineHeight="1.3"
              color={hidden ? 'fg.muted' : { _light: 'blue.700', _dark: 'blue.300' }}
              lineClamp={2}
            >
              {title}
            </Text>
            <Text fontSize="sm" color="fg.muted" mt="1" lineClamp={3} overflowWrap="anywhere">
              {text}
            </Text>
          </Box>
          {hidden && (
            <Text fontSize="xs" color="fg.warning" mt="2">
              {texts.hiddenFromSearch}
            </Text>
          )}
        </Part>
        <Part title={texts.socialPreview}>
          <Box borderWidth="1px" rounded="lg" overflow="hidden" maxW="26rem">
            {/* Out of the flow: a picture would stretch the card to its own shape. */}
            <Box
              position="relative"
              aspectRatio="1.91"
              bg="bg.muted"
              color="fg.muted"
              display="grid"
              placeItems="center"
            >
              {pictures.image ? (
                <chakra.img
                  src={fileAddress(pictures.image)}
                  alt=""
                  position="absolute"
                  inset="0"
                  boxSize="full"
                  objectFit="cover"
                />
              ) : (
                <Image size={28} aria-hidden="true" />
              )}
            </Box>
            <Box px="4" py="3" bg="bg.subtle">
              <Text fontSize="xs" color="fg.muted" truncate>
                {domain}
              </Text>
              <Text fontWeight="semibold" lineClamp={2}>
                {title}
              </Text>
              <Text fontSize="sm" color="fg.muted" lineClamp={2} overflowWrap="anywhere">
                {text}
              </Text>
            </Box>
          </Box>
        </Part>
      </Stack>
    </Panel>
  );
}
