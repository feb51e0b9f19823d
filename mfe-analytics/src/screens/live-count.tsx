import { Badge, Box } from '@landfall/shared';
import { useLive } from '../api/stats.ts';
import { count } from '../components/numbers/number-text.ts';
import { useAreaTexts } from '../texts.ts';

/** How many people are there now. Nothing until that is known. */
export function LiveCount({ projectId }: { projectId: string }) {
  const texts = useAreaTexts();
  const { data } = useLive(projectId, true);
  if (!data) return null;
  const { visitors } = data.data;
  return (
    <Badge
      variant="subtle"
      colorPalette={visitors > 0 ? 'green' : 'gray'}
      rounded="full"
      px="3"
      py="1"
      title={texts.liveHelp}
    >
      <Box boxSize="2" rounded="full" bg={visitors > 0 ? 'green.solid' : 'fg.subtle'} aria-hidden="true" />
      {texts.live(count(visitors))}
    </Badge>
  );
}
