import { Button, Flex, getRuntimeConfig, Heading, Panel, Stack, Text } from '@landfall/shared';
import { useState } from 'react';
import { CodeBlock } from '../components/copy/code-block.tsx';
import { CopyRow } from '../components/copy/copy-row.tsx';
import { useAreaTexts } from '../texts.ts';
import { mcpClients } from './clients.ts';

/** How an AI assistant is connected by the Model Context Protocol. */
export function McpHelp() {
  const texts = useAreaTexts();
  const address = `${getRuntimeConfig().apiUrl || location.origin}/v1/mcp`;
  const clients = mcpClients(address);
  const [chosen, setChosen] = useState(0);
  const client = clients[chosen];
  return (
    <Panel p="5">
      <Heading as="h2" size="sm">
        {texts.assistants}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mt="1" mb="4" maxW="3xl">
        {texts.assistantsHelp}
      </Text>
      <Stack gap="3">
        <CopyRow label={texts.assistantAddress} text={address} />
        <Flex role="group" aria-label={texts.assistants} gap="1" wrap="wrap">
          {clients.map(({ name }, index) => (
            <Button
              key={name}
              size="xs"
              variant={index === chosen ? 'subtle' : 'ghost'}
              colorPalette="gray"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              {name}
            </Button>
          ))}
        </Flex>
        {client && <CodeBlock label={texts.assistantIn(client.name)} text={client.text} />}
      </Stack>
    </Panel>
  );
}
