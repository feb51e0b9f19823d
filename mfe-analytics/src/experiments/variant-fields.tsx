import { Button, Flex, IconButton, Stack, Text } from '@landfall/shared';
import { type ExperimentForm, type Page, variantLetters } from '@landfall/shared/contracts';
import { SelectField, TextField } from '@landfall/shared/form';
import { Trash2 } from 'lucide-react';
import { editorAddress } from '../addresses.ts';
import { useExperimentTexts } from './texts.ts';

export type VariantDraft = ExperimentForm['variants'][number];

interface VariantFieldsProps {
  projectId: string;
  /** From 0. */
  at: number;
  variant: VariantDraft;
  /** Those that can be shown. */
  pages: readonly Page[];
  errors: { page_id?: string; weight?: string };
  onChange: (variant: VariantDraft) => void;
  onRemove?: () => void;
}

/** Which page a variant shows, and to how many. */
export function VariantFields({ projectId, at, variant, pages, errors, onChange, onRemove }: VariantFieldsProps) {
  const texts = useExperimentTexts();
  const letter = variantLetters[at + 1] ?? '';
  const choose = (page_id: string) => {
    const title = pages.find((page) => page.page_id === page_id)?.title ?? '';
    onChange({ ...variant, page_id, name: title.slice(0, 60) || texts.variantOf(letter) });
  };
  return (
    <Stack as="fieldset" gap="3" borderWidth="1px" rounded="lg" p="4">
      <Flex justify="space-between" align="center">
        <Text as="legend" fontWeight="medium">
          {texts.variantOf(letter)}
        </Text>
        {onRemove && (
          <IconButton
            size="xs"
            variant="ghost"
            colorPalette="gray"
            aria-label={texts.removeVariant(letter)}
            onClick={onRemove}
          >
            <Trash2 />
          </IconButton>
        )}
      </Flex>
      <SelectField
        label={texts.variantPage}
        helper={texts.variantPageHelp}
        error={errors.page_id}
        options={[
          { value: '', label: texts.choose },
          ...pages.map(({ page_id, title }) => ({ value: page_id, label: title })),
        ]}
        value={variant.page_id}
        onChange={({ target }) => choose(target.value)}
      />
      {variant.page_id && (
        <Button asChild size="xs" variant="outline" colorPalette="gray" alignSelf="flex-start">
          <a href={editorAddress(projectId, variant.page_id)} target="_blank" rel="noopener">
            {texts.edit}
          </a>
        </Button>
      )}
      <TextField
        label={texts.weight}
        type="number"
        inputMode="numeric"
        min={1}
        max={99}
        error={errors.weight}
        value={Number.isNaN(variant.weight) ? '' : variant.weight}
        onChange={({ target }) => onChange({ ...variant, weight: target.valueAsNumber })}
      />
    </Stack>
  );
}
