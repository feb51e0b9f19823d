import type { PageLanguage } from '@landfall/shared/contracts';
import { FILE_TEXTS } from './file-texts.ts';

/** What the button says that leads to a file. */
export const downloadLabel = ({ name, language }: { name: string; language: PageLanguage }): string =>
  FILE_TEXTS[language].download.replace('{}', () => name);
