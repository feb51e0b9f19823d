import { type LoginForm, loginForm } from '@landfall/shared/contracts';
import { type FormErrors, readForm } from '@landfall/shared/fields';
import { type FormEvent, useRef, useState } from 'react';

const NAMES = ['email', 'password'] as const;
type Name = (typeof NAMES)[number];

/**
 * Values, messages and sending of the sign-in form, without the form library: whoever signs in waits for it
 * (docs/decisions/107). As everywhere else, fields are checked when they are sent, and from then on with each change.
 */
export function useLoginForm() {
  const fields = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const isChecked = useRef(false);
  const [errors, setErrors] = useState<FormErrors<LoginForm>>({});
  const [isSubmitting, setIsSubmitting] = useState(false);

  const read = () =>
    readForm(loginForm, Object.fromEntries(NAMES.map((name) => [name, fields.current[name]?.value ?? ''])));

  const register = (name: Name) => ({
    name,
    ref: (field: HTMLInputElement | null) => {
      fields.current[name] = field;
    },
    onChange: () => {
      if (isChecked.current) setErrors((before) => ({ ...before, [name]: read().errors?.[name] }));
    },
  });

  /** Hands over what the fields say where it is right; leads to the first field that is wrong otherwise. */
  const handleSubmit = (onValid: (body: LoginForm) => Promise<void>) => async (event: FormEvent) => {
    event.preventDefault();
    isChecked.current = true;
    const { output, errors: found } = read();
    setErrors(found ?? {});
    if (!output) return fields.current[NAMES.find((name) => found?.[name]) ?? 'email']?.focus();
    setIsSubmitting(true);
    try {
      await onValid(output);
    } finally {
      setIsSubmitting(false);
    }
  };

  /** Empties the fields; they are checked once they are sent again. */
  const reset = () => {
    isChecked.current = false;
    setErrors({});
    for (const name of NAMES) {
      const field = fields.current[name];
      if (field) field.value = '';
    }
  };

  return { register, handleSubmit, reset, errors, isSubmitting };
}
