import { Box, Button, Flex, Heading, Link, notify, Panel, Text } from '@landfall/shared';
import type { PageList } from '@landfall/shared/contracts';
import { FileText, Globe, type LucideIcon, Plug, Rocket, Share2 } from 'lucide-react';
import { useProjectsTexts } from '../texts.ts';
import { placeOfStep, type StepName } from './one-step.ts';
import { STEP_HEIGHT } from './overview-skeleton.tsx';

const ICONS: Record<StepName, LucideIcon> = {
  page: FileText,
  publish: Rocket,
  domain: Globe,
  connect: Plug,
  share: Share2,
};

interface OneStepCardProps {
  step: StepName;
  pages: PageList | undefined;
  onNotNow: () => void;
}

/** The one step that is next, which stays until it is done or put off. */
export function OneStepCard({ step, pages, onNotNow }: OneStepCardProps) {
  const texts = useProjectsTexts();
  const Icon = ICONS[step];
  const link = pages?.data.find(({ status, url }) => status === 'active' && url)?.url;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link ?? '');
      notify.success(texts.linkCopied, link);
    } catch {
      notify.error(texts.linkNotCopied, link);
    }
  };
  return (
    <Panel as="section" aria-labelledby="one-step" minH={STEP_HEIGHT} borderColor="brand.emphasized">
      <Flex
        p="4"
        gap="4"
        align={{ base: 'flex-start', lg: 'center' }}
        direction={{ base: 'column', lg: 'row' }}
        minH="inherit"
      >
        <Flex gap="4" flex="1" align="center" minW="0">
          <Flex
            boxSize="10"
            rounded="full"
            align="center"
            justify="center"
            flexShrink="0"
            bg="brand.subtle"
            color="brand.fg"
          >
            <Icon size={20} aria-hidden="true" />
          </Flex>
          <Box minW="0">
            <Heading as="h2" id="one-step" size="sm">
              {texts.stepTitle(step)}
            </Heading>
            <Text color="fg.muted" fontSize="sm">
              {texts.stepWhy(step)}
            </Text>
          </Box>
        </Flex>
        <Flex
          gap="2"
          wrap="wrap"
          // The main one stands where the text begins, or at the end of a line.
          direction={{ base: 'row-reverse', lg: 'row' }}
          ps={{ base: '0', sm: '14', lg: '0' }}
          mt={{ base: 'auto', lg: '0' }}
        >
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={onNotNow}>
            {texts.notNow}
          </Button>
          {step === 'share' && link ? (
            <Button size="sm" onClick={() => void copy()}>
              {texts.stepDo(step)}
            </Button>
          ) : (
            <Button asChild size="sm">
              {/* Without a link at hand, the list of pages has it. */}
              <Link to={placeOfStep(step) ?? ''}>{texts.stepDo(step === 'share' ? 'publish' : step)}</Link>
            </Button>
          )}
        </Flex>
      </Flex>
    </Panel>
  );
}
