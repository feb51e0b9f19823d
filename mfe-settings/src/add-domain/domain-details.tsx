import { Flex, getRuntimeConfig, Stack, Text } from '@landfall/shared';
import type { customDomainForm, DomainType, providerDomainForm } from '@landfall/shared/contracts';
import { FieldFrame, Input, type SchemaForm, TextField } from '@landfall/shared/form';
import { useAreaTexts } from '../texts.ts';
import { TypeChoice } from './type-choice.tsx';

interface DomainDetailsProps {
  type: DomainType;
  onType: (type: DomainType) => void;
  provider: SchemaForm<typeof providerDomainForm>;
  custom: SchemaForm<typeof customDomainForm>;
  /** After the way back from the second step: its button is gone, the focus needs a place. */
  focusDomain: boolean;
}

function Subdomain({ form }: { form: DomainDetailsProps['provider'] }) {
  const texts = useAreaTexts();
  return (
    <FieldFrame label={texts.subdomain} error={form.formState.errors.subdomain?.message} helper={texts.subdomainHelp}>
      <Flex w="full">
        <Input
          bg="bg.panel"
          flex="1"
          minW="0"
          borderEndRadius="0"
          placeholder={texts.subdomainExample}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('subdomain')}
        />
        <Text
          as="span"
          display="flex"
          alignItems="center"
          px="3"
          maxW="60%"
          borderWidth="1px"
          borderStartWidth="0"
          borderEndRadius="md"
          bg="bg.muted"
          color="fg.muted"
          fontSize="sm"
          overflowWrap="anywhere"
        >
          .{getRuntimeConfig().providerDomain}
        </Text>
      </Flex>
    </FieldFrame>
  );
}

function CustomDomain({ form, focus }: { form: DomainDetailsProps['custom']; focus: boolean }) {
  const texts = useAreaTexts();
  return (
    <TextField
      label={texts.domain}
      autoFocus={focus}
      placeholder={texts.domainExample}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      helper={texts.domainHelp}
      error={form.formState.errors.domain?.message}
      {...form.register('domain')}
    />
  );
}

/** The first step: which kind of address, and the address. */
export const DomainDetails = ({ type, onType, provider, custom, focusDomain }: DomainDetailsProps) => (
  <Stack gap="5">
    <TypeChoice value={type} onChange={onType} />
    {type === 'provider' ? <Subdomain form={provider} /> : <CustomDomain form={custom} focus={focusDomain} />}
  </Stack>
);
