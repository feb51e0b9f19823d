import {
  Box,
  Button,
  chakra,
  EmptyState,
  ErrorState,
  Flex,
  getRuntimeConfig,
  Heading,
  hasCapability,
  Link,
  Panel,
  paths,
  SimpleGrid,
  Skeleton,
  StatusBadge,
  Text,
} from '@landfall/shared';
import { type Page, type PageList, previewSrcSet } from '@landfall/shared/contracts';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useProjectsTexts } from '../texts.ts';
import type { Reading } from './use-home.ts';

const onBackend = (address: string) => (/^\/(?!\/)/.test(address) ? getRuntimeConfig().apiUrl + address : address);

/** A card's width; browsers that know `auto` measure it. */
const SIZES = 'auto, (max-width: 30rem) 92vw, 20rem';

function Preview({ page }: { page: Page }) {
  const srcSet = previewSrcSet(page, onBackend);
  const [failed, setFailed] = useState<string>();
  return (
    <chakra.img
      {...(srcSet && srcSet !== failed && { srcSet, sizes: SIZES })}
      src={onBackend(page.preview_img)}
      alt=""
      w="full"
      h="full"
      objectFit="cover"
      objectPosition="top"
      loading="lazy"
      onError={() => setFailed(srcSet)}
    />
  );
}

function PageCard({ page }: { page: Page }) {
  const texts = useProjectsTexts();
  return (
    <Panel as="li" boxShadow="none">
      <Flex aspectRatio="4/3" bg="bg.muted" align="center" justify="center" color="fg.subtle">
        {page.preview_img ? <Preview page={page} /> : <FileText size={28} aria-hidden="true" />}
      </Flex>
      <Flex p="3" gap="2" align="center" justify="space-between" minW="0">
        <Box minW="0">
          <Text fontWeight="medium" truncate>
            {page.status === 'active' && page.url ? (
              <chakra.a href={page.url} target="_blank" rel="noreferrer" _hover={{ textDecoration: 'underline' }}>
                {page.title}
              </chakra.a>
            ) : (
              page.title
            )}
          </Text>
          <Text fontSize="xs" color="fg.muted" truncate>
            {page.path}
          </Text>
        </Box>
        <StatusBadge
          of="page"
          status={page.status}
          label={page.draft && hasCapability('pages.drafts') ? texts.draft : undefined}
        />
      </Flex>
    </Panel>
  );
}

function Content({ pages, onRetry }: { pages: Reading<PageList>; onRetry: () => void }) {
  const texts = useProjectsTexts();
  if (!pages.data)
    return pages.error ? (
      <ErrorState title={texts.pagesFailed(pages.error.message)} onRetry={onRetry} />
    ) : (
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4" p="5">
        {[1, 2, 3, 4].map((place) => (
          // As high as a card: its picture, its title and its path.
          <Skeleton key={place} pt="75%" pb="16" rounded="xl" />
        ))}
      </SimpleGrid>
    );
  if (pages.data.data.length === 0)
    return (
      <EmptyState
        icon={<FileText size={32} />}
        title={texts.noPages}
        description={texts.noPagesHelp}
        action={
          <Button asChild size="sm">
            <Link to={`${paths.pages}?new=1`}>{texts.createPage}</Link>
          </Button>
        }
      />
    );
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 4 }} gap="4" p="5">
      {pages.data.data.map((page) => (
        <PageCard key={page.page_id} page={page} />
      ))}
    </SimpleGrid>
  );
}

export function LatestPages(props: { pages: Reading<PageList>; onRetry: () => void }) {
  const texts = useProjectsTexts();
  return (
    <Panel as="section" aria-labelledby="latest-pages">
      <Flex px="5" py="4" borderBottomWidth="1px" justify="space-between" align="center">
        <Heading as="h2" id="latest-pages" size="sm">
          {texts.latestPages}
        </Heading>
        <Link to={paths.pages}>
          <Text as="span" color="brand.fg" fontWeight="medium" fontSize="sm">
            {texts.allPages}
          </Text>
        </Link>
      </Flex>
      <Content {...props} />
    </Panel>
  );
}
