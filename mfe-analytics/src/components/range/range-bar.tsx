import { Box, Button, Flex } from '@landfall/shared';
import type { Page, StatsPart } from '@landfall/shared/contracts';
import { Input, SelectField } from '@landfall/shared/form';
import { Lock } from 'lucide-react';
import { useAreaTexts } from '../../texts.ts';
import { type Chosen, datesOf, RANGES } from './ranges.ts';
import { PAGE } from './use-chosen.ts';

const MOST_HOUR_DAYS = 31;

interface RangeBarProps {
  chosen: Chosen;
  zone: string;
  now: number;
  pageId: string;
  pages: readonly Pick<Page, 'page_id' | 'title'>[];
  locked: readonly StatsPart[];
  /** Only which time. */
  isTimeOnly?: boolean;
  onChange: (values: Record<string, string>) => void;
}

/** Which time, which page, and in which steps: all of it in the address. */
export function RangeBar({ chosen, zone, now, pageId, pages, locked, isTimeOnly = false, onChange }: RangeBarProps) {
  const texts = useAreaTexts();
  const dates = datesOf(chosen, zone, now);
  const days = (Date.parse(dates.to) - Date.parse(dates.from)) / 86_400_000 + 1;
  const isKnown = pageId === '' || pages.some(({ page_id }) => page_id === pageId);
  return (
    <Flex gap="3" wrap="wrap" align="flex-end">
      <Box flex={{ base: '1 1 9rem', md: '0 1 12rem' }}>
        <SelectField
          label={texts.range}
          value={chosen.range}
          options={RANGES.map((range) => ({ value: range, label: texts.rangeText(range) }))}
          onChange={({ target }) => {
            const isOwn = target.value === 'own';
            const range = target.value === '30' ? '' : target.value;
            onChange({ range, from: isOwn ? dates.from : '', to: isOwn ? dates.to : '' });
          }}
        />
      </Box>
      {chosen.range === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <Box key={end} flex={{ base: '1 1 9rem', md: '0 1 10rem' }}>
            <Box as="label" fontSize="sm" fontWeight="medium">
              {texts[end]}
              <Input
                mt="1.5"
                type="date"
                bg="bg.panel"
                value={dates[end]}
                max={end === 'from' ? dates.to : undefined}
                onChange={({ target }) => target.value && onChange({ [end]: target.value })}
              />
            </Box>
          </Box>
        ))}
      {!isTimeOnly && (
        <Box flex={{ base: '1 1 9rem', md: '0 1 16rem' }} minW="0">
          <SelectField
            label={texts.page}
            value={pageId}
            options={[
              { value: '', label: texts.allPages },
              ...pages.map(({ page_id, title }) => ({ value: page_id, label: title })),
              ...(isKnown ? [] : [{ value: pageId, label: texts.thisPage }]),
            ]}
            onChange={({ target }) => onChange({ [PAGE]: target.value })}
          />
        </Box>
      )}
      {!isTimeOnly && days <= MOST_HOUR_DAYS && (
        <Flex role="group" aria-label={texts.interval} gap="1" ms={{ md: 'auto' }}>
          {(['day', 'hour'] as const).map((interval) => (
            <Button
              key={interval}
              size="sm"
              variant={interval === chosen.interval ? 'subtle' : 'ghost'}
              colorPalette="gray"
              aria-pressed={interval === chosen.interval}
              onClick={() => onChange({ by: interval === 'hour' ? 'hour' : '' })}
            >
              {interval === 'hour' && locked.includes('hours') && <Lock size={12} aria-label={texts.notInPlan} />}
              {interval === 'hour' ? texts.byHour : texts.byDay}
            </Button>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
