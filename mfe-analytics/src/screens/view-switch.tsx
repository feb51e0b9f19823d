import { Button, Flex } from '@landfall/shared';
import { useAreaTexts } from '../texts.ts';

const VIEWS = ['visits', 'funnels'] as const;
type View = (typeof VIEWS)[number];

/** Visits of pages, or paths through them. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const texts = useAreaTexts();
  return (
    <Flex role="group" aria-label={texts.shown} gap="1" borderBottomWidth="1px" pb="3">
      {VIEWS.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === view ? 'subtle' : 'ghost'}
          colorPalette="gray"
          aria-pressed={one === view}
          onClick={() => onView(one)}
        >
          {texts[one]}
        </Button>
      ))}
    </Flex>
  );
}
