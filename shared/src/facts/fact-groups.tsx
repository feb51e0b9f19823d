import { Box, Grid, Heading, Text } from '@landfall/shared';
import { FACT_KINDS, type Fact } from '@landfall/shared/contracts';
import { type ReactNode, useId } from 'react';
import { kindName } from './names.ts';
import { useFactsTexts } from './texts.ts';

/** Of the headings over facts: below that of what they stand in. */
export type HeadingLevel = 'h3' | 'h4';

interface GroupProps {
  title: string;
  level: HeadingLevel;
  children: ReactNode;
}

/** A heading with rows beside it, or below it where there is no room. */
function Group({ title, level, children }: GroupProps) {
  const id = useId();
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      templateColumns={{ base: 'minmax(0, 1fr)', md: '8.5rem minmax(0, 1fr)' }}
      columnGap="5"
      rowGap="1"
      py="3"
      borderTopWidth="1px"
    >
      <Heading as={level} id={id} fontSize="sm" fontWeight="medium" color="fg.muted" lineHeight="moderate">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none" display="flex" flexDirection="column" gap="3" minW="0">
        {children}
      </Box>
    </Grid>
  );
}

interface FactGroupsProps {
  facts: readonly Fact[];
  /** The kind whose list a fact stands in; '' for none. Its own unless said otherwise. */
  placeOf?: (fact: Fact) => Fact['kind'] | '';
  row: (fact: Fact) => ReactNode;
  level?: HeadingLevel;
}

/** Facts under the plain name of their kind; those of one list of the person's under its heading. */
export function FactGroups({ facts, placeOf = ({ kind }) => kind, row, level = 'h4' }: FactGroupsProps) {
  const texts = useFactsTexts();
  return FACT_KINDS.map((kind) => {
    const rows = facts.filter((fact) => placeOf(fact) === kind);
    if (rows.length === 0) return null;
    return (
      <Group key={kind} level={level} title={kindName(texts, kind)}>
        {rows.map((fact, index) => (
          <li key={fact.id} data-fact={fact.id}>
            {fact.group && fact.group !== rows[index - 1]?.group && (
              <Text fontSize="xs" color="fg.muted" mb="1">
                {fact.group}
              </Text>
            )}
            {row(fact)}
          </li>
        ))}
      </Group>
    );
  });
}
