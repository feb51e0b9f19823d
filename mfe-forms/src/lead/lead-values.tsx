import { Box, chakra, Stack, Text } from '@landfall/shared';
import type { Form, Lead } from '@landfall/shared/contracts';
import { isEmail } from '../lib/lead-name.ts';
import { useAreaTexts } from '../texts.ts';

const PHONE = /^\+?[\d\s().-]{6,25}$/;
const WEB = /^https?:\/\/\S+$/i;

/** Where a value leads, for those that can be written to, called or looked at. */
function linkOf(value: string, type: string | undefined): string | undefined {
  if (isEmail(value)) return `mailto:${value}`;
  if (type === 'phone' && PHONE.test(value)) return `tel:${value.replace(/[^\d+]/g, '')}`;
  if (type === 'url' && WEB.test(value) && URL.canParse(value)) return value;
  return undefined;
}

function Value({ value, type }: { value: string; type: string | undefined }) {
  const texts = useAreaTexts();
  if (value === '') return <chakra.span color="fg.muted">{texts.leftEmpty}</chakra.span>;
  const link = linkOf(value, type);
  if (!link) return <>{value}</>;
  return (
    <chakra.a
      href={link}
      color="brand.fg"
      textDecoration="underline"
      {...(type === 'url' && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
    >
      {value}
    </chakra.a>
  );
}

/** What was sent, field by field. */
export function LeadValues({ lead, form }: { lead: Lead; form: Form | undefined }) {
  return (
    <Stack as="dl" gap="4">
      {Object.entries(lead.fields).map(([name, value]) => {
        const field = form?.fields.find((each) => each.name === name);
        return (
          <Box key={name} overflowWrap="anywhere">
            <Text as="dt" fontSize="sm" color="fg.muted">
              {field?.label || name}
            </Text>
            <Text as="dd" whiteSpace="pre-line">
              <Value value={value} type={field?.type} />
            </Text>
          </Box>
        );
      })}
    </Stack>
  );
}
