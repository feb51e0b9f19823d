import {
  Box,
  Button,
  chakra,
  EmptyState,
  ErrorState,
  getRuntimeConfig,
  Heading,
  hasCapability,
  Link,
  Panel,
  paths,
  Spinner,
  Stack,
  Text,
  useApi,
  VisuallyHidden,
} from '@landfall/shared';
import { dataOf, type Payment, payment as paymentSchema } from '@landfall/shared/contracts';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCheckoutTexts } from '../texts.ts';

const answer = dataOf(paymentSchema);
const POLL_SECONDS = 3;

interface Outcome {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

const TryAgain = ({ plan }: { plan: string }) => (
  <Button asChild>
    <Link to={`${paths.checkout}?plan=${encodeURIComponent(plan)}`}>{useCheckoutTexts().again}</Link>
  </Button>
);

/** Registration is the dashboard's, which may be on another origin than this page. */
function Register() {
  const { dashboardUrl } = getRuntimeConfig();
  const label = useCheckoutTexts().register;
  return (
    <Button asChild>
      {dashboardUrl ? <a href={dashboardUrl + paths.register}>{label}</a> : <Link to={paths.register}>{label}</Link>}
    </Button>
  );
}

const Receipt = chakra('a', { base: { color: 'brand.fg', textDecoration: 'underline', focusVisibleRing: 'outside' } });
const Order = chakra('span', { base: { overflowWrap: 'anywhere', fontFamily: 'mono' } });
const Email = chakra('strong', { base: { overflowWrap: 'anywhere' } });

function outcomeOf(payment: Payment, texts: ReturnType<typeof useCheckoutTexts>): Outcome {
  switch (payment.status) {
    case 'paid':
      return {
        icon: <CircleCheck size={40} color="var(--lf-colors-green-600)" />,
        title: texts.paid,
        text: (
          <>
            {payment.code_mailed ? texts.codeSentTo : texts.codeOnItsWayTo}
            <Email>{payment.email}</Email>
            {texts.codeSentEnd}
          </>
        ),
        action: <Register />,
      };
    case 'created':
    case 'pending':
      return {
        icon: <Hourglass size={40} />,
        title: texts.waiting,
        text: texts.waitingHelp,
        action: <TryAgain plan={payment.plan_name} />,
      };
    case 'refunded':
      return {
        icon: <CircleX size={40} />,
        title: texts.refunded,
        text: texts.refundedHelp,
      };
    default:
      return {
        icon: <CircleX size={40} color="var(--lf-colors-red-600)" />,
        title: payment.status === 'expired' ? texts.expired : texts.failed,
        text: texts.notPaid,
        action: <TryAgain plan={payment.plan_name} />,
      };
  }
}

const settled = (payment: Payment) =>
  payment.status === 'paid' ? payment.code_mailed : !['created', 'pending'].includes(payment.status);

function Status({ paymentId }: { paymentId: string }) {
  const texts = useCheckoutTexts();
  const path = `/v1/api/public/payment/${encodeURIComponent(paymentId)}`;
  const { data, error, mutate } = useApi(path, answer, {
    everySeconds: (latest) => (latest && settled(latest.data) ? 0 : POLL_SECONDS),
  });
  const outcome = data && outcomeOf(data.data, texts);
  if (!outcome && error)
    return (
      <ErrorState
        title={error.status === 404 ? texts.unknownPayment : texts.lookUpFailed}
        description={error.status === 404 ? texts.checkAddress : texts.checkConnection}
        onRetry={() => void mutate()}
      />
    );
  return (
    <>
      <Stack align="center" textAlign="center" gap="3" py="14" px="6">
        <Box color={outcome ? 'fg.subtle' : 'brand.fg'} aria-hidden="true">
          {outcome ? outcome.icon : <Spinner size="lg" />}
        </Box>
        {/* It stands before the outcome is known, and holds nothing else: what appears with its region, or in pieces, is
            not read well. */}
        <div role="status">
          {outcome ? (
            <Heading as="h2" size="md">
              {outcome.title}
            </Heading>
          ) : (
            <VisuallyHidden>{texts.lookingUp}</VisuallyHidden>
          )}
        </div>
        {outcome && (
          <Text color="fg.muted" maxW="md">
            {outcome.text}
          </Text>
        )}
        {outcome?.action}
      </Stack>
      {data && (
        <Text textAlign="center" color="fg.muted" fontSize="xs" pb="6">
          {texts.order} <Order>{data.data.payment_id}</Order>
          {data.data.receipt_url && (
            <>
              {' · '}
              <Receipt href={data.data.receipt_url}>{texts.receipt}</Receipt>
            </>
          )}
        </Text>
      )}
    </>
  );
}

/** How a payment ended. A backend that cannot tell leaves it to the mail. */
export function PaymentResult({ paymentId }: { paymentId: string }) {
  const texts = useCheckoutTexts();
  return (
    <Panel>
      {hasCapability('payments.status') ? (
        <Status paymentId={paymentId} />
      ) : (
        <EmptyState title={texts.thanks} description={texts.codeByMail} />
      )}
    </Panel>
  );
}
