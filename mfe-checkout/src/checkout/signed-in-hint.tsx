import { Button, Flex, getToken, hasCapability, Panel, paths, Text } from '@landfall/shared';
import { DashboardLink } from '../components/dashboard-link.tsx';
import { useCheckoutTexts } from '../texts.ts';

/** What a signed-in visitor must know before paying: a code is bought here, not a plan for the account they are in. */
export function SignedInHint() {
  const texts = useCheckoutTexts();
  if (!getToken()) return null;
  return (
    <Panel as="aside" aria-label={texts.signedIn} p="4" mb="5">
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <Text fontSize="sm" flex="1 1 18rem">
          <strong>{texts.signedIn}</strong>{' '}
          {hasCapability('codes.redeem') ? texts.signedInRedeem : texts.signedInNewAccount}
        </Text>
        <Button asChild size="sm" variant="outline">
          <DashboardLink to={paths.pricing}>{texts.seePlans}</DashboardLink>
        </Button>
      </Flex>
    </Panel>
  );
}
