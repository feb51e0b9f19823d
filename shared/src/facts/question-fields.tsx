import { Box, Heading, SimpleGrid, Text } from '@landfall/shared';
import type { FactQuestion } from '@landfall/shared/contracts';
import { TextField } from '@landfall/shared/form';
import { useId } from 'react';
import type { HeadingLevel } from './fact-groups.tsx';
import type { Act } from './fact-row.tsx';
import { questionOf } from './names.ts';
import type { SheetDraft } from './sheet-draft.ts';
import { useFactsTexts } from './texts.ts';

interface QuestionFieldsProps extends Pick<SheetDraft, 'questions' | 'answers'> {
  act: Act;
  level: HeadingLevel;
}

/** What an answer may have: the shortest of the parts that it can become. */
const LONGEST = 300;

const COLUMNS = { 1: 1, 2: 2 } as Readonly<Record<number, number>>;

/** What is missing and matters, each to be answered in a line or not at all. */
export function QuestionFields({ questions, answers, act, level }: QuestionFieldsProps) {
  const texts = useFactsTexts();
  const id = useId();
  if (questions.length === 0) return null;
  const field = (question: FactQuestion) => (
    <TextField
      key={question}
      {...questionOf(texts, question)}
      value={answers[question] ?? ''}
      maxLength={LONGEST}
      autoComplete="off"
      onChange={(event) => act({ do: 'answer', question, text: event.target.value })}
    />
  );
  return (
    <Box as="section" aria-labelledby={id} rounded="lg" bg="bg.subtle" borderWidth="1px" p="4" mb="5">
      <Heading as={level} id={id} fontSize="sm">
        {texts.missing}
      </Heading>
      <Text color="fg.muted" mt="0.5" mb="3">
        {texts.missingHelp}
      </Text>
      <SimpleGrid columns={{ base: 1, md: COLUMNS[questions.length] ?? 3 }} gap="3" alignItems="end">
        {questions.map(field)}
      </SimpleGrid>
    </Box>
  );
}
