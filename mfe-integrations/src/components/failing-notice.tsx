import { Flex, Text } from '@landfall/shared';
import type { Webhook } from '@landfall/shared/contracts';
import { TriangleAlert } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';

interface FailingNoticeProps {
  receivers: readonly (Pick<Webhook, 'enabled' | 'failing_since' | 'disabled_reason'> & { id: string })[];
  nameOf: (id: string) => string;
}

/** Says what does not arrive, or was switched off because of it; nothing while all is well. */
export function FailingNotice({ receivers, nameOf }: FailingNoticeProps) {
  const texts = useAreaTexts();
  const failing = receivers.filter(({ enabled, failing_since, disabled_reason }) =>
    enabled ? failing_since !== null : disabled_reason !== null,
  );
  if (failing.length === 0) return null;
  return (
    <Flex role="status" gap="3" px="5" py="3" bg="bg.warning" color="fg.warning" align="flex-start">
      <TriangleAlert size={18} aria-hidden="true" style={{ flexShrink: 0, marginTop: 2 }} />
      <Text fontSize="sm" overflowWrap="anywhere" minW="0">
        {texts.someFail(failing.map(({ id }) => nameOf(id)).join(', '))}
      </Text>
    </Flex>
  );
}
