import { valibotResolver } from '@hookform/resolvers/valibot';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { useDraft } from './use-draft.ts';

type ObjectSchema = v.GenericSchema<FieldValues, FieldValues>;

interface SchemaFormOptions<T extends ObjectSchema> {
  defaultValues: DefaultValues<v.InferInput<T>>;
  /** When a field is first checked; it is checked again with each change afterwards. */
  mode?: 'onSubmit' | 'onTouched' | 'onChange';
  /** Keeps what is typed under this name until the form is reset. Only for forms without secrets. */
  draft?: string;
}

export type SchemaForm<T extends ObjectSchema> = UseFormReturn<v.InferInput<T>, unknown, v.InferOutput<T>>;

/** A form whose rules and messages are a contract's schema. `handleSubmit` hands over the schema's output. */
export function useSchemaForm<T extends ObjectSchema>(
  schema: T,
  { defaultValues, mode = 'onSubmit', draft }: SchemaFormOptions<T>,
): SchemaForm<T> {
  const resolver = valibotResolver(schema);
  // 'all' has the rules that join two fields checked too while a third is still wrong.
  const form = useForm<v.InferInput<T>, unknown, v.InferOutput<T>>({
    resolver,
    defaultValues,
    mode,
    criteriaMode: 'all',
  });
  useDraft(form, draft);
  return form;
}
