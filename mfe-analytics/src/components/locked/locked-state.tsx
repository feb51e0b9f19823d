import { Button, EmptyState, Flex, Link, Panel, paths } from '@landfall/shared';
import { Lock } from 'lucide-react';
import { useAreaTexts } from '../../texts.ts';

interface LockedStateProps {
  /** No statistics at all, rather than not these. */
  isAll: boolean;
  onBack: () => void;
}

/** In place of numbers that the plan does not show: what they bring, and the way to them. */
export function LockedState({ isAll, onBack }: LockedStateProps) {
  const texts = useAreaTexts();
  return (
    <Panel>
      <EmptyState
        icon={<Lock size={32} />}
        title={isAll ? texts.noStats : texts.lockedTitle}
        description={isAll ? texts.noStatsHelp : texts.lockedHelp}
        action={
          <Flex gap="2" wrap="wrap" justify="center">
            <Button asChild size="sm">
              <Link to={paths.pricing}>{texts.comparePlans}</Link>
            </Button>
            {!isAll && (
              <Button size="sm" variant="outline" colorPalette="gray" onClick={onBack}>
                {texts.show30}
              </Button>
            )}
          </Flex>
        }
      />
    </Panel>
  );
}
