import { Box, Button, EmptyState, ErrorState, Heading, SimpleGrid, Skeleton, Text } from '@landfall/shared';
import { LayoutTemplate } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TemplateFilters } from '../components/templates/template-filters.tsx';
import { TemplateTile } from '../components/templates/template-tile.tsx';
import { useGallery } from '../components/templates/use-gallery.ts';
import type { ChosenTemplate } from '../lib/chosen-template.ts';
import { usePagesTexts } from '../texts.ts';
import { useNewPageTexts } from './texts.ts';

const COLUMNS = { base: 2, md: 3, lg: 4, xl: 5 } as const;

/** Templates that are shown before one asks for all, or looks for one. */
const AT_FIRST = 10;

type Gallery = ReturnType<typeof useGallery>;

interface TemplateChoiceProps {
  /** The address asks for templates: they come into sight, and have the focus. */
  isAsked: boolean;
  onLookAt: (template: ChosenTemplate) => void;
}

function Found({ gallery, isAsked, onLookAt }: { gallery: Gallery } & TemplateChoiceProps) {
  const texts = usePagesTexts();
  const newPageTexts = useNewPageTexts();
  const [isWhole, setWhole] = useState(isAsked);
  const list = useRef<HTMLDivElement>(null);
  const isNarrowed = gallery.search !== '' || gallery.category !== '';
  // The button that showed the rest is gone.
  const [wasAsked, setAsked] = useState(false);
  useEffect(() => {
    if (wasAsked) list.current?.querySelectorAll('button')[AT_FIRST]?.focus();
  }, [wasAsked]);
  const { found, error, language, retry } = gallery;
  if (!found && error)
    return <ErrorState title={texts.templatesFailed} description={error.serverMessage} onRetry={retry} />;
  if (!found)
    return (
      <SimpleGrid columns={COLUMNS} gap="4" aria-busy="true">
        {Array.from({ length: 10 }, (_, place) => (
          <Skeleton key={String(place)} aspectRatio="4 / 6" rounded="lg" />
        ))}
      </SimpleGrid>
    );
  return (
    <>
      <Text role="status" color="fg.muted" mb="3">
        {texts.templateCount(found.length)}
      </Text>
      {found.length === 0 && (
        <EmptyState icon={<LayoutTemplate size="32" />} title={texts.noTemplates} description={texts.noTemplatesHelp} />
      )}
      <SimpleGrid
        ref={list}
        as="ul"
        lang={language}
        columns={COLUMNS}
        gap="4"
        listStyleType="none"
        aria-label={texts.templates}
      >
        {(isWhole || isNarrowed ? found : found.slice(0, AT_FIRST)).map((template) => (
          <li key={template.template_id}>
            <TemplateTile template={template} onChoose={() => onLookAt({ ...template, language })} />
          </li>
        ))}
      </SimpleGrid>
      {!isWhole && !isNarrowed && found.length > AT_FIRST && (
        <Button
          mt="4"
          size="sm"
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          onClick={() => {
            setWhole(true);
            setAsked(true);
          }}
        >
          {newPageTexts.allTemplates(found.length)}
        </Button>
      )}
    </>
  );
}

/** Templates to begin from in the place of a brief. */
export function TemplateChoice({ isAsked, onLookAt }: TemplateChoiceProps) {
  const texts = useNewPageTexts();
  const gallery = useGallery();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <Box as="section" aria-labelledby="templates" mt="10">
      <Heading as="h2" id="templates" size="md" ref={heading} tabIndex={-1} outline="none" scrollMarginTop="20">
        {texts.orTemplate}
      </Heading>
      <Text color="fg.muted" mt="1" mb="4">
        {texts.orTemplateHelp}
      </Text>
      <TemplateFilters
        gallery={gallery}
        onDown={() => found.current?.querySelector<HTMLElement>('li button')?.focus()}
      />
      <Box ref={found}>
        <Found gallery={gallery} isAsked={isAsked} onLookAt={onLookAt} />
      </Box>
    </Box>
  );
}
