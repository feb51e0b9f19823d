import { Button, Flex } from '@landfall/shared';
import type { TemplateLanguage } from '@landfall/shared/contracts';
import { Field, Input, SelectField } from '@landfall/shared/form';
import type { RefObject } from 'react';
import { usePagesTexts } from '../texts.ts';
import { LANGUAGES, type useGallery } from './use-gallery.ts';

interface GalleryFiltersProps {
  gallery: ReturnType<typeof useGallery>;
  search: RefObject<HTMLInputElement | null>;
  /** Leaves the search downwards, into the grid. */
  onDown: () => void;
}

/** Search, category and language of the gallery. */
export function GalleryFilters({ gallery, search, onDown }: GalleryFiltersProps) {
  const texts = usePagesTexts();
  const options = [
    { value: '', label: texts.allCategories },
    ...gallery.categories.map((name) => ({ value: name, label: name })),
  ];
  return (
    <Flex gap="4" wrap="wrap" align="flex-end" mb="4">
      <Field.Root flex="2 1 14rem">
        <Field.Label>{texts.searchTemplates}</Field.Label>
        <Input
          ref={search}
          type="search"
          bg="bg.panel"
          autoComplete="off"
          value={gallery.search}
          onChange={(event) => gallery.setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            onDown();
          }}
        />
      </Field.Root>
      <Flex flex="1 1 11rem">
        <SelectField
          label={texts.category}
          options={options}
          value={gallery.category}
          onChange={(event) => gallery.setCategory(event.target.value)}
        />
      </Flex>
      <Flex role="group" aria-label={texts.textsIn} gap="1" p="1" rounded="md" bg="bg.muted">
        {(Object.keys(LANGUAGES) as TemplateLanguage[]).map((language) => (
          <Button
            key={language}
            lang={language}
            size="xs"
            variant={language === gallery.language ? 'outline' : 'ghost'}
            bg={language === gallery.language ? 'bg.panel' : undefined}
            colorPalette="gray"
            aria-pressed={language === gallery.language}
            onClick={() => gallery.setLanguage(language)}
          >
            {LANGUAGES[language]}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
