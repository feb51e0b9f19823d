import { chakra } from '@landfall/shared';
import type { MouseEvent } from 'react';

interface SelectBoxProps {
  label: string;
  /** The same words in sight, where there is room for them. */
  words?: string;
  /** There is always room. */
  areWordsShown?: boolean;
  checked: boolean;
  /** Some of what it stands for is selected. */
  partly?: boolean;
  /** Its room does not reach beyond its place. */
  isSnug?: boolean;
  /** Told whether everything between the last one and this one is meant: with Shift. */
  onChange: (isRange: boolean) => void;
}

/** A native checkbox that selects a row, with room for a finger around it. */
export function SelectBox({
  label,
  words,
  areWordsShown = false,
  checked,
  partly = false,
  isSnug = false,
  onChange,
}: SelectBoxProps) {
  return (
    <chakra.label
      display="inline-flex"
      verticalAlign="middle"
      alignItems="center"
      gap="2"
      m={isSnug ? '0' : '-3'}
      p={isSnug ? '2' : '3'}
      fontSize="sm"
      fontWeight="medium"
      color="fg"
      cursor="pointer"
      // Shift selects rows here rather than the words between them.
      onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
    >
      <chakra.input
        type="checkbox"
        aria-label={label}
        w="4"
        h="4"
        flexShrink="0"
        cursor="pointer"
        accentColor="var(--lf-colors-brand-600)"
        checked={checked}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = partly;
        }}
        onChange={(event) => onChange((event.nativeEvent as { shiftKey?: boolean }).shiftKey === true)}
      />
      {words && (
        <chakra.span
          data-part="select-all-words"
          whiteSpace="nowrap"
          display={areWordsShown ? 'inline' : 'none'}
          aria-hidden="true"
        >
          {words}
        </chakra.span>
      )}
    </chakra.label>
  );
}
