import { Badge, chakra, Flex, Heading, Panel, Stack, Text } from '@landfall/shared';
import type { Pixel } from '@landfall/shared/contracts';
import { Lock } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';
import { LockedCode } from './locked-code.tsx';
import { OwnCodeForm } from './own-code-form.tsx';

interface OwnCodeProps {
  projectId: string;
  pixel: Pixel;
}

/** What stands in the pages now. */
function CodeState({ code }: Pick<Pixel, 'code'>) {
  const texts = useAreaTexts();
  if (!code.included)
    return (
      <Badge variant="subtle" colorPalette="gray" rounded="full">
        <Lock size={12} aria-hidden="true" />
        {texts.notInPlan}
      </Badge>
    );
  const hasCode = code.head !== '' || code.body_end !== '';
  return (
    <Badge variant="subtle" colorPalette={code.published ? 'green' : 'gray'} rounded="full">
      {code.published ? texts.ownCodeOn : hasCode ? texts.ownCodeOff : texts.ownCodeNone}
    </Badge>
  );
}

/** The owner's code in the published pages: what it means, what it is, and what visitors are asked before. */
export default function OwnCode({ projectId, pixel }: OwnCodeProps) {
  const texts = useAreaTexts();
  const { code, consent } = pixel;
  const means = [
    consent.required ? texts.ownCodeAsked : texts.ownCodeUnasked,
    texts.ownCodeReads,
    texts.ownCodeUnchecked,
    texts.ownCodeWhere,
  ];
  return (
    <Panel as="section" aria-labelledby="own-code">
      <Stack gap="3" p="5" borderBottomWidth="1px">
        <Flex gap="2" align="center" wrap="wrap">
          <Heading as="h2" size="sm" id="own-code">
            {texts.ownCode}
          </Heading>
          <CodeState code={code} />
        </Flex>
        <Text color="fg.muted" fontSize="sm" maxW="3xl">
          {texts.ownCodeHelp}
        </Text>
        <chakra.ul color="fg.muted" fontSize="sm" maxW="3xl" ps="5" listStyleType="disc">
          {means.map((sentence) => (
            <chakra.li key={sentence} mt="1">
              {sentence}
            </chakra.li>
          ))}
        </chakra.ul>
      </Stack>
      {code.included ? (
        <OwnCodeForm projectId={projectId} pixel={pixel} />
      ) : (
        <LockedCode projectId={projectId} code={code} />
      )}
    </Panel>
  );
}
