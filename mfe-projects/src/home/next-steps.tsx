import { Box, Flex, Grid, Heading, Link, Panel, Skeleton, Text } from '@landfall/shared';
import type { Domain, PageList } from '@landfall/shared/contracts';
import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useProjectsTexts } from '../texts.ts';
import { type Step, stepsOf } from './steps.ts';
import { rememberSteps, wereStepsDone } from './steps-memory.ts';
import type { Reading } from './use-home.ts';

function StepCard({ step, current, number }: { step: Step; current: boolean; number: number }) {
  const texts = useProjectsTexts();
  return (
    <Flex as="li" direction="column" gap="2" p="5" bg={current ? 'brand.subtle/40' : undefined}>
      <Flex align="center" gap="2.5">
        <Flex
          boxSize="6"
          rounded="full"
          align="center"
          justify="center"
          flexShrink="0"
          fontSize="xs"
          fontWeight="semibold"
          bg={step.done ? 'green.solid' : current ? 'brand.solid' : 'bg.emphasized'}
          color={step.done || current ? 'white' : 'fg.muted'}
        >
          {step.done ? <Check size={14} aria-label={texts.done} /> : number}
        </Flex>
        <Text fontWeight="semibold">{step.title}</Text>
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {step.description}
      </Text>
      {!step.done && (
        <Box mt="auto" pt="1">
          <Link to={step.path}>
            <Flex
              as="span"
              display="inline-flex"
              align="center"
              gap="1"
              color="brand.fg"
              fontWeight="medium"
              fontSize="sm"
              py="1"
            >
              {step.action}
              <ArrowRight size={14} aria-hidden="true" />
            </Flex>
          </Link>
        </Box>
      )}
    </Flex>
  );
}

/** Four steps in full rows, whatever the width. */
const COLUMNS = { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' };

interface StepListProps {
  title: string;
  steps: readonly Step[];
  /** The place of the one that is next; none while that is not known. */
  current?: number;
}

function StepList({ title, steps, current }: StepListProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <Heading as="h2" id={id} size="sm" px="5" py="4" borderBottomWidth="1px">
        {title}
      </Heading>
      <Grid as="ol" templateColumns={COLUMNS} listStyleType="none">
        {steps.map((step, index) => (
          <StepCard key={step.title} step={step} number={index + 1} current={index === current} />
        ))}
      </Grid>
    </Panel>
  );
}

interface NextStepsProps {
  domains: Reading<Domain[]>;
  pages: Reading<PageList>;
}

/** The way from a new project to a published page. Silent once it was walked, and where it cannot be known. */
export function NextSteps({ domains, pages }: NextStepsProps) {
  const texts = useProjectsTexts();
  const steps = domains.data && pages.data && stepsOf(texts, domains.data, pages.data);
  // Seen once with all of them done: what has a place while it loads is not taken away.
  const [wereDone] = useState(wereStepsDone);
  const isDone = steps?.every(({ done }) => done);
  useEffect(() => {
    if (isDone !== undefined) rememberSteps(isDone);
  }, [isDone]);

  if (steps) {
    const current = steps.findIndex(({ done }) => !done);
    if (current === -1 && wereDone) return null;
    return <StepList title={texts.next} steps={steps} current={current} />;
  }
  if (domains.error || pages.error) return null;
  return <NextStepsSkeleton />;
}

const NO_PAGES: PageList = { data: [], total_pages: 1, total_count: 0 };

/** The place of the steps while they load, as large as they are; none where they were all done. */
export function NextStepsSkeleton() {
  const texts = useProjectsTexts();
  if (wereStepsDone()) return null;
  // A new project has its first domain.
  const steps = stepsOf(texts, [], NO_PAGES).map((step, index) => ({ ...step, done: index < 2 }));
  return (
    <Skeleton rounded="xl" aria-hidden="true">
      <StepList title={texts.next} steps={steps} />
    </Skeleton>
  );
}
