import { Stack } from '@landfall/shared';
import { SwitchField, TextareaField } from '@landfall/shared/form';
import type { CreatePageForm } from './use-create-page-form.ts';

interface AiFieldsProps {
  form: CreatePageForm;
  on: boolean;
  onToggle: (on: boolean) => void;
}

/** The second step: whether AI writes the page, and from which words. */
export const AiFields = ({ form, on, onToggle }: AiFieldsProps) => (
  <Stack gap="5">
    <SwitchField
      label="Use an AI description"
      helper="AI writes and lays out the page from your words. Without it, the page starts blank."
      checked={on}
      onChange={(event) => onToggle(event.target.checked)}
    />
    {on && (
      <TextareaField
        label="Describe the page"
        rows={6}
        placeholder="A landing page for our bakery: fresh bread every morning, opening hours, where to find us."
        error={form.formState.errors.description_ai?.message}
        {...form.register('description_ai')}
      />
    )}
  </Stack>
);
