import { Badge, Flex } from '@landfall/shared';
import { useListTexts } from './texts.ts';

/** The tags of an entry. */
export function TagList({ tags }: { tags: readonly string[] | undefined }) {
  const texts = useListTexts();
  if (!tags?.length) return null;
  return (
    <Flex as="ul" aria-label={texts.tags} gap="1" wrap="wrap" mt="1" listStyleType="none">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge size="md" fontSize="sm" fontWeight="normal" variant="subtle" maxW="12rem">
            {tag}
          </Badge>
        </li>
      ))}
    </Flex>
  );
}
