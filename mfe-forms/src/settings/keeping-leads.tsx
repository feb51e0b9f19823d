import { SelectField, SwitchField } from '@landfall/shared/form';
import { useAreaTexts } from '../texts.ts';
import { Section } from './section.tsx';
import type { SettingsForm } from './settings-form.ts';

const DAYS = [30, 90, 180, 365, 730];

/** How long leads are kept, and what is done about spam. */
export function KeepingLeads({ form }: { form: SettingsForm }) {
  const texts = useAreaTexts();
  const days = form.watch('retention_days') ?? null;
  const offered = days === null || DAYS.includes(days) ? DAYS : [...DAYS, days].sort((one, other) => one - other);
  return (
    <Section title={texts.keeping}>
      <SelectField
        label={texts.retention}
        helper={texts.retentionHelp}
        options={[
          { value: '', label: texts.forEver },
          ...offered.map((count) => ({ value: String(count), label: texts.days(count) })),
        ]}
        value={days === null ? '' : String(days)}
        onChange={({ target }) =>
          form.setValue('retention_days', target.value === '' ? null : Number(target.value), { shouldDirty: true })
        }
      />
      <SwitchField
        label={texts.flagSpam}
        helper={texts.flagSpamHelp}
        checked={form.watch('spam') !== 'off'}
        onChange={({ target }) => form.setValue('spam', target.checked ? 'flag' : 'off', { shouldDirty: true })}
      />
    </Section>
  );
}
