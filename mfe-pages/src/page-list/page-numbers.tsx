import { chakra, Text } from '@landfall/shared';
import { textLocale } from '@landfall/shared/facts';
import type { PageNumbers as Numbers } from '../api/stats.ts';
import { usePagesTexts } from '../texts.ts';

/** How often a page was opened, and how many of its visitors became leads. */
export function PageNumbers({ numbers }: { numbers: Numbers }) {
  const texts = usePagesTexts();
  const language = textLocale();
  const views = new Intl.NumberFormat(language).format(numbers.views);
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Text fontSize="xs" color="fg.muted" mt="0.5" fontVariantNumeric="tabular-nums" title={texts.numbersHelp}>
      <chakra.span whiteSpace="nowrap">{texts.viewsOf(numbers.views, views)}</chakra.span>{' '}
      <chakra.span whiteSpace="nowrap">{texts.conversionOf(share.format(numbers.conversion))}</chakra.span>
    </Text>
  );
}
