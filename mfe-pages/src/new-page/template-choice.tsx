import { Box, Button, EmptyState, ErrorState, Flex, Heading, SimpleGrid, Skeleton, Text } from '@landfall/shared';
import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import { SelectField, TextField } from '@landfall/shared/form';
import { LayoutTemplate } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { TemplateTile } from '../components/templates/template-tile.tsx';
import { LANGUAGES, useGallery } from '../components/templates/use-gallery.ts';
import type { ChosenTemplate } from '../lib/chosen-template.ts';
import { usePagesTexts } from '../texts.ts';
import { useNewPageTexts } from './texts.ts';

const COLUMNS = { base: 2, md: 3, lg: 4, xl: 5 } as const;
const LANGUAGE_OPTIONS = PAGE_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value] }));

/** Templates that are shown before one asks for all, or looks for one. */
const AT_FIRST = 10;

type Gallery = ReturnType<typeof useGallery>;

function Filters({ gallery }: { gallery: Gallery }) {
  const texts = usePagesTexts();
  const categories = [
    { value: '', label: texts.allCategories },
    ...gallery.categories.map((name) => ({ value: name, label: name })),
  ];
  return (
    <Flex gap="4" wrap="wrap" align="flex-end" mb="4">
      <Box flex="2 1 14rem">
        <TextField
          label={texts.searchTemplates}
          type="search"
          autoComplete="off"
          value={gallery.search}
          onChange={(event) => gallery.setSearch(event.target.value)}
        />
      </Box>
      <Box flex="1 1 9rem">
        <SelectField
          label={texts.category}
          options={categories}
          value={gallery.category}
          onChange={(event) => gallery.setCategory(event.target.value)}
        />
      </Box>
      <Box flex="1 1 9rem">
        <SelectField
          label={texts.textsIn}
          options={LANGUAGE_OPTIONS}
          value={gallery.language}
          onChange={(event) => {
            const chosen = PAGE_LANGUAGES.find((language) => language === event.target.value);
            if (chosen) gallery.setLanguage(chosen);
          }}
        />
      </Box>
    </Flex>
  );
}

interface TemplateChoiceProps {
  /** The address asks for templates: they come into sight, and have the focus. */
  isAsked: boolean;
  onLookAt: (template: ChosenTemplate) => void;
}

function Found({ gallery, isAsked, onLookAt }: { gallery: Gallery } & TemplateChoiceProps) {
  const texts = usePagesTexts();
  const newPageTexts = useNewPageTexts();
  const [isWhole, setWhole] = useState(isAsked);
  const list = useRef<HTMLUListElement>(null);
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
        ref={list as never}
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
      <Filters gallery={gallery} />
      <Found gallery={gallery} isAsked={isAsked} onLookAt={onLookAt} />
    </Box>
  );
}
