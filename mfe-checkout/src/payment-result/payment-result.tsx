import {
  Button,
  Center,
  chakra,
  EmptyState,
  ErrorState,
  getRuntimeConfig,
  hasCapability,
  Link,
  Panel,
  paths,
  Spinner,
  Text,
  useApi,
  VisuallyHidden,
} from '@landfall/shared';
import { dataOf, type Payment, payment as paymentSchema } from '@landfall/shared/contracts';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';

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
    <Link to={`${paths.checkout}?plan=${encodeURIComponent(plan)}`}>Choose a plan again</Link>
  </Button>
);

/** Registration is the dashboard's, which may be on another origin than this page. */
function Register() {
  const { dashboardUrl } = getRuntimeConfig();
  const label = 'Register with your code';
  return (
    <Button asChild>
      {dashboardUrl ? <a href={dashboardUrl + paths.register}>{label}</a> : <Link to={paths.register}>{label}</Link>}
    </Button>
  );
}

const Receipt = chakra('a', { base: { color: 'brand.fg', textDecoration: 'underline', focusVisibleRing: 'outside' } });
const Order = chakra('span', { base: { overflowWrap: 'anywhere', fontFamily: 'mono' } });
const Email = chakra('strong', { base: { overflowWrap: 'anywhere' } });

function outcomeOf(payment: Payment): Outcome {
  switch (payment.status) {
    case 'paid':
      return {
        icon: <CircleCheck size={40} color="var(--lf-colors-green-600)" />,
        title: 'Payment received. Thank you!',
        text: (
          <>
            {payment.code_mailed ? 'Your purchase code was sent to ' : 'Your purchase code is on its way to '}
            <Email>{payment.email}</Email>, together with your receipt. Register with it to start building.
          </>
        ),
        action: <Register />,
      };
    case 'created':
    case 'pending':
      return {
        icon: <Hourglass size={40} />,
        title: 'Waiting for your payment',
        text: 'This page follows by itself as soon as the payment arrives. You may close it: the code is mailed to you.',
        action: <TryAgain plan={payment.plan_name} />,
      };
    case 'refunded':
      return {
        icon: <CircleX size={40} />,
        title: 'This payment was refunded',
        text: 'The amount was sent back to you, and a purchase code that was not used no longer works.',
      };
    default:
      return {
        icon: <CircleX size={40} color="var(--lf-colors-red-600)" />,
        title: payment.status === 'expired' ? 'This payment has expired' : 'The payment did not go through',
        text: 'Nothing was charged.',
        action: <TryAgain plan={payment.plan_name} />,
      };
  }
}

const settled = (payment: Payment) =>
  payment.status === 'paid' ? payment.code_mailed : !['created', 'pending'].includes(payment.status);

function Status({ paymentId }: { paymentId: string }) {
  const path = `/v1/api/public/payment/${encodeURIComponent(paymentId)}`;
  const { data, error, mutate } = useApi(path, answer, {
    everySeconds: (latest) => (latest && settled(latest.data) ? 0 : POLL_SECONDS),
  });
  if (!data)
    return error ? (
      <ErrorState
        title={error.status === 404 ? 'We do not know this payment' : 'The payment could not be looked up'}
        description={error.status === 404 ? 'Please check the address.' : 'Please check your connection.'}
        onRetry={() => void mutate()}
      />
    ) : (
      <Center py="20" color="brand.fg">
        <Spinner size="lg" />
        <VisuallyHidden role="status">Looking up your payment</VisuallyHidden>
      </Center>
    );
  const { icon, title, text, action } = outcomeOf(data.data);
  return (
    <div role="status">
      <EmptyState icon={icon} title={title} description={text} action={action} />
      <Text textAlign="center" color="fg.muted" fontSize="xs" pb="6">
        Order number <Order>{data.data.payment_id}</Order>
        {data.data.receipt_url && (
          <>
            {' · '}
            <Receipt href={data.data.receipt_url}>View this payment</Receipt>
          </>
        )}
      </Text>
    </div>
  );
}

/** How a payment ended. A backend that cannot tell leaves it to the mail. */
export function PaymentResult({ paymentId }: { paymentId: string }) {
  return (
    <Panel>
      {hasCapability('payments.status') ? (
        <Status paymentId={paymentId} />
      ) : (
        <EmptyState
          title="Thank you!"
          description="You receive your purchase code by mail as soon as the payment is confirmed."
        />
      )}
    </Panel>
  );
}
