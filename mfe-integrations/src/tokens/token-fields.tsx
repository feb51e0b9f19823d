import { Box, Grid, Stack, Text, useContractMessage, useProjects, useSelectedProject } from '@landfall/shared';
import { type createApiToken, type Scope, scopes } from '@landfall/shared/contracts';
import { CheckboxField, PasswordField, type SchemaForm, SelectField, TextField } from '@landfall/shared/form';
import { useId } from 'react';
import { scopeText } from '../lib/event-text.ts';
import { useAreaTexts } from '../texts.ts';

/** Days that a token is valid unless another time is chosen. */
export const DEFAULT_DAYS = '90';
const YEAR = '365';

interface TokenFieldsProps {
  form: SchemaForm<typeof createApiToken>;
  /** Days that it is valid; empty: until it is taken back. */
  days: string;
  onDays: (days: string) => void;
  asksForCode: boolean;
}

/** What a token is called, what it opens, how long, and the password. */
export function TokenFields({ form, days, onDays, asksForCode }: TokenFieldsProps) {
  const texts = useAreaTexts();
  const say = useContractMessage();
  const id = useId();
  const { data: projects } = useProjects();
  const selected = useSelectedProject();
  // The selected one is chosen at the start, also while the others have not come.
  const known = projects?.data ?? (selected ? [selected] : []);
  const { errors, isSubmitting } = form.formState;
  const [chosen, project] = form.watch(['scopes', 'project_id']);
  const choose = (scope: Scope, isOn: boolean) =>
    form.setValue('scopes', isOn ? [...chosen, scope] : chosen.filter((other) => other !== scope), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <Stack gap="5">
      <TextField
        label={texts.tokenName}
        placeholder={texts.tokenNameExample}
        autoComplete="off"
        data-autofocus=""
        readOnly={isSubmitting}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Box role="group" aria-labelledby={id} aria-describedby={errors.scopes ? `${id}-error` : undefined}>
        <Text id={id} fontWeight="medium" mb="2">
          {texts.permissions}
        </Text>
        <Grid
          templateRows={{ md: `repeat(${Math.ceil(scopes.length / 2)}, auto)` }}
          autoFlow={{ md: 'column' }}
          gap="2.5"
        >
          {scopes.map((scope) => (
            <CheckboxField
              key={scope}
              label={scopeText(texts, scope)}
              checked={chosen.includes(scope)}
              onChange={(change) => choose(scope, change.currentTarget.checked)}
            />
          ))}
        </Grid>
        {project && chosen.some((scope) => scope.startsWith('files:')) && (
          <Text role="status" color="fg.muted" fontSize="xs" mt="2">
            {texts.filesNeedAll}
          </Text>
        )}
        {errors.scopes?.message && (
          <Text id={`${id}-error`} role="alert" color="fg.error" fontSize="xs" mt="2">
            {say(errors.scopes.message)}
          </Text>
        )}
      </Box>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
        <SelectField
          label={texts.projects}
          value={project ?? ''}
          error={errors.project_id?.message}
          onChange={(change) => form.setValue('project_id', change.currentTarget.value || null)}
          options={[
            { value: '', label: texts.allProjects },
            ...known.map(({ project_id, name }) => ({
              value: project_id,
              label: texts.onlyProject(name),
            })),
          ]}
        />
        <SelectField
          label={texts.expires}
          value={days}
          onChange={(change) => onDays(change.currentTarget.value)}
          options={[
            { value: '7', label: texts.days(7) },
            { value: '30', label: texts.days(30) },
            { value: DEFAULT_DAYS, label: texts.days(90) },
            { value: YEAR, label: texts.year },
            { value: '', label: texts.forEver },
          ]}
        />
      </Grid>
      <PasswordField
        label={texts.currentPassword}
        autoComplete="current-password"
        readOnly={isSubmitting}
        error={errors.password?.message}
        {...form.register('password')}
      />
      {asksForCode && (
        <TextField
          label={texts.code}
          helper={texts.codeHelp}
          autoComplete="one-time-code"
          readOnly={isSubmitting}
          error={errors.otp?.message}
          {...form.register('otp')}
        />
      )}
    </Stack>
  );
}
