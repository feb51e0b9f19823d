import { Button, chakra, EmptyState, ErrorState, Pagination, Skeleton, Stack } from '@landfall/shared';
import type { Delivery } from '@landfall/shared/contracts';
import { Modal } from '@landfall/shared/overlay';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useAreaTexts } from '../../texts.ts';
import type { DeliveryActions } from './delivery-actions.ts';
import { DeliveryRow } from './delivery-row.tsx';
import { ReplayFailed } from './replay-failed.tsx';

interface DeliveriesDialogProps extends DeliveryActions {
  /** Where to. */
  name: string;
  deliveries: {
    data?: { data: Delivery[]; total_pages: number; total_count: number };
    error?: Error;
    mutate: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  open: boolean;
  onClose: () => void;
}

/** What was sent to somebody, and what became of it. */
export function DeliveriesDialog(props: DeliveriesDialogProps) {
  const { name, deliveries, page, onPage, open, onClose, onTest, onReplay, onReplayFailed } = props;
  const texts = useAreaTexts();
  const { data, error, mutate } = deliveries;
  const [isTesting, setTesting] = useState(false);
  const test = async () => {
    setTesting(true);
    if (await onTest()) onPage(1);
    setTesting(false);
  };
  const sendTest = (
    <Button variant="outline" loading={isTesting} onClick={() => void test()}>
      <Send size={16} aria-hidden="true" />
      {texts.sendTest}
    </Button>
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      size="xl"
      title={texts.deliveries}
      description={
        <>
          <chakra.span color="fg" lineClamp="2" overflowWrap="anywhere" title={name}>
            {name}
          </chakra.span>
          {texts.deliveriesHelp}
        </>
      }
      footer={
        <>
          {sendTest}
          <Button variant="outline" colorPalette="gray" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      {!data && error && (
        <ErrorState title={texts.deliveriesFailed} description={error.message} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <Stack gap="3" aria-busy="true">
          <Skeleton h="12" rounded="lg" />
          <Skeleton h="12" rounded="lg" />
          <Skeleton h="12" rounded="lg" />
        </Stack>
      )}
      {data && data.data.length === 0 && (
        <EmptyState icon={<Send size={32} />} title={texts.noDeliveries} description={texts.noDeliveriesHelp} />
      )}
      {data && data.data.length > 0 && (
        <Stack gap="4">
          <ReplayFailed onReplay={onReplayFailed} />
          <Stack as="ul" gap="0" listStyleType="none" aria-label={texts.deliveries}>
            {data.data.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} onReplay={onReplay} />
            ))}
          </Stack>
          <Pagination
            page={page}
            total={data.total_pages}
            count={data.total_count}
            noun={texts.deliveriesNoun}
            onChange={onPage}
          />
        </Stack>
      )}
    </Modal>
  );
}
