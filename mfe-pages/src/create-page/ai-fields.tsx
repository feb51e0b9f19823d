import { hasCapability, Stack } from '@landfall/shared';
import { useFactsTexts } from '@landfall/shared/facts';
import { SwitchField, TextareaField } from '@landfall/shared/form';
import { usePagesTexts } from '../texts.ts';
import type { CreatePageForm } from './use-create-page-form.ts';

interface AiFieldsProps {
  form: CreatePageForm;
  on: boolean;
  onToggle: (on: boolean) => void;
}

/** The second step: whether AI writes the page, and from which words. */
export function AiFields({ form, on, onToggle }: AiFieldsProps) {
  const texts = usePagesTexts();
  const factsTexts = useFactsTexts();
  return (
    <Stack gap="5">
      <SwitchField
        label={texts.useAi}
        helper={texts.useAiHelp}
        checked={on}
        onChange={(event) => onToggle(event.target.checked)}
      />
      {on && (
        <TextareaField
          label={texts.describePage}
          rows={6}
          placeholder={texts.describePlaceholder}
          helper={hasCapability('pages.brief') ? factsTexts.thenUnderstood : undefined}
          error={form.formState.errors.description_ai?.message}
          {...form.register('description_ai')}
        />
      )}
    </Stack>
  );
}
