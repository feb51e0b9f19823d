import { useEffect, useRef } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { useRefreshAll } from './use-query.ts';

/** Answers speak the language that was asked for: once another is chosen, what is on screen is asked for again. */
export function RefreshOnLanguageChange(): null {
  const language = useLanguage();
  const asked = useRef(language);
  const refreshAll = useRefreshAll();
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    void refreshAll();
  }, [language, refreshAll]);
  return null;
}
