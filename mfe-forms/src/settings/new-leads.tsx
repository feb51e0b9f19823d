import { hasCapability } from '@landfall/shared';
import { SwitchField, TextareaField } from '@landfall/shared/form';
import { useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { Connections } from './connections.tsx';
import { Lockable } from './locked-note.tsx';
import { Section } from './section.tsx';
import type { Locked, SettingsForm } from './settings-form.ts';

const SEPARATORS = /[\s,;]+/;

interface NewLeadsProps {
  form: SettingsForm;
  projectId: string;
  locked: Locked;
}

/** Whom a new lead is told, and what has to happen before it counts. */
export function NewLeads({ form, projectId, locked }: NewLeadsProps) {
  const texts = useAreaTexts();
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [typed, setTyped] = useState(() => (form.getValues('notify') ?? []).join('\n'));
  const noticeError = errors.notify?.message ?? errors.notify?.find?.((error) => error?.message)?.message;
  const optInLocked = locked.includes('double_opt_in');
  return (
    <Section title={texts.whenLeadComes}>
      <TextareaField
        label={texts.notify}
        helper={texts.notifyHelp}
        rows={2}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        readOnly={isSubmitting}
        error={noticeError}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          form.setValue('notify', event.target.value.split(SEPARATORS).filter(Boolean), {
            shouldDirty: true,
            shouldValidate: isSubmitted,
          });
        }}
      />
      <Lockable isLocked={optInLocked}>
        <SwitchField
          label={texts.doubleOptIn}
          helper={texts.doubleOptInHelp}
          disabled={optInLocked}
          checked={form.watch('double_opt_in') ?? false}
          onChange={({ target }) => form.setValue('double_opt_in', target.checked, { shouldDirty: true })}
        />
      </Lockable>
      {hasCapability('integrations') && (
        <Connections form={form} projectId={projectId} isLocked={locked.includes('integrations')} />
      )}
    </Section>
  );
}
