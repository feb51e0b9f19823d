import { Box, Flex, Link, paths, Text, useSearchParams } from '@landfall/shared';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { usePayment, useRefreshPlan } from '../api/invoices.ts';
import { useAreaTexts } from '../texts.ts';

const isOpen = (status: string) => status === 'created' || status === 'pending';

const LOOKS = {
  open: { icon: Hourglass, palette: 'blue', title: 'paymentOpen', help: 'paymentOpenHelp' },
  paid: { icon: CircleCheck, palette: 'green', title: 'paymentPaid', help: 'paymentPaidHelp' },
  failed: { icon: CircleX, palette: 'red', title: 'paymentFailed', help: 'paymentFailedHelp' },
} as const;

function Notice({ paymentId }: { paymentId: string }) {
  const texts = useAreaTexts();
  const refreshPlan = useRefreshPlan();
  const { data } = usePayment(paymentId, isOpen);
  const status = data?.data.status;
  // The plan and its invoice follow the payment at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new status.
  useEffect(() => {
    if (status === 'paid') refreshPlan();
  }, [status]);
  if (!status) return null;
  const look = status === 'paid' ? LOOKS.paid : isOpen(status) ? LOOKS.open : LOOKS.failed;
  const Icon = look.icon;
  return (
    <Flex
      role="status"
      gap="3"
      p="4"
      mb="5"
      rounded="xl"
      borderWidth="1px"
      colorPalette={look.palette}
      borderColor="colorPalette.border"
      bg="bg.panel"
    >
      <Box color="colorPalette.fg" pt="0.5" flexShrink="0" aria-hidden="true">
        <Icon size={18} />
      </Box>
      <Box>
        <Text fontWeight="semibold">{texts[look.title]}</Text>
        <Text fontSize="sm" color="fg.muted">
          {texts[look.help]}
        </Text>
        {look === LOOKS.failed && (
          <Box mt="1" color="brand.fg" fontWeight="medium" textDecoration="underline">
            <Link to={paths.pricing}>{texts.seePlans}</Link>
          </Box>
        )}
      </Box>
    </Flex>
  );
}

/** How the payment ended that the person comes back from (`?payment=`). */
export function PaymentNotice() {
  const [params] = useSearchParams();
  const paymentId = params.get('payment');
  return paymentId && <Notice key={paymentId} paymentId={paymentId} />;
}
