import {
  ErrorState,
  Flex,
  Heading,
  hasCapability,
  Link,
  Panel,
  SimpleGrid,
  Skeleton,
  Text,
  thingAddress,
  useSelectedProject,
} from '@landfall/shared';
import type { Project, Stats } from '@landfall/shared/contracts';
import { useState } from 'react';
import { addresses } from '../addresses.ts';
import { useStats } from '../api/stats.ts';
import { Change } from '../components/numbers/change.tsx';
import { count, share } from '../components/numbers/number-text.ts';
import { queryOf } from '../components/range/ranges.ts';
import { useAreaTexts } from '../texts.ts';

const PAYMENT_REQUIRED = 402;

const hasOverview = () => hasCapability('home.overview');

/** What the panel counts: on a home that says what happened, what came of the visits. */
const figures = () =>
  hasOverview() ? (['visitors', 'leads', 'conversion'] as const) : (['visitors', 'views', 'leads'] as const);

/** The page that brought most: leads before visitors. */
const bestOf = (pages: Stats['pages']) =>
  [...pages].sort((a, b) => b.leads - a.leads || b.visitors - a.visitors).find(({ visitors }) => visitors > 0);

function BestPage({ pages, projectId }: { pages: Stats['pages'] | undefined; projectId: string }) {
  const texts = useAreaTexts();
  const best = pages && bestOf(pages);
  return (
    <Flex px="5" minH="12" py="2" borderTopWidth="1px" align="center" gap="2" fontSize="sm" wrap="wrap">
      {!pages ? (
        <Skeleton h="4" w="60%" />
      ) : best ? (
        <>
          <Text as="span" color="fg.muted">
            {texts.bestPage}
          </Text>
          <Link to={thingAddress({ kind: 'page', id: best.page_id, project_id: projectId })}>
            <Text as="span" color="brand.fg" fontWeight="medium" overflowWrap="anywhere">
              {best.title || texts.untitled}
            </Text>
          </Link>
          <Text as="span" color="fg.muted">
            {texts.bestPageNumbers(best.visitors, best.leads)}
          </Text>
        </>
      ) : (
        <Text color="fg.muted">{texts.noVisits}</Text>
      )}
    </Flex>
  );
}

function Recent({ project }: { project: Project }) {
  const texts = useAreaTexts();
  const [now] = useState(() => Date.now() / 1000);
  const query = queryOf({ range: '7', from: '', to: '', interval: 'day' }, project.time_zone || 'UTC', now);
  const { data, error, mutate } = useStats(project.project_id, query);
  // The screen says what plans bring; here it would be in the way.
  if (error?.status === PAYMENT_REQUIRED) return null;
  return (
    <Panel as="section" aria-labelledby="recent-numbers">
      <Flex px="5" py="4" borderBottomWidth="1px" justify="space-between" align="center" gap="3">
        <Heading as="h2" id="recent-numbers" size="sm">
          {texts.recent}
          <Text as="span" color="fg.muted" fontWeight="normal" hideBelow="sm">
            {` ${texts.recentHelp}`}
          </Text>
        </Heading>
        <Link to={`${addresses.analytics}?range=7`}>
          <Text as="span" color="brand.fg" fontWeight="medium" fontSize="sm">
            {texts.allNumbers}
          </Text>
        </Link>
      </Flex>
      {!data && error ? (
        <ErrorState title={texts.failed} description={error.message} onRetry={() => void mutate()} />
      ) : (
        <SimpleGrid columns={3} gap="4" px="5" py="4">
          {figures().map((name) => (
            <div key={name}>
              <Text fontSize="sm" color="fg.muted">
                {texts[name]}
              </Text>
              {data ? (
                <>
                  <Text fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                    {name === 'conversion' ? share(data.data.totals[name]) : count(data.data.totals[name])}
                  </Text>
                  {data.data.previous && <Change now={data.data.totals[name]} before={data.data.previous[name]} />}
                </>
              ) : (
                // As high as the number and how it changed: nothing below moves once they are there.
                <Flex direction="column" justify="space-between" h="3.375rem" py="1">
                  <Skeleton h="7" w="16" />
                  <Skeleton h="2.5" w="14" />
                </Flex>
              )}
            </div>
          ))}
        </SimpleGrid>
      )}
      {hasOverview() && (data || !error) && <BestPage pages={data?.data.pages} projectId={project.project_id} />}
    </Panel>
  );
}

/** On the dashboard's home: the last seven days against the seven before. */
export function RecentPanel() {
  const project = useSelectedProject();
  return project && hasCapability('stats') ? <Recent key={project.project_id} project={project} /> : null;
}
