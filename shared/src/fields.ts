// The fields facade: fields of a line, and the check of few values, for screens that go without the form library.

import './theme/field-recipes.ts';

export { type FormErrors, readForm } from './form/read-form.ts';
export { FieldFrame, PasswordField, TextField } from './form/text-fields.tsx';
