// The form facade: react-hook-form, the schema resolver and the fields, those of the fields facade among them. Loaded
// with the first screen that has a form.

import './theme/field-recipes.ts';
import './theme/form-recipes.ts';

export { Field, Input } from '@chakra-ui/react';
export { Controller, useWatch } from 'react-hook-form';
export { deleteDraft, readDraft, saveDraft } from './form/drafts.ts';
export { LeaveWarning } from './form/leave-warning.tsx';
export { mergeUntouched } from './form/merge-untouched.ts';
export { CheckboxField, SelectField, SwitchField, TextareaField } from './form/more-fields.tsx';
export { readForm } from './form/read-form.ts';
export { showFieldErrors } from './form/show-field-errors.ts';
export { FieldFrame, PasswordField, TextField } from './form/text-fields.tsx';
export { type OfferedDraft, useOfferedDraft } from './form/use-offered-draft.ts';
export { type SchemaForm, useSchemaForm } from './form/use-schema-form.ts';
