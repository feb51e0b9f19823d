import { Button, Heading, Panel, SimpleGrid, Stack, Text } from '@landfall/shared';
import { OTHER_NAMES, type Stats } from '@landfall/shared/contracts';
import { LockedNote } from '../components/locked/locked-note.tsx';
import { type Column, NumberTable } from '../components/numbers/number-table.tsx';
import { count, share } from '../components/numbers/number-text.ts';
import { type AreaTexts, useAreaTexts } from '../texts.ts';

interface BreakdownsProps {
  stats: Stats;
  /** The page that the numbers are narrowed to; '' for all. */
  pageId: string;
  onPage: (pageId: string) => void;
}

const views = <Row extends { views: number }>(texts: AreaTexts): Column<Row> => ({
  name: 'views',
  label: texts.views,
  valueOf: (row) => row.views,
  show: (row) => count(row.views),
});
const leads = <Row extends { leads: number }>(texts: AreaTexts): Column<Row> => ({
  name: 'leads',
  label: texts.leads,
  valueOf: (row) => row.leads,
  show: (row) => count(row.leads),
});

/** In place of a table that the plan lacks. */
const Locked = ({ title, help }: { title: string; help: string }) => (
  <Panel as="section" p="5">
    <Heading as="h2" size="sm" mb="2">
      {title}
    </Heading>
    <Stack gap="3">
      <Text fontSize="sm" color="fg.muted">
        {help}
      </Text>
      <LockedNote />
    </Stack>
  </Panel>
);

/** On which page, from where, by which campaign, with what. */
export function Breakdowns({ stats, pageId, onPage }: BreakdownsProps) {
  const texts = useAreaTexts();
  const named = (name: string, none: string) => (name === OTHER_NAMES ? texts.others : name || none);
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
      <NumberTable
        title={texts.pages}
        keyOf={(row) => row.page_id}
        rows={stats.pages}
        empty={texts.noRows}
        columns={[
          {
            name: 'title',
            label: texts.page,
            valueOf: (row) => row.title,
            show: (row) =>
              row.page_id === pageId ? (
                row.title || texts.deletedPage
              ) : (
                <Button
                  variant="plain"
                  h="auto"
                  minW="0"
                  p="0"
                  fontWeight="medium"
                  color="brand.fg"
                  whiteSpace="normal"
                  textAlign="start"
                  title={texts.only(row.title || texts.deletedPage)}
                  onClick={() => onPage(row.page_id)}
                >
                  {row.title || texts.deletedPage}
                </Button>
              ),
          },
          {
            name: 'visitors',
            label: texts.visitors,
            valueOf: (row) => row.visitors,
            show: (row) => count(row.visitors),
          },
          { ...views(texts), isMinor: true },
          leads(texts),
          {
            name: 'conversion',
            label: texts.conversion,
            valueOf: (row) => row.conversion,
            show: (row) => share(row.conversion),
          },
        ]}
      />
      <NumberTable
        title={texts.sources}
        keyOf={(row) => row.source}
        rows={stats.sources}
        empty={texts.noRows}
        columns={[
          { name: 'source', label: texts.source, valueOf: (row) => named(row.source, texts.direct) },
          views(texts),
          leads(texts),
        ]}
      />
      {stats.campaigns ? (
        <NumberTable
          title={texts.campaigns}
          keyOf={(row) => row.campaign}
          rows={stats.campaigns}
          empty={texts.noCampaigns}
          columns={[
            { name: 'campaign', label: texts.campaign, valueOf: (row) => named(row.campaign, texts.unknown) },
            views(texts),
            leads(texts),
          ]}
        />
      ) : (
        <Locked title={texts.campaigns} help={texts.lockedCampaigns} />
      )}
      {stats.devices ? (
        <NumberTable
          title={texts.devices}
          keyOf={(row) => row.device}
          rows={stats.devices}
          empty={texts.noRows}
          columns={[
            { name: 'device', label: texts.device, valueOf: (row) => texts.deviceText(row.device) },
            views(texts),
          ]}
        />
      ) : (
        <Locked title={texts.devices} help={texts.lockedDevices} />
      )}
      {stats.browsers ? (
        <NumberTable
          title={texts.browsers}
          keyOf={(row) => row.browser}
          rows={stats.browsers}
          empty={texts.noRows}
          columns={[
            { name: 'browser', label: texts.browser, valueOf: (row) => named(row.browser, texts.unknown) },
            views(texts),
          ]}
        />
      ) : (
        <Locked title={texts.browsers} help={texts.lockedBrowsers} />
      )}
    </SimpleGrid>
  );
}
