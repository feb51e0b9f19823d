import { Box, Button, Flex, Text } from '@landfall/shared';
import type { OfferedDraft } from '@landfall/shared/form';
import { History } from 'lucide-react';
import { usePagesTexts } from '../texts.ts';

/** Says that something typed earlier was never saved, and offers it. Nothing where nothing is kept. */
export function KeptChanges({ draft: { fields, take, drop } }: { draft: OfferedDraft }) {
  const texts = usePagesTexts();
  if (fields.length === 0) return null;
  const names: Record<string, string> = {
    title: texts.title,
    slug: texts.slug,
    description: texts.seoDescription,
    status: texts.pageIsActive,
  };
  return (
    <Flex role="note" gap="3" p="4" mb="5" rounded="lg" bg="bg.info">
      <Flex color="fg.info" flexShrink="0" pt="0.5" aria-hidden="true">
        <History size="18" />
      </Flex>
      <Box>
        <Text>{texts.keptChanges(fields.map((name) => names[name] ?? name).join(', '))}</Text>
        <Flex gap="2" mt="2" wrap="wrap">
          <Button size="xs" variant="outline" colorPalette="gray" onClick={take}>
            {texts.keptTake}
          </Button>
          <Button size="xs" variant="ghost" colorPalette="gray" onClick={drop}>
            {texts.keptDrop}
          </Button>
        </Flex>
      </Box>
    </Flex>
  );
}
