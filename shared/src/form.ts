// The form facade: react-hook-form, the schema resolver and the fields. Loaded with the first screen that has a form.

import './theme/form-recipes.ts';

export { Field, Input } from '@chakra-ui/react';
export { Controller, useWatch } from 'react-hook-form';
export { deleteDraft, readDraft, saveDraft } from './form/drafts.ts';
export {
  CheckboxField,
  FieldFrame,
  PasswordField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
} from './form/fields.tsx';
export { mergeUntouched } from './form/merge-untouched.ts';
export { readForm } from './form/read-form.ts';
export { showFieldErrors } from './form/show-field-errors.ts';
export { type OfferedDraft, useOfferedDraft } from './form/use-offered-draft.ts';
export { type SchemaForm, useSchemaForm } from './form/use-schema-form.ts';
