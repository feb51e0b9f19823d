import { Box, chakra, SimpleGrid, Text, VisuallyHidden } from '@landfall/shared';
import type { DomainType } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';

const TYPES = [
  { value: 'provider', title: 'addSubdomain', description: 'addSubdomainHelp' },
  { value: 'custom', title: 'configureCustom', description: 'configureCustomHelp' },
] as const;

const Group = chakra('fieldset', { base: { border: 'none', p: '0', m: '0', minW: '0' } });

const Card = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    borderWidth: '1px',
    rounded: 'lg',
    cursor: 'pointer',
    transition: 'border-color 150ms, background 150ms',
    _hover: { borderColor: 'border.emphasized' },
    '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle/40' },
    '&:has(:focus-visible)': { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
  },
});

const RADIO = {
  accentColor: 'var(--lf-colors-brand-600)',
  width: '1.05rem',
  height: '1.05rem',
  marginTop: '0.15rem',
  flexShrink: 0,
};

/** A subdomain of ours or a domain of the person's own, as two cards around native radio buttons. */
export function TypeChoice({ value, onChange }: { value: DomainType; onChange: (type: DomainType) => void }) {
  const texts = useAreaTexts();
  return (
    <Group>
      <VisuallyHidden as="legend">{texts.addressType}</VisuallyHidden>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        {TYPES.map((type) => (
          <Card key={type.value}>
            <input
              type="radio"
              name="domain-type"
              style={RADIO}
              value={type.value}
              checked={value === type.value}
              onChange={() => onChange(type.value)}
              aria-describedby={`domain-type-${type.value}`}
              aria-label={texts[type.title]}
            />
            <Box>
              <Text fontWeight="semibold">{texts[type.title]}</Text>
              <Text id={`domain-type-${type.value}`} color="fg.muted" fontSize="sm">
                {texts[type.description]}
              </Text>
            </Box>
          </Card>
        ))}
      </SimpleGrid>
    </Group>
  );
}
