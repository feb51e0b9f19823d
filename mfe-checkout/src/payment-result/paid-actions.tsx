import { Button, getToken, hasCapability, paths, Stack } from '@landfall/shared';
import { DashboardLink } from '../dashboard-link.tsx';
import { useCheckoutTexts } from '../texts.ts';

/** What follows a payment: a new account by the code, or the code for an account that is there. */
export function PaidActions() {
  const texts = useCheckoutTexts();
  if (getToken())
    return (
      <Button asChild>
        <DashboardLink to={paths.pricing}>
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
          <DashboardLink to={paths.pricing}>{texts.redeemInstead}</DashboardLink>
        </Button>
      )}
    </Stack>
  );
}
