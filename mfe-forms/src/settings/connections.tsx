import { Box, Skeleton, Stack, Text } from '@landfall/shared';
import { CheckboxField } from '@landfall/shared/form';
import { useId } from 'react';
import { useIntegrations } from '../api/integrations.ts';
import { useAreaTexts } from '../texts.ts';
import { LockedNote } from './locked-note.tsx';
import type { SettingsForm } from './settings-form.ts';

interface ConnectionsProps {
  form: SettingsForm;
  projectId: string;
  isLocked: boolean;
}

/** The project's connections that get this form's leads. */
export function Connections({ form, projectId, isLocked }: ConnectionsProps) {
  const texts = useAreaTexts();
  const id = useId();
  const { data, error } = useIntegrations(projectId);
  const chosen = form.watch('integrations') ?? [];
  const choose = (integration: string, isOn: boolean) =>
    form.setValue('integrations', isOn ? [...chosen, integration] : chosen.filter((other) => other !== integration), {
      shouldDirty: true,
    });
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} fontWeight="medium" mb="2">
        {texts.connections}
      </Text>
      {isLocked && <LockedNote />}
      {!isLocked && !data && !error && <Skeleton h="6" />}
      {!isLocked && error && !data && (
        <Text fontSize="sm" color="fg.error" role="alert">
          {texts.connectionsFailed}
        </Text>
      )}
      {!isLocked && data?.data.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          {texts.noConnections}
        </Text>
      )}
      {!isLocked && (
        <Stack gap="2.5">
          {data?.data.map(({ id: integration, name, form_ids }) => (
            <CheckboxField
              key={integration}
              label={name}
              helper={form_ids ? undefined : texts.getsAll}
              disabled={!form_ids}
              checked={!form_ids || chosen.includes(integration)}
              onChange={({ currentTarget }) => choose(integration, currentTarget.checked)}
            />
          ))}
        </Stack>
      )}
    </Box>
  );
}
