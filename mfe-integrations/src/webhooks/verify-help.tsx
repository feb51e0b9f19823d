import { Box, Button, Flex, Heading, Panel, Text } from '@landfall/shared';
import { useState } from 'react';
import { CodeBlock } from '../components/copy/code-block.tsx';
import { useAreaTexts } from '../texts.ts';
import { VERIFY_CODE } from './verify-code.ts';

const LANGUAGES = Object.keys(VERIFY_CODE);

/** How a program checks that a message is ours. */
export function VerifyHelp() {
  const texts = useAreaTexts();
  const [language, setLanguage] = useState(LANGUAGES[0] ?? '');
  return (
    <Panel p="5">
      <Heading as="h2" size="sm">
        {texts.verifyTitle}
      </Heading>
      <Text color="fg.muted" fontSize="sm" mt="1" mb="4" maxW="3xl">
        {texts.verifyHelp}
      </Text>
      <Flex role="group" aria-label={texts.verifyTitle} gap="1" wrap="wrap" mb="3">
        {LANGUAGES.map((each) => (
          <Button
            key={each}
            size="xs"
            variant={each === language ? 'subtle' : 'ghost'}
            colorPalette="gray"
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {each}
          </Button>
        ))}
      </Flex>
      <Box>
        <CodeBlock label={texts.codeIn(language)} text={VERIFY_CODE[language] ?? ''} maxH="26rem" />
      </Box>
    </Panel>
  );
}
