import { Box, Button, chakra, Flex, SimpleGrid, Skeleton, Text, VisuallyHidden } from '@landfall/shared';
import type { BrandScheme, Project } from '@landfall/shared/contracts';
import { TextField } from '@landfall/shared/form';
import { useBrandPreview } from '../api/brand.ts';
import { useAreaTexts } from '../texts.ts';
import { ChoiceCard } from './choice-card.tsx';
import { PageMock } from './page-mock.tsx';
import { Section } from './section.tsx';
import type { useBrandForm } from './use-brand-form.ts';
import { useSettled } from './use-settled.ts';

const Swatch = chakra('input', {
  base: {
    boxSize: '10',
    p: '1',
    rounded: 'lg',
    borderWidth: '1px',
    bg: 'bg.panel',
    cursor: 'pointer',
    flexShrink: '0',
    _focusVisible: { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
  },
});

const COLOUR = /^#[0-9a-f]{6}$/i;

const SCHEMES: readonly BrandScheme[] = ['light', 'dark'];

interface ColourSectionProps {
  project: Project;
  brandForm: ReturnType<typeof useBrandForm>;
  /** What headings are set in. */
  family: string | undefined;
}

/** The brand's colour, and what it makes of a page in light and in dark. */
export function ColourSection({ project, brandForm: { form, values }, family }: ColourSectionProps) {
  const texts = useAreaTexts();
  const known = COLOUR.test(values.colour.trim()) ? values.colour.trim().toLowerCase() : '';
  const colour = useSettled(known);
  const { data, error } = useBrandPreview(project.project_id, colour);
  const choose = (value: string) =>
    form.setValue('colour', value, { shouldDirty: true, shouldValidate: true, shouldTouch: true });
  const labels = { light: texts.schemeLight, dark: texts.schemeDark };
  return (
    <Section title={texts.colour} help={texts.colourHelp}>
      <Flex gap="3" align="flex-end" wrap="wrap" mb="5">
        <Swatch
          type="color"
          aria-label={texts.pickColour}
          value={known || '#888888'}
          onChange={(event) => choose(event.target.value)}
        />
        <Box w="40">
          <TextField
            label={texts.colourCode}
            placeholder="#1d4ed8"
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            error={form.formState.errors.colour?.message}
            {...form.register('colour')}
          />
        </Box>
        {values.colour && (
          <Button variant="ghost" colorPalette="gray" onClick={() => choose('')}>
            {texts.noColour}
          </Button>
        )}
      </Flex>
      {!colour && (
        <Text color="fg.muted" fontSize="sm">
          {texts.colourEmpty}
        </Text>
      )}
      {colour && error && !data && (
        <Text role="alert" color="fg.error" fontSize="sm">
          {texts.previewFailed}
        </Text>
      )}
      {colour && (data || !error) && (
        <chakra.fieldset border="0" m="0" p="0">
          <VisuallyHidden as="legend">{texts.scheme}</VisuallyHidden>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            {SCHEMES.map((scheme) => (
              <ChoiceCard key={scheme} value={scheme} aria-label={labels[scheme]} {...form.register('scheme')}>
                {data ? (
                  <PageMock palette={data.data[scheme]} family={family} name={project.name} />
                ) : (
                  <Skeleton h="60" />
                )}
                <Text px="4" py="2.5" fontSize="sm" fontWeight="medium" borderTopWidth="1px">
                  {labels[scheme]}
                </Text>
              </ChoiceCard>
            ))}
          </SimpleGrid>
        </chakra.fieldset>
      )}
    </Section>
  );
}
