import { areaAt, Badge, Box, chakra, Flex, hasCapability, Link, Text } from '@landfall/shared';
import type { Funnel, FunnelStats, FunnelStepStats } from '@landfall/shared/contracts';
import { editorAddress } from '../addresses.ts';
import { count, share } from '../components/numbers/number-text.ts';
import { type FunnelTexts, useFunnelTexts } from './texts.ts';

/** The narrowest bar that can be seen. Per cent. */
const LEAST_WIDTH = 1;

function changeText({ lost, joined }: FunnelStepStats, before: number, texts: FunnelTexts): string {
  if (joined > 0) return texts.joined(count(joined));
  if (!lost) return texts.nobodyLost;
  return texts.lost(count(lost), share(lost / before));
}

interface StepRowProps {
  projectId: string;
  step: FunnelStepStats;
  number: number;
  /** Of the step before; null for the first one. */
  before: number | null;
  /** The most that any step had. */
  most: number;
  isDeadEnd: boolean;
  /** Where its form leads instead of the next step; empty for nowhere else. */
  formLeadsTo: string;
}

/** One step: how many reached it, as words and as a bar, with what became of the others. */
function StepRow({ projectId, step, number, before, most, isDeadEnd, formLeadsTo }: StepRowProps) {
  const texts = useFunnelTexts();
  const { title, slug, visitors, leads, is_published } = step;
  const forms = hasCapability('forms') ? areaAt('forms') : undefined;
  const width = most > 0 ? Math.max(LEAST_WIDTH, (visitors / most) * 100) : LEAST_WIDTH;
  return (
    <Box as="li" mt={number > 1 && !before && visitors === 0 ? '5' : undefined}>
      {before !== null && (before > 0 || visitors > 0) && (
        <Flex align="center" gap="2" py="2" ps="4" fontSize="sm" color={step.lost ? 'fg.error' : 'fg.muted'}>
          <Box aria-hidden="true" borderStartWidth="2px" borderColor="border.emphasized" h="5" />
          {changeText(step, before, texts)}
        </Flex>
      )}
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Flex gap="2" align="baseline" minW="0" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {number}. {title}
          </Text>
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {slug}
          </Text>
          {!is_published && (
            <Badge variant="subtle" colorPalette="orange" rounded="full">
              {texts.offline}
            </Badge>
          )}
        </Flex>
        <Text fontSize="sm" fontVariantNumeric="tabular-nums">
          <chakra.strong>{texts.visitors(visitors, count(visitors))}</chakra.strong>
          {step.share !== null && number > 1 && ` · ${texts.ofFirst(share(step.share))}`}
          {leads > 0 && ` · ${texts.leads(leads, count(leads))}`}
        </Text>
      </Flex>
      <Box aria-hidden="true" mt="2" h="8" rounded="md" bg="bg.muted" overflow="hidden">
        <Box h="full" rounded="md" bg={visitors > 0 ? 'brand.solid' : 'transparent'} style={{ width: `${width}%` }} />
      </Box>
      {!is_published && number > 1 && (
        <Text mt="1" fontSize="sm" color="fg.muted">
          {texts.offlineHelp}
        </Text>
      )}
      {isDeadEnd && (
        <Text mt="1" fontSize="sm" color="fg.warning">
          {texts.deadEnd}{' '}
          <chakra.a
            href={editorAddress(projectId, step.page_id)}
            target="_blank"
            rel="noopener"
            textDecoration="underline"
            aria-label={texts.openEditorOf(title)}
          >
            {texts.openEditor}
          </chakra.a>
        </Text>
      )}
      {formLeadsTo && (
        <Text mt="1" fontSize="sm" color="fg.warning" overflowWrap="anywhere">
          {texts.formLeadsAway(formLeadsTo)}{' '}
          {forms && (
            <Text as="span" textDecoration="underline">
              <Link to={forms}>{texts.formSettings}</Link>
            </Text>
          )}
        </Text>
      )}
    </Box>
  );
}

interface FunnelStepsProps {
  projectId: string;
  funnel: Funnel;
  stats: FunnelStats;
}

/** A funnel as it is drawn: a bar for each step, and what is lost between them. */
export function FunnelSteps({ projectId, funnel, stats }: FunnelStepsProps) {
  const texts = useFunnelTexts();
  const most = Math.max(...stats.steps.map(({ visitors }) => visitors), 0);
  const known = new Map(funnel.steps.map((step) => [step.page_id, step]));
  return (
    <Box as="ol" listStyleType="none" aria-label={funnel.name}>
      {stats.steps.map((step, index) => {
        const leadsSomewhere = step.is_published && index < stats.steps.length - 1;
        return (
          <StepRow
            key={step.page_id}
            projectId={projectId}
            step={step}
            number={index + 1}
            before={stats.steps[index - 1]?.visitors ?? null}
            most={most}
            isDeadEnd={leadsSomewhere && known.get(step.page_id)?.leads_on === false}
            formLeadsTo={(leadsSomewhere && known.get(step.page_id)?.form_leads_to) || ''}
          />
        );
      })}
      {stats.steps.length < 2 && <Text color="fg.warning">{texts.tooShort}</Text>}
    </Box>
  );
}
