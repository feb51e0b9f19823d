import { Flex } from '@landfall/shared';
import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import { Field, Input, SelectField } from '@landfall/shared/form';
import type { RefObject } from 'react';
import { usePagesTexts } from '../../texts.ts';
import { LANGUAGES, type useGallery } from './use-gallery.ts';

const LANGUAGE_OPTIONS = PAGE_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value] }));

interface TemplateFiltersProps {
  gallery: ReturnType<typeof useGallery>;
  search?: RefObject<HTMLInputElement | null>;
  /** Leaves the search downwards, into what was found. */
  onDown: () => void;
}

/** Search, category and language of the templates. */
export function TemplateFilters({ gallery, search, onDown }: TemplateFiltersProps) {
  const texts = usePagesTexts();
  const categories = [
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
      <Flex flex="1 1 9rem">
        <SelectField
          label={texts.category}
          options={categories}
          value={gallery.category}
          onChange={(event) => gallery.setCategory(event.target.value)}
        />
      </Flex>
      <Flex flex="1 1 9rem">
        <SelectField
          label={texts.textsIn}
          options={LANGUAGE_OPTIONS}
          value={gallery.language}
          onChange={(event) => {
            const chosen = PAGE_LANGUAGES.find((language) => language === event.target.value);
            if (chosen) gallery.setLanguage(chosen);
          }}
        />
      </Flex>
    </Flex>
  );
}
