import { Box, Button, chakra, formatMoney, getRuntimeConfig, Stack, Text, useLanguage } from '@landfall/shared';
import { PAYMENT_METHOD_CODES, type PaymentMethod, type Plan, type PlanOffer } from '@landfall/shared/contracts';
import { Modal } from '@landfall/shared/overlay';
import { useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import type { Period } from './use-period-param.ts';
import { usePurchase } from './use-purchase.ts';
import { WhatHappens } from './what-happens.tsx';

const Group = chakra('fieldset', { base: { border: 'none', p: '0', m: '0', minW: '0', display: 'grid', gap: '2' } });

const Method = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    p: '3',
    borderWidth: '1px',
    rounded: 'lg',
    cursor: 'pointer',
    fontWeight: 'medium',
    '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle/40' },
    '&:has(:focus-visible)': { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
    '& input': { accentColor: 'var(--lf-colors-brand-600)', width: '1.05rem', height: '1.05rem' },
  },
});

const isMethod = (name: string): name is PaymentMethod => Object.hasOwn(PAYMENT_METHOD_CODES, name);

interface PurchaseDialogProps {
  plan: Plan;
  period: Period;
  /** What the purchase would bring; undefined where that is not known. */
  offer: PlanOffer | undefined;
  open: boolean;
  onClose: () => void;
}

/** What is bought, how it is paid, and the way to the payment's page. */
export default function PurchaseDialog({ plan, period, offer, open, onClose }: PurchaseDialogProps) {
  const texts = useAreaTexts();
  const language = useLanguage();
  const { pending, buy } = usePurchase();
  const methods = getRuntimeConfig().payment.methods.filter(isMethod);
  const [method, setMethod] = useState<PaymentMethod>(methods[0] ?? 'card');
  const price = formatMoney(plan.price[period] ?? 0);
  return (
    <Modal
      open={open}
      onClose={pending ? undefined : onClose}
      size="sm"
      title={<span lang={language === 'default' ? 'es' : language}>{texts.buyTitle(plan.prefix || plan.name)}</span>}
      footer={
        <>
          <Button variant="outline" colorPalette="gray" disabled={pending} onClick={onClose}>
            {texts.cancelPurchase}
          </Button>
          <Button loading={pending} loadingText={texts.opening} onClick={() => void buy(plan, period, method)}>
            {texts.goToPayment}
          </Button>
        </>
      }
    >
      <Stack gap="4" lang={language === 'default' ? 'es' : language}>
        <Box>
          <Text fontWeight="semibold">{period === 'mo' ? texts.buyMonthly(price) : texts.buyYearly(price)}</Text>
          <WhatHappens plan={plan} offer={offer} />
        </Box>
        <Group>
          <Text as="legend" color="fg.muted" fontSize="xs" mb="2">
            {texts.payWith}
          </Text>
          {methods.map((name) => (
            <Method key={name}>
              <input type="radio" name="method" checked={method === name} onChange={() => setMethod(name)} />
              {texts[name]}
            </Method>
          ))}
        </Group>
      </Stack>
    </Modal>
  );
}
