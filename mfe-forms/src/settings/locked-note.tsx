import { Badge, Flex, Link, paths, Stack } from '@landfall/shared';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../texts.ts';

/** A setting that the plan may lack: then it is shown with the way to plans that have it. */
export const Lockable = ({ isLocked, children }: { isLocked: boolean; children: ReactNode }) =>
  isLocked ? (
    <Stack gap="2">
      {children}
      <LockedNote />
    </Stack>
  ) : (
    children
  );

/** Says that the plan lacks a setting, and where plans have it. */
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
