import { Button, getToken, hasCapability, paths, Stack } from '@landfall/shared';
import { DashboardLink } from '../components/dashboard-link.tsx';
import { useCheckoutTexts } from '../texts.ts';

/** The plans, with the dialog for a code open. */
const REDEEM = `${paths.pricing}?redeem=1`;

/** What follows a payment: a new account by the code, or the code for an account that is there. */
export function PaidActions() {
  const texts = useCheckoutTexts();
  if (getToken())
    return (
      <Button asChild>
        <DashboardLink to={hasCapability('codes.redeem') ? REDEEM : paths.pricing}>
          {hasCapability('codes.redeem') ? texts.redeem : texts.seePlans}
        </DashboardLink>
      </Button>
    );
  return (
    <Stack align="center" gap="2">
      <Button asChild>
        <DashboardLink to={paths.register}>{texts.register}</DashboardLink>
      </Button>
      {hasCapability('codes.redeem') && (
        <Button asChild size="sm" variant="ghost" colorPalette="gray">
          <DashboardLink to={REDEEM}>{texts.redeemInstead}</DashboardLink>
        </Button>
      )}
    </Stack>
  );
}
