import { Badge, chakra, VisuallyHidden } from '@landfall/shared';
import { useAreaTexts } from '../texts.ts';
import type { Period } from './use-period-param.ts';

const Group = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    gap: '1',
    p: '1',
    m: '0',
    borderWidth: '1px',
    rounded: 'lg',
    bg: 'bg.muted',
  },
});

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '8',
    px: '4',
    rounded: 'md',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    cursor: 'pointer',
    transition: 'background 150ms, color 150ms',
    '&:has(:checked)': { bg: { base: 'bg.panel', _dark: 'bg.emphasized' }, color: 'fg', boxShadow: 'sm' },
    '&:has(:focus-visible)': { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
  },
});

interface PeriodToggleProps {
  value: Period;
  onChange: (period: Period) => void;
}

/** Monthly or yearly: two native radio buttons that look like one control. */
export function PeriodToggle({ value, onChange }: PeriodToggleProps) {
  const texts = useAreaTexts();
  return (
    <Group>
      <VisuallyHidden as="legend">{texts.period}</VisuallyHidden>
      <Option>
        <input type="radio" name="period" checked={value === 'mo'} onChange={() => onChange('mo')} />
        {texts.monthly}
      </Option>
      <Option>
        <input type="radio" name="period" checked={value === 'yr'} onChange={() => onChange('yr')} />
        {texts.yearly}
        <Badge colorPalette="green" variant="subtle" rounded="full">
          {texts.save20}
        </Badge>
      </Option>
    </Group>
  );
}
