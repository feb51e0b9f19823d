import { Box, Field, Flex, IconButton, Input } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useContractMessage } from '../i18n/contract-messages.ts';
import { useSharedTexts } from '../i18n/texts.ts';

export interface FrameProps {
  label: ReactNode;
  /** The message to show; absent while the field is fine. */
  error?: string;
  helper?: ReactNode;
  /** Stands at the right end of the label's line. */
  aside?: ReactNode;
  required?: boolean;
}

/** Label, control, help and error of one field, joined by ids for assistive technology. */
export function FieldFrame({ label, error, helper, aside, required, children }: FrameProps & { children: ReactNode }) {
  const say = useContractMessage();
  return (
    <Field.Root invalid={Boolean(error)} required={required}>
      <Flex w="full" align="center" gap="1.5">
        <Field.Label>{label}</Field.Label>
        {aside}
      </Flex>
      {children}
      {helper && !error && <Field.HelperText>{helper}</Field.HelperText>}
      {/* An alert: Enter inside the field moves no focus, so nothing else would tell that it was refused. */}
      {error && (
        <Field.ErrorText role="alert" aria-live="assertive">
          {say(error)}
        </Field.ErrorText>
      )}
    </Field.Root>
  );
}

type InputProps = Omit<ComponentProps<typeof Input>, 'children' | 'required'>;

export function TextField({ label, error, helper, aside, ...input }: FrameProps & InputProps) {
  return (
    <FieldFrame {...{ label, error, helper, aside }}>
      <Input bg="bg.panel" {...input} />
    </FieldFrame>
  );
}

/** A password with a button that shows what was typed. */
export function PasswordField({ label, error, helper, aside, ...input }: FrameProps & InputProps) {
  const texts = useSharedTexts();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ label, error, helper, aside }}>
      <Box position="relative" w="full">
        <Input bg="bg.panel" {...input} type={shown ? 'text' : 'password'} pe="10" />
        <IconButton
          type="button"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          aria-pressed={shown}
          variant="ghost"
          colorPalette="gray"
          size="xs"
          position="absolute"
          insetEnd="1"
          top="1"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff /> : <Eye />}
        </IconButton>
      </Box>
    </FieldFrame>
  );
}
