import {
  Box,
  Button,
  chakra,
  EmptyState,
  ErrorState,
  Flex,
  getRuntimeConfig,
  Heading,
  hasCapability,
  Mark,
  Panel,
  Spinner,
  Text,
  useNavigate,
  useSearchParams,
  VisuallyHidden,
} from '@landfall/shared';
import { Suspense, useEffect } from 'react';
import { usePublicPlans } from '../api/payments.ts';
import { CheckoutForm } from '../checkout/checkout-form.tsx';
import { LanguageChoice } from '../checkout/language-choice.tsx';
import { hasPreviousPage, thisTab } from '../checkout/previous-page.ts';
import { SignedInHint } from '../checkout/signed-in-hint.tsx';
import { Icon } from '../components/icon.tsx';
import { PaymentResult } from '../payment-result/payment-result.tsx';
import { useCheckoutTexts } from '../texts.ts';

function BackButton() {
  const texts = useCheckoutTexts();
  const navigate = useNavigate();
  const back = () =>
    hasPreviousPage(thisTab()) ? navigate(-1) : window.location.assign(getRuntimeConfig().links.marketing);
  return (
    <Button variant="ghost" colorPalette="gray" size="sm" ms="-3" onClick={back}>
      <Icon name="back" size={16} />
      {texts.back}
    </Button>
  );
}

const Banner = () => (
  <Flex
    as="header"
    bg="brand.solid"
    color="white"
    align="center"
    justify="center"
    gap="2"
    px="4"
    py="2.5"
    fontSize="sm"
    fontWeight="medium"
    textAlign="center"
  >
    <Box hideBelow="sm" aria-hidden="true">
      <Icon name="sparkles" size={16} />
    </Box>
    <Text>{useCheckoutTexts().campaign}</Text>
  </Flex>
);

function Plans() {
  const texts = useCheckoutTexts();
  const { data: plans, error, mutate } = usePublicPlans();
  if (!plans)
    return error ? (
      <ErrorState
        title={texts.plansFailed}
        description={error.status === 0 ? texts.checkConnection : texts.tryLater}
        onRetry={() => void mutate()}
      />
    ) : (
      <Flex justify="center" py="24" color="brand.fg">
        <Spinner size="lg" />
        <VisuallyHidden role="status">{texts.loadingPlans}</VisuallyHidden>
      </Flex>
    );
  if (plans.length === 0)
    return (
      <Panel>
        <EmptyState title={texts.noPlans} />
      </Panel>
    );
  return (
    <>
      <SignedInHint />
      <CheckoutForm plans={plans} />
    </>
  );
}

const Main = chakra('main', { base: { maxW: '6xl', mx: 'auto', px: { base: '4', md: '8' }, py: '6' } });

function Content() {
  const texts = useCheckoutTexts();
  const [params] = useSearchParams();
  const payment = params.get('payment');
  useEffect(() => {
    document.title = texts.documentTitle;
  }, [texts]);
  return (
    <>
      <Banner />
      <Main>
        <Flex justify="space-between" align="center">
          <BackButton />
          {hasCapability('payments.status') && (
            <Flex align="center" gap="2" fontWeight="semibold" letterSpacing="tight">
              <Mark size={24} />
              Landfall
            </Flex>
          )}
        </Flex>
        <Heading as="h1" size="2xl" letterSpacing="tight" mt="2" mb="8">
          {payment ? texts.resultTitle : texts.title}
        </Heading>
        {payment ? <PaymentResult paymentId={payment} /> : <Plans />}
      </Main>
    </>
  );
}

/** The public checkout: what may be bought, or with `?payment=` how a payment ended. */
export const Checkout = () => (
  <Flex direction="column" minH="100dvh">
    <Box flex="1">
      <Suspense>
        <Content />
      </Suspense>
    </Box>
    <Flex as="footer" justify="center" pb="6">
      <LanguageChoice />
    </Flex>
  </Flex>
);
