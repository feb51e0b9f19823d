import { type connectionForm, type IntegrationField, settingField } from '@landfall/shared/contracts';
import {
  CheckboxField,
  PasswordField,
  type SchemaForm,
  SelectField,
  TextareaField,
  TextField,
} from '@landfall/shared/form';
import { useAreaTexts } from '../texts.ts';

interface ConnectionFieldProps {
  form: SchemaForm<ReturnType<typeof connectionForm>>;
  field: IntegrationField;
  /** A secret that is kept: left empty, it stays. */
  isKept: boolean;
}

/** One setting of a connection, asked for as its kind says. */
export function ConnectionField({ form, field, isKept }: ConnectionFieldProps) {
  const texts = useAreaTexts();
  const { type, secret, required, options, example } = field;
  const name = settingField(field.name);
  const { errors, isSubmitting } = form.formState;
  const common = {
    label: required || type === 'flag' || type === 'choice' ? field.label : texts.optional(field.label),
    helper: isKept ? texts.secretKept : field.help,
    error: errors[name]?.message as string | undefined,
  };
  if (type === 'flag')
    return (
      <CheckboxField
        {...common}
        checked={form.watch(name) === 'true'}
        onChange={({ currentTarget }) =>
          form.setValue(name, currentTarget.checked ? 'true' : '', { shouldDirty: true })
        }
      />
    );
  if (type === 'choice') return <SelectField {...common} options={options} {...form.register(name)} />;
  const input = {
    ...common,
    placeholder: isKept ? '••••••••' : example,
    autoComplete: 'off',
    spellCheck: false,
    readOnly: isSubmitting,
    ...form.register(name),
  };
  if (type === 'long_text') return <TextareaField {...input} fontFamily="mono" fontSize="sm" rows={5} />;
  // A new password, so that browsers fill in none that they keep for this site.
  if (secret) return <PasswordField {...input} autoComplete="new-password" />;
  return <TextField {...input} {...(type === 'address' && { type: 'url', inputMode: 'url' as const })} />;
}
