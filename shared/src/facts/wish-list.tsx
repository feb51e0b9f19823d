import { Box, Flex, Heading, IconButton, Text } from '@landfall/shared';
import type { Wish } from '@landfall/shared/contracts';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { HeadingLevel } from './fact-groups.tsx';
import { type Act, Removed } from './fact-row.tsx';
import { wishName } from './names.ts';
import { useFactsTexts } from './texts.ts';

interface WishListProps {
  wishes: readonly Wish[];
  removed: readonly string[];
  act: Act;
  level: HeadingLevel;
}

/** What was asked of the page. It can be taken back; other words for it belong into the description. */
export function WishList({ wishes, removed, act, level }: WishListProps) {
  const texts = useFactsTexts();
  const id = useId();
  if (wishes.length === 0) return null;
  // One sentence may ask for several things.
  const byText = Map.groupBy(wishes, ({ text }) => text);
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" pt="5" mt="2">
      <Heading as={level} id={id} size="sm">
        {texts.wishes}
      </Heading>
      <Text color="fg.muted" mt="0.5">
        {texts.wishesHelp}
      </Text>
      <Box as="ul" listStyleType="none" mt="3" display="flex" flexDirection="column" gap="2.5">
        {[...byText].map(([text, same]) => {
          const ids = same.map((wish) => wish.id);
          const [first = ''] = ids;
          return (
            <li key={text} data-fact={first}>
              {removed.includes(first) ? (
                <Removed ids={ids} name={text} act={act} />
              ) : (
                <Flex justify="space-between" gap="3">
                  <Text overflowWrap="anywhere" minW="0">
                    <Text as="span" color="fg.muted">
                      {[...new Set(same.map(({ kind }) => wishName(texts, kind)))].join(', ')}:
                    </Text>{' '}
                    {text}
                  </Text>
                  <IconButton
                    data-focus
                    size="xs"
                    variant="ghost"
                    colorPalette="gray"
                    color="fg.muted"
                    flexShrink="0"
                    my="-1"
                    me="-2"
                    aria-label={texts.removeFact(text)}
                    title={texts.remove}
                    onClick={() => act({ do: 'remove', ids }, first)}
                  >
                    <Trash2 />
                  </IconButton>
                </Flex>
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
