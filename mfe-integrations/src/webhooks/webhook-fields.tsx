import { Box, Stack, Text, useContractMessage } from '@landfall/shared';
import type { webhookForm } from '@landfall/shared/contracts';
import { type WebhookForm, webhookEvents } from '@landfall/shared/contracts';
import { CheckboxField, type SchemaForm, TextField } from '@landfall/shared/form';
import { useId } from 'react';
import { eventText } from '../lib/event-text.ts';
import { useAreaTexts } from '../texts.ts';

const SINGLE = webhookEvents.filter((event) => event !== '*');

/** Address, events and note. `*` chosen makes the single ones idle. */
export function WebhookFields({ form }: { form: SchemaForm<typeof webhookForm> }) {
  const texts = useAreaTexts();
  const say = useContractMessage();
  const id = useId();
  const { errors, isSubmitting } = form.formState;
  const chosen = form.watch('events');
  const all = chosen.includes('*');
  const choose = (event: WebhookForm['events'][number], isOn: boolean) =>
    form.setValue('events', isOn ? [...chosen, event] : chosen.filter((other) => other !== event), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <Stack gap="5">
      <TextField
        label={texts.webhookUrl}
        helper={texts.webhookUrlHelp}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        data-autofocus=""
        readOnly={isSubmitting}
        error={errors.url?.message}
        {...form.register('url')}
      />
      <Box role="group" aria-labelledby={id} aria-describedby={errors.events ? `${id}-error` : undefined}>
        <Text id={id} fontWeight="medium" mb="2">
          {texts.webhookEvents}
        </Text>
        <Stack gap="2.5">
          <CheckboxField
            label={texts.allEvents}
            checked={all}
            onChange={(change) => choose('*', change.currentTarget.checked)}
          />
          {SINGLE.map((event) => (
            <CheckboxField
              key={event}
              label={
                <>
                  {eventText(texts, event)}{' '}
                  <Text as="code" fontFamily="mono" fontSize="xs" color="fg.muted">
                    {event}
                  </Text>
                </>
              }
              checked={all || chosen.includes(event)}
              disabled={all}
              onChange={(change) => choose(event, change.currentTarget.checked)}
            />
          ))}
        </Stack>
        {errors.events?.message && (
          <Text id={`${id}-error`} role="alert" color="fg.error" fontSize="xs" mt="2">
            {say(errors.events.message)}
          </Text>
        )}
      </Box>
      <TextField
        label={texts.webhookDescription}
        helper={texts.webhookDescriptionHelp}
        autoComplete="off"
        readOnly={isSubmitting}
        error={errors.description?.message}
        {...form.register('description')}
      />
    </Stack>
  );
}
