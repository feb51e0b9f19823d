import { Badge, Box, Flex } from '@landfall/shared';
import { useListTexts } from './texts.ts';

/** The tags of an entry. */
export function TagList({ tags }: { tags: readonly string[] | undefined }) {
  const texts = useListTexts();
  if (!tags?.length) return null;
  return (
    <Flex as="ul" aria-label={texts.tags} gap="1" wrap="wrap" mt="1" listStyleType="none">
      {tags.map((tag) => (
        <Box as="li" key={tag} maxW="full">
          <Badge fontSize="sm" fontWeight="normal" variant="subtle" colorPalette="gray" maxW="full" title={tag}>
            <Box as="span" truncate>
              {tag}
            </Box>
          </Badge>
        </Box>
      ))}
    </Flex>
  );
}
