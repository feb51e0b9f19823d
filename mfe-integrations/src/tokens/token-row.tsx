import { Badge, Box, Button, dateTime, Flex, relativeTime, Text } from '@landfall/shared';
import type { ApiToken } from '@landfall/shared/contracts';
import { scopeText } from '../lib/event-text.ts';
import { type AreaTexts, useAreaTexts } from '../texts.ts';

function validityOf({ expires_at }: ApiToken, texts: AreaTexts): string {
  if (expires_at === null) return texts.noEnd;
  return expires_at * 1000 < Date.now() ? texts.expired(dateTime(expires_at)) : texts.validUntil(dateTime(expires_at));
}

interface TokenRowProps {
  token: ApiToken;
  /** The name of the one project that it opens. */
  project: string | undefined;
  onRevoke: () => void;
}

/** One token: what it opens, how long, and when it was last used. */
export function TokenRow({ token, project, onRevoke }: TokenRowProps) {
  const texts = useAreaTexts();
  const { name, prefix, scopes, project_id, last_used_at } = token;
  const opens = project_id === null ? texts.allProjects : project ? texts.onlyProject(project) : texts.otherProject;
  return (
    <Flex
      as="li"
      gap="3"
      px="5"
      py="4"
      borderTopWidth="1px"
      align={{ base: 'flex-start', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
    >
      <Box flex="1" minW="0" w="full">
        <Flex gap="2" align="baseline" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere" minW="0">
            {name}
          </Text>
          <Text as="code" fontFamily="mono" fontSize="xs" color="fg.muted">
            {prefix}…
          </Text>
        </Flex>
        <Text fontSize="sm" color="fg.muted">
          {[
            opens,
            last_used_at === null ? texts.neverUsed : texts.lastUsed(relativeTime(last_used_at)),
            validityOf(token, texts),
          ].join(' · ')}
        </Text>
        <Flex gap="1.5" wrap="wrap" mt="2">
          {scopes.map((scope) => (
            <Badge key={scope} variant="outline" colorPalette="gray" rounded="full">
              {scopeText(texts, scope)}
            </Badge>
          ))}
        </Flex>
      </Box>
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        flexShrink="0"
        aria-label={texts.revokeOf(name)}
        onClick={onRevoke}
      >
        {texts.revoke}
      </Button>
    </Flex>
  );
}
