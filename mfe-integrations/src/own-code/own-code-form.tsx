import { Button, Flex, notify, Stack } from '@landfall/shared';
import {
  type OwnCodeForm as OwnCodeValues,
  ownCodeForm,
  type Pixel,
  type UpdatePixel,
} from '@landfall/shared/contracts';
import { TextareaField, TextField, useSchemaForm } from '@landfall/shared/form';
import { LeaveWarning } from '@landfall/shared/overlay';
import { useEffect } from 'react';
import { useChangePixel } from '../api/pixels.ts';
import { useAreaTexts } from '../texts.ts';
import { CodeField } from './code-field.tsx';

const valuesOf = ({ consent: { text, privacy_url }, code: { head, body_end } }: Pixel): OwnCodeValues => ({
  head,
  body_end,
  text,
  privacy_url,
});

/** The form's name of each field as it travels. */
const SENT_NAMES = {
  'code.head': 'head',
  'code.body_end': 'body_end',
  'consent.text': 'text',
  'consent.privacy_url': 'privacy_url',
};

/** What was changed of these fields: what was left as it was may have been saved elsewhere meanwhile. */
const changedOf = <T extends Record<string, string>>(values: T, dirty: { [K in keyof T]?: boolean }): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => dirty[name])) as Partial<T>;

export function OwnCodeForm({ projectId, pixel }: { projectId: string; pixel: Pixel }) {
  const texts = useAreaTexts();
  const form = useSchemaForm(ownCodeForm, { defaultValues: valuesOf(pixel), mode: 'onTouched' });
  const { reset, register, formState } = form;
  const { errors, isDirty, isSubmitting, dirtyFields } = formState;
  useEffect(() => reset(valuesOf(pixel), { keepDirtyValues: true, keepDirty: true, keepErrors: true }), [pixel, reset]);

  const { mutate } = useChangePixel({
    form,
    fieldNames: SENT_NAMES,
    failure: { title: texts.failed, reason: texts.tryAgainLater },
    onSuccess: ({ data }) => {
      reset(valuesOf(data));
      notify.success(texts.ownCodeSaved, texts.ownCodeSavedHelp);
    },
  });
  const save = form.handleSubmit(async ({ head, body_end, text, privacy_url }) => {
    const body: UpdatePixel = {
      consent: changedOf({ text, privacy_url }, dirtyFields),
      code: changedOf({ head, body_end }, dirtyFields),
    };
    await mutate({ params: { project_id: projectId }, body });
  });
  return (
    <form onSubmit={save} noValidate autoComplete="off">
      <Stack gap="5" p="5">
        <CodeField
          label={texts.codeHead}
          helper={texts.codeHeadHelp}
          placeholder="<script>…</script>"
          error={errors.head?.message}
          readOnly={isSubmitting}
          {...register('head')}
        />
        <CodeField
          label={texts.codeBodyEnd}
          helper={texts.codeBodyEndHelp}
          placeholder="<script>…</script>"
          error={errors.body_end?.message}
          readOnly={isSubmitting}
          {...register('body_end')}
        />
        {pixel.consent.required && (
          <>
            <TextareaField
              label={texts.optional(texts.consentText)}
              helper={texts.consentTextHelp}
              rows={3}
              error={errors.text?.message}
              readOnly={isSubmitting}
              {...register('text')}
            />
            <TextField
              label={texts.optional(texts.privacyUrl)}
              helper={texts.privacyUrlHelp}
              type="url"
              inputMode="url"
              placeholder="https://example.com/privacy"
              error={errors.privacy_url?.message}
              readOnly={isSubmitting}
              {...register('privacy_url')}
            />
          </>
        )}
        <Flex justify="flex-end">
          <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText={texts.saving}>
            {texts.saveChanges}
          </Button>
        </Flex>
      </Stack>
      <LeaveWarning dirty={isDirty} onLeave={() => reset()} />
    </form>
  );
}
