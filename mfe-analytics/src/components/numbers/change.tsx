import { Box, Flex, Text } from '@landfall/shared';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { useAreaTexts } from '../../texts.ts';
import { changeOf, share } from './number-text.ts';

interface ChangeProps {
  now: number;
  before: number;
}

/** Better or worse than before, in words too. */
export function Change({ now, before }: ChangeProps) {
  const texts = useAreaTexts();
  const change = changeOf(now, before);
  if (change === null)
    return (
      <Text fontSize="xs" color="fg.muted">
        {now === 0 ? texts.same : texts.firstTime}
      </Text>
    );
  const isSame = Math.abs(change) < 0.0005;
  const size = share(Math.abs(change));
  const words = change > 0 ? texts.more(size) : texts.less(size);
  const Icon = isSame ? ArrowRight : change > 0 ? ArrowUpRight : ArrowDownRight;
  const color = isSame ? 'fg.muted' : change > 0 ? 'green.fg' : 'red.fg';
  return (
    <Flex align="flex-start" gap="1" fontSize="xs" color={color}>
      <Box flexShrink="0" pt="0.5" aria-hidden="true">
        <Icon size={14} />
      </Box>
      <span>{isSame ? texts.same : words}</span>
    </Flex>
  );
}
