import { Box, Button, Center, Flex, Text } from '@landfall/shared';
import type { PixelKind } from '@landfall/shared/contracts';
import { ChartNoAxesColumn, Megaphone, Music2 } from 'lucide-react';
import { Health, WhyOff } from '../components/health.tsx';
import { useAreaTexts } from '../texts.ts';
import { PIXELS, type SetUp } from './pixel-about.ts';

const ICONS = { meta: Megaphone, ga4: ChartNoAxesColumn, tiktok: Music2 } as const;

export interface PixelActions {
  onEdit: (kind: PixelKind) => void;
  onTest: (kind: PixelKind) => void;
  onDeliveries: (kind: PixelKind) => void;
  onRemove: (kind: PixelKind) => void;
}

interface PixelRowProps {
  kind: PixelKind;
  setUp: SetUp | null;
  isTesting: boolean;
  actions: PixelActions;
}

/** One service: whether it is told, and what can be done. */
export function PixelRow({ kind, setUp, isTesting, actions }: PixelRowProps) {
  const texts = useAreaTexts();
  const { title } = PIXELS[kind];
  const Icon = ICONS[kind];
  const small = { size: 'xs', variant: 'outline', colorPalette: 'gray' } as const;
  return (
    <Flex
      as="li"
      gap="3"
      px="5"
      py="4"
      borderTopWidth="1px"
      align={{ base: 'flex-start', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
    >
      <Flex gap="3" flex="1" minW="0" w="full" align="flex-start">
        <Center boxSize="9" rounded="lg" bg="bg.subtle" borderWidth="1px" color="fg.muted" flexShrink="0">
          <Icon size={18} aria-hidden="true" />
        </Center>
        <Box minW="0" flex="1">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="medium">{title}</Text>
            {setUp && <Health of={setUp} />}
          </Flex>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {setUp
              ? [setUp.id, setUp.testCode && texts.testing(setUp.testCode)].filter(Boolean).join(' · ')
              : texts.notSetUp}
          </Text>
          {setUp && <WhyOff of={setUp} />}
        </Box>
      </Flex>
      <Flex gap="1" align="center" wrap="wrap" flexShrink="0">
        {setUp && (
          <>
            <Button
              {...small}
              loading={isTesting}
              aria-label={texts.testOf(title)}
              onClick={() => actions.onTest(kind)}
            >
              {texts.test}
            </Button>
            <Button {...small} aria-label={texts.deliveriesOf(title)} onClick={() => actions.onDeliveries(kind)}>
              {texts.deliveries}
            </Button>
            <Button {...small} aria-label={texts.removeOf(title)} onClick={() => actions.onRemove(kind)}>
              {texts.remove}
            </Button>
          </>
        )}
        <Button
          {...small}
          {...(!setUp && { colorPalette: undefined })}
          data-pixel={kind}
          aria-label={setUp ? texts.editOf(title) : texts.setUpOf(title)}
          onClick={() => actions.onEdit(kind)}
        >
          {setUp ? texts.edit : texts.setUp}
        </Button>
      </Flex>
    </Flex>
  );
}
