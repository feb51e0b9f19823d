import { Badge, Flex, notify, Screen, Text } from '@landfall/shared';
import { useAreaTexts } from '../texts.ts';
import { ExportButton } from './export-button.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { SAMPLE_INVOICES } from './sample-invoices.ts';

const NOTICE_ID = 'sample-data';
const day = (date: string) => date.split('-').reverse().join('/');

function SampleNotice() {
  const texts = useAreaTexts();
  return (
    <Flex id={NOTICE_ID} gap="3" align="center" wrap="wrap" mb="5" p="4" rounded="xl" borderWidth="1px" bg="bg.info">
      <Badge colorPalette="blue" variant="solid" rounded="full">
        {texts.sampleData}
      </Badge>
      <Text flex="1 1 16rem">{texts.sampleHelp}</Text>
    </Flex>
  );
}

/** What a billing history will look like, with examples that are marked as such. No call is made. */
export function SampleBilling() {
  const texts = useAreaTexts();
  const explain = () => notify.info(texts.isSample, texts.isSampleHelp);
  return (
    <Screen
      title={texts.billingTitle}
      description={texts.billingHelp}
      actions={<ExportButton describedBy={NOTICE_ID} onClick={explain} />}
    >
      <SampleNotice />
      <InvoiceTable
        invoices={SAMPLE_INVOICES.map(({ id, date, plan, amount, status, paymentMethod }) => ({
          id,
          number: id,
          date: day(date),
          description: texts.sampleSubscription(plan),
          method: paymentMethod,
          amount,
          currency: 'USD',
          status,
        }))}
        onView={explain}
        onDownload={explain}
        describedBy={NOTICE_ID}
      />
    </Screen>
  );
}
