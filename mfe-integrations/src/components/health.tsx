import { Badge, dateTime, Text } from '@landfall/shared';
import type { Webhook } from '@landfall/shared/contracts';
import { type AreaTexts, useAreaTexts } from '../texts.ts';

/** What a webhook and a connection have alike. */
type State = Pick<Webhook, 'enabled' | 'failing_since' | 'disabled_reason'>;

const REASONS: Readonly<Record<string, 'offGone' | 'offFailing'>> = { gone: 'offGone', failing: 'offFailing' };

function healthOf({ enabled, failing_since }: State, texts: AreaTexts): { label: string; palette: string } {
  if (!enabled) return { label: texts.off, palette: 'gray' };
  if (failing_since !== null) return { label: texts.failing(dateTime(failing_since)), palette: 'orange' };
  return { label: texts.healthy, palette: 'green' };
}

/** Whether messages arrive, at a glance. */
export function Health({ of }: { of: State }) {
  const texts = useAreaTexts();
  const { label, palette } = healthOf(of, texts);
  return (
    <Badge variant="subtle" rounded="full" colorPalette={palette} flexShrink="0">
      {label}
    </Badge>
  );
}

/** Why it was switched off without its owner; nothing otherwise. */
export function WhyOff({ of }: { of: State }) {
  const texts = useAreaTexts();
  const reason = of.enabled ? undefined : REASONS[of.disabled_reason ?? ''];
  return reason ? (
    <Text fontSize="sm" color="fg.muted" mt="1">
      {texts[reason]}
    </Text>
  ) : null;
}
