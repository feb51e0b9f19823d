import type { PageLanguage } from '@landfall/shared/contracts';
import { pageLanguageOfTexts } from '@landfall/shared/facts';
import { useState } from 'react';
import { useTemplates } from '../../api/templates.ts';
import { findTemplates } from './find-templates.ts';

/** The languages that a page can have, each by its own name. */
export const LANGUAGES: Record<PageLanguage, string> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
};

/** The templates in one language, and what is looked for among them. */
export function useGallery() {
  const [language, setLanguage] = useState<PageLanguage>(pageLanguageOfTexts);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState('');
  const { data, error, mutate } = useTemplates(language);
  const templates = data?.data;
  return {
    language,
    setLanguage: (next: PageLanguage) => {
      setLanguage(next);
      // Categories are named in the language.
      if (next !== language) setCategory('');
    },
    search,
    setSearch,
    category,
    setCategory,
    categories: [...new Set(templates?.map((template) => template.category).filter(Boolean))],
    found: templates && findTemplates(templates, search, category),
    error,
    retry: () => void mutate(),
  };
}
