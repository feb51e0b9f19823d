import { Stack, Text } from '@landfall/shared';
import type { ImportedPage } from '@landfall/shared/contracts';
import { useImportTexts } from './texts.ts';

/** What of a document was not taken over. */
export function LeftOutList({ leftOut }: { leftOut: ImportedPage['left_out'] }) {
  const texts = useImportTexts();
  if (leftOut.length === 0) return <Text>{texts.nothingLeftOut}</Text>;
  return (
    <Stack gap="2">
      <Text>{texts.leftOut}</Text>
      <Stack as="ul" gap="1" ps="5" listStyleType="disc">
        {leftOut.map(({ what, count }) => (
          <li key={what}>{texts[what](count)}</li>
        ))}
      </Stack>
    </Stack>
  );
}
