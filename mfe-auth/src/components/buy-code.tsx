import { hasCapability, Link, paths, Text } from '@landfall/shared';
import { useAuthTexts } from '../texts.ts';
import { PlainLink } from './plain-link.tsx';

/** Where a purchase code is to be had; nothing where the backend says nothing of payments. */
export function BuyCode() {
  const texts = useAuthTexts();
  if (!hasCapability('payments.status')) return null;
  return (
    <Text textAlign="center" color="fg.muted">
      {texts.noCode}{' '}
      <PlainLink asChild>
        <Link to={paths.checkout}>{texts.buyCode}</Link>
      </PlainLink>
    </Text>
  );
}
