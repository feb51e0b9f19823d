import { Badge, Flex, Link, paths } from '@landfall/shared';
import { Lock } from 'lucide-react';
import { useAreaTexts } from '../../texts.ts';

/** Says that the plan lacks something, and where plans have it. */
export function LockedNote() {
  const texts = useAreaTexts();
  return (
    <Flex gap="2" align="center" wrap="wrap" fontSize="sm">
      <Badge variant="subtle" colorPalette="gray" rounded="full">
        <Lock size={12} aria-hidden="true" />
        {texts.notInPlan}
      </Badge>
      <Link to={paths.pricing} style={{ textDecoration: 'underline' }}>
        {texts.comparePlans}
      </Link>
    </Flex>
  );
}
