import {
  Box,
  Button,
  chakra,
  EmptyState,
  ErrorState,
  getToken,
  Heading,
  hasCapability,
  Link,
  Panel,
  paths,
  paymentAddress,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
} from '@landfall/shared';
import type { Payment } from '@landfall/shared/contracts';
import { withElement } from '@landfall/shared/with-element';
import { type ReactNode, useState } from 'react';
import { usePayment } from '../api/payments.ts';
import { Icon } from '../components/icon.tsx';
import { keptPaymentAddress } from '../lib/open-payment.ts';
import { useCheckoutTexts } from '../texts.ts';
import { PaidActions } from './paid-actions.tsx';

interface Outcome {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

const TryAgain = ({ plan, quiet = false }: { plan: string; quiet?: boolean }) => (
  <Button asChild {...(quiet && { size: 'sm', variant: 'ghost', colorPalette: 'gray' })}>
    <Link to={`${paths.checkout}?plan=${encodeURIComponent(plan)}`}>{useCheckoutTexts().again}</Link>
  </Button>
);

/** Back to where the payment is made, as far as this tab or the backend knows, beside another try. */
function Waiting({ payment }: { payment: Payment }) {
  const texts = useCheckoutTexts();
  const [kept] = useState(() => keptPaymentAddress(payment.payment_id));
  const known = kept || payment.receipt_url;
  const address = known && paymentAddress(known);
  return (
    <Stack align="center" gap="2">
      {address && (
        <Button asChild>
          <a href={address}>{texts.continuePayment}</a>
        </Button>
      )}
      <TryAgain plan={payment.plan_name} quiet={Boolean(address)} />
    </Stack>
  );
}

const Receipt = chakra('a', { base: { color: 'brand.fg', textDecoration: 'underline', focusVisibleRing: 'outside' } });
const Order = chakra('span', { base: { overflowWrap: 'anywhere', fontFamily: 'mono' } });
const Email = chakra('strong', { base: { overflowWrap: 'anywhere' } });

/** Who is here, which decides what the code is good for. */
function buyer(): 'redeems' | 'signedIn' | 'new' {
  if (!getToken()) return 'new';
  return hasCapability('codes.redeem') ? 'redeems' : 'signedIn';
}

function outcomeOf(payment: Payment, texts: ReturnType<typeof useCheckoutTexts>): Outcome {
  switch (payment.status) {
    case 'paid':
      return {
        icon: <Icon name="paid" size={40} color="var(--lf-colors-green-600)" />,
        title: texts.paid,
        text: (
          <>
            {withElement(
              (email) => texts.codeSent(payment.code_mailed ? 'sent' : 'underWay', buyer(), email),
              <Email>{payment.email}</Email>,
            )}
          </>
        ),
        action: <PaidActions />,
      };
    case 'created':
    case 'pending':
      return {
        icon: <Icon name="waiting" size={40} />,
        title: texts.waiting,
        text: texts.waitingHelp,
        action: <Waiting payment={payment} />,
      };
    case 'refunded':
      return {
        icon: <Icon name="failed" size={40} />,
        title: texts.refunded,
        text: texts.refundedHelp,
      };
    default:
      return {
        icon: <Icon name="failed" size={40} color="var(--lf-colors-red-600)" />,
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
  const { data, error, mutate } = usePayment(paymentId, settled);
  const outcome = data && outcomeOf(data.data, texts);
  if (!outcome && error)
    return (
      <ErrorState
        title={error.status === 404 ? texts.unknownPayment : texts.lookUpFailed}
        description={
          error.status === 404 ? texts.checkAddress : error.status === 0 ? texts.checkConnection : texts.tryLater
        }
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
