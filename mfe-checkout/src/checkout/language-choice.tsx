import { Box, chakra, setLanguage, useLanguage, VisuallyHidden } from '@landfall/shared';
import { LANGUAGES } from '@landfall/shared/languages';
import { Icon } from '../components/icon.tsx';

const Select = chakra('select', {
  base: {
    bg: 'transparent',
    color: 'inherit',
    fontSize: 'sm',
    minH: '8',
    px: '1',
    rounded: 'sm',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    '& option': { bg: 'bg.panel' },
  },
});

/**
 * The language of the texts. It stands outside what waits for a translation, so that it keeps the focus, and names
 * itself in both languages: who looks for it cannot read the others. The default texts of this page are English.
 */
export function LanguageChoice() {
  const language = useLanguage();
  return (
    <Box as="label" color="fg.muted" display="inline-flex" alignItems="center" gap="1">
      <Icon name="language" size={16} />
      <VisuallyHidden>Language / Idioma</VisuallyHidden>
      <Select value={language === 'default' ? 'en' : language} onChange={(event) => setLanguage(event.target.value)}>
        {LANGUAGES.map(({ language, name }) => (
          <option key={language} value={language}>
            {name}
          </option>
        ))}
      </Select>
    </Box>
  );
}
