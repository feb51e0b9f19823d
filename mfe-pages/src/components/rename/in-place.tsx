import { Box, notify, Text, useContractMessage } from '@landfall/shared';
import { Input } from '@landfall/shared/form';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { retype } from '../../lib/slug-input.ts';
import { useIsHere } from '../../lib/use-is-here.ts';

interface InPlaceProps {
  label: string;
  value: string;
  /** What a keystroke is made of, where it is not what was typed. */
  typed?: (text: string) => string;
  /** The message of a text that cannot be; undefined for one that can. */
  refusal: (text: string) => string | undefined;
  /** Saves it, and says why not where that fails. */
  onSave: (text: string) => Promise<string | undefined>;
  /** It is left, saved or not. `byKey`: the focus is to go back to where it began. */
  onLeave: (byKey: boolean) => void;
  isMono?: boolean;
}

/** A text that is changed where it stands: Enter keeps it, Escape drops it, and leaving the field keeps what can be kept. */
export function InPlace({ label, value, typed, refusal, onSave, onLeave, isMono }: InPlaceProps) {
  const say = useContractMessage();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  /** Escape takes the field away, which leaves it. */
  const isOver = useRef(false);
  const isHere = useIsHere();

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const leave = (byKey: boolean) => {
    isOver.current = true;
    onLeave(byKey);
  };
  const keep = async (byKey: boolean) => {
    if (isOver.current || isSaving) return;
    const next = text.trim();
    if (next === value) return leave(byKey);
    const refused = refusal(next);
    if (refused) return setFailure(refused);
    setSaving(true);
    const failed = await onSave(next);
    setSaving(false);
    if (failed === undefined) return leave(byKey);
    if (!isHere()) return notify.error(say(failed));
    setFailure(failed);
    if (byKey) field.current?.focus();
  };
  // React tells no field that it loses the focus by going: with its list, or its screen.
  const keepAtLast = useEffectEvent(async () => {
    const next = text.trim();
    if (isOver.current || isSaving || failure || next === value || refusal(next)) return;
    const failed = await onSave(next);
    if (failed !== undefined) notify.error(say(failed));
  });
  useEffect(() => () => void keepAtLast(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    // That key ends a word of what is composed, in Japanese for one.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    // Escape takes back what is selected in the list, too.
    event.stopPropagation();
    if (event.key === 'Enter') void keep(true);
    else if (!isSaving) leave(true);
  };

  return (
    // On a phone a card's column is too narrow for it.
    <Box position="relative" zIndex="1" w={{ base: 'min(15rem, 60vw)', md: 'full' }}>
      <Input
        ref={field}
        size="xs"
        bg="bg.panel"
        autoComplete="off"
        fontFamily={isMono ? 'mono' : undefined}
        fontSize={{ base: 'md', md: 'sm' }}
        spellCheck={isMono ? false : undefined}
        autoCapitalize={isMono ? 'none' : undefined}
        aria-label={label}
        aria-invalid={failure ? true : undefined}
        aria-describedby={failure ? id : undefined}
        aria-busy={isSaving}
        // Not disabled: that would lose the focus.
        readOnly={isSaving}
        value={text}
        onChange={(event) => {
          setText(typed ? retype(event.target, typed) : event.target.value);
          setFailure(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => void keep(false)}
      />
      {failure && (
        <Text id={id} role="alert" fontSize="sm" color="fg.error" mt="1" bg="bg.panel" rounded="sm">
          {say(failure)}
        </Text>
      )}
    </Box>
  );
}
