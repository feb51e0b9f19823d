import { Button, Flex } from '@landfall/shared';
import type { LeadStatus } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';

interface StatusChoiceProps {
  chosen: LeadStatus | undefined;
  onChoose: (status: string) => void;
}

/** Which leads are shown: all but spam, the unread ones, or spam. */
export function StatusChoice({ chosen, onChoose }: StatusChoiceProps) {
  const texts = useAreaTexts();
  const choices = [
    { status: undefined, label: texts.inbox },
    { status: 'new', label: texts.unread },
    { status: 'spam', label: texts.spam },
  ] as const;
  return (
    <Flex role="group" aria-label={texts.show} gap="1">
      {choices.map(({ status, label }) => (
        <Button
          key={label}
          size="sm"
          variant={status === chosen ? 'subtle' : 'ghost'}
          colorPalette="gray"
          aria-pressed={status === chosen}
          onClick={() => onChoose(status ?? '')}
        >
          {label}
        </Button>
      ))}
    </Flex>
  );
}
