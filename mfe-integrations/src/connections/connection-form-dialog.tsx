import { Box, Flex, Stack, Text } from '@landfall/shared';
import type { connectionForm, IntegrationKind } from '@landfall/shared/contracts';
import { type SchemaForm, TextField } from '@landfall/shared/form';
import { FormDialog } from '@landfall/shared/overlay';
import type { FormEventHandler } from 'react';
import { useAreaTexts } from '../texts.ts';
import { ConnectionField } from './connection-field.tsx';
import { KindIcon } from './kind-icon.tsx';

interface ConnectionFormDialogProps {
  kind: IntegrationKind;
  /** The names of the secrets that are kept. */
  kept: readonly string[];
  form: SchemaForm<ReturnType<typeof connectionForm>>;
  title: string;
  submitLabel: string;
  pendingLabel: string;
  isPending: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** To the list of kinds, where there is a way back. */
  onBack?: () => void;
  open: boolean;
  onClose: () => void;
  finalFocus?: () => HTMLElement | null;
}

/** The form of a connection, new or not. */
export function ConnectionFormDialog(props: ConnectionFormDialogProps) {
  const { kind, kept, form, title, submitLabel, pendingLabel, isPending, onSubmit, onBack, open, onClose } = props;
  const texts = useAreaTexts();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      finalFocus={props.finalFocus}
      submitLabel={submitLabel}
      pendingLabel={pendingLabel}
      isPending={isPending}
      onSubmit={onSubmit}
      autoComplete="off"
      back={onBack && { label: texts.back, onBack }}
    >
      <Stack gap="5">
        <Flex gap="3" align="center">
          <KindIcon kind={kind.id} />
          <Box minW="0">
            <Text fontWeight="medium">{kind.title}</Text>
            <Text fontSize="sm" color="fg.muted">
              {kind.about}
            </Text>
          </Box>
        </Flex>
        {kind.fields.map((field) => (
          <ConnectionField key={field.name} form={form} field={field} isKept={kept.includes(field.name)} />
        ))}
        <TextField
          label={texts.connectionName}
          helper={texts.connectionNameHelp}
          autoComplete="off"
          readOnly={isPending}
          error={form.formState.errors.name?.message as string | undefined}
          {...form.register('name')}
        />
      </Stack>
    </FormDialog>
  );
}
