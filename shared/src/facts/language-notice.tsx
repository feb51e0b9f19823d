import { Flex, Text } from '@landfall/shared';
import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import { Languages } from 'lucide-react';
import type { SheetDraft } from './sheet-draft.ts';
import { pageLanguageOfTexts, textLocale } from './text-locale.ts';
import { useFactsTexts } from './texts.ts';

const isOurs = (code: string) => (PAGE_LANGUAGES as readonly string[]).includes(code);

/** Says so where the text is in a language whose headings and buttons nobody has written. */
export function LanguageNotice({ draft: { language, wishes, removed } }: { draft: SheetDraft }) {
  const texts = useFactsTexts();
  if (isOurs(language)) return null;
  const shown = pageLanguageOfTexts();
  const asked = wishes.findLast(({ id, kind, negated }) => kind === 'language' && !negated && !removed.includes(id));
  const names = new Intl.DisplayNames([textLocale()], { type: 'language' });
  const around = asked && isOurs(asked.value) ? asked.value : shown;
  return (
    <Flex role="note" gap="3" p="4" mb="5" rounded="lg" bg="bg.info">
      <Flex color="fg.info" flexShrink="0" pt="0.5" aria-hidden="true">
        <Languages size="18" />
      </Flex>
      <Text>{texts.foreign(names.of(language) ?? language, names.of(around) ?? around)}</Text>
    </Flex>
  );
}
