import { Text } from '@landfall/shared';
import type { FormField } from '@landfall/shared/contracts';
import { SwitchField, TextareaField, TextField } from '@landfall/shared/form';
import { useAreaTexts } from '../texts.ts';
import { Lockable } from './locked-note.tsx';
import { Section } from './section.tsx';
import type { Locked, SettingsForm } from './settings-form.ts';

interface AfterSendingProps {
  form: SettingsForm;
  fields: readonly FormField[];
  /** Whether it leads to the next step of a funnel where no address is named. */
  toNextStep: boolean;
  /** The name of the file that it delivers; null for none. */
  file: string | null;
  locked: Locked;
}

/** What the visitor gets: a page, and a mail. */
export function AfterSending({ form, fields, toNextStep, file, locked }: AfterSendingProps) {
  const texts = useAreaTexts();
  const { errors, isSubmitting } = form.formState;
  const isLocked = locked.includes('autoresponder');
  const isOn = form.watch('autoresponder.enabled');
  const leadsAway = toNextStep || (form.watch('redirect_url') ?? '').trim() !== '';
  const hasAddress = fields.some(({ type }) => type === 'email');
  const delivered = leadsAway ? (hasAddress ? texts.deliveredByMail : texts.deliveredToNobody) : texts.deliveredFile;
  const names = fields.filter(({ type }) => type !== 'file').map(({ name }) => `{{${name}}}`);
  return (
    <Section title={texts.whatVisitorGets}>
      <TextField
        label={texts.redirect}
        helper={toNextStep ? texts.redirectNextStepHelp : texts.redirectHelp}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        readOnly={isSubmitting}
        error={errors.redirect_url?.message}
        {...form.register('redirect_url')}
      />
      {file !== null && <Text color={leadsAway && !hasAddress ? 'fg.warning' : 'fg.muted'}>{delivered(file)}</Text>}
      <Lockable isLocked={isLocked}>
        <SwitchField
          label={texts.autoresponder}
          helper={texts.autoresponderHelp}
          disabled={isLocked}
          checked={isOn ?? false}
          onChange={({ target }) => form.setValue('autoresponder.enabled', target.checked, { shouldDirty: true })}
        />
      </Lockable>
      {isOn && !isLocked && (
        <>
          <TextField
            label={texts.subject}
            readOnly={isSubmitting}
            error={errors.autoresponder?.subject?.message}
            {...form.register('autoresponder.subject')}
          />
          <TextareaField
            label={texts.mailText}
            rows={6}
            readOnly={isSubmitting}
            helper={
              <>
                {texts.placeholders}{' '}
                <Text as="code" fontFamily="mono" overflowWrap="anywhere">
                  {names.join(' ')}
                </Text>
              </>
            }
            error={errors.autoresponder?.body?.message}
            {...form.register('autoresponder.body')}
          />
        </>
      )}
    </Section>
  );
}
