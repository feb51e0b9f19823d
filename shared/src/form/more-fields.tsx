import { Box, Flex, NativeSelect, Text, Textarea } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { useContractMessage } from '../i18n/contract-messages.ts';
import { FieldFrame, type FrameProps } from './text-fields.tsx';

export function TextareaField({
  label,
  error,
  helper,
  aside,
  ...textarea
}: FrameProps & Omit<ComponentProps<typeof Textarea>, 'required'>) {
  return (
    <FieldFrame {...{ label, error, helper, aside }}>
      <Textarea bg="bg.panel" rows={4} {...textarea} />
    </FieldFrame>
  );
}

interface SelectFieldProps
  extends FrameProps,
    Omit<ComponentProps<typeof NativeSelect.Field>, 'required' | 'children'> {
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField({ label, error, helper, aside, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, error, helper, aside }}>
      <NativeSelect.Root>
        <NativeSelect.Field bg="bg.panel" {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}

interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'color'> {
  label: ReactNode;
  error?: string;
  helper?: ReactNode;
}

/** A native checkbox: the browser's own behaviour, in our colours. */
export function CheckboxField({ label, error, helper, ...input }: ToggleProps) {
  return <Toggle {...{ label, error, helper }} input={input} />;
}

/** On or off, at once. A native checkbox in a switch's role. */
export function SwitchField({ label, error, helper, ...input }: ToggleProps) {
  return <Toggle {...{ label, error, helper }} input={{ ...input, role: 'switch' }} />;
}

const CHECKBOX_LOOK = {
  width: '1.05rem',
  height: '1.05rem',
  marginTop: '0.15rem',
  accentColor: 'var(--lf-colors-brand-600)',
  flexShrink: 0,
};
const SWITCH_LOOK = `
.lf-switch{appearance:none;flex-shrink:0;width:2.25rem;height:1.25rem;border-radius:1rem;background:var(--lf-colors-gray-400);position:relative;cursor:pointer;transition:background 150ms}
.lf-switch::after{content:'';position:absolute;top:2px;left:2px;width:1rem;height:1rem;border-radius:50%;background:#fff;transition:transform 150ms}
.lf-switch:checked{background:var(--lf-colors-brand-600)}
.lf-switch:checked::after{transform:translateX(1rem)}
.lf-switch:focus-visible{outline:2px solid var(--lf-colors-brand-500);outline-offset:2px}
@media (forced-colors:active){.lf-switch{border:1px solid ButtonText;background:Canvas}.lf-switch::after{top:1px;left:1px;background:ButtonText;forced-color-adjust:none}.lf-switch:checked{background:Highlight;forced-color-adjust:none}.lf-switch:checked::after{background:HighlightText}}`;

function Toggle({
  label,
  error,
  helper,
  input,
}: Omit<ToggleProps, keyof ComponentProps<'input'>> & { label: ReactNode; input: ComponentProps<'input'> }) {
  const say = useContractMessage();
  const id = useId();
  const isSwitch = input.role === 'switch';
  const noteId = error || helper ? `${id}-note` : undefined;
  return (
    <Box>
      {isSwitch && (
        <style href="lf-switch" precedence="medium">
          {SWITCH_LOOK}
        </style>
      )}
      <Flex gap="2.5" align="flex-start">
        <input
          id={id}
          {...input}
          type="checkbox"
          className={isSwitch ? 'lf-switch' : undefined}
          style={isSwitch ? undefined : CHECKBOX_LOOK}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
        />
        <label htmlFor={id}>{label}</label>
      </Flex>
      {noteId && (
        <Text id={noteId} fontSize="xs" mt="1" color={error ? 'fg.error' : 'fg.muted'}>
          {error ? say(error) : helper}
        </Text>
      )}
    </Box>
  );
}
