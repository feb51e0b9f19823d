import { Box, Button, Flex, IconButton, Text, useContractMessage, VisuallyHidden } from '@landfall/shared';
import { FEWEST_STEPS, MOST_STEPS, type Page } from '@landfall/shared/contracts';
import { SelectField } from '@landfall/shared/form';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFunnelTexts } from './texts.ts';

interface StepFieldsProps {
  steps: readonly string[];
  pages: readonly Pick<Page, 'page_id' | 'title'>[];
  errors: readonly (string | undefined)[];
  error: string | undefined;
  onChange: (steps: string[]) => void;
}

/** Which pages a funnel has, in their order: all of it by keyboard. */
export function StepFields({ steps, pages, errors, error, onChange }: StepFieldsProps) {
  const texts = useFunnelTexts();
  const say = useContractMessage();
  const [said, setSaid] = useState('');
  const titleOf = (id: string) => pages.find(({ page_id }) => page_id === id)?.title || texts.unnamed;
  const replace = (at: number, id: string) => onChange(steps.map((one, index) => (index === at ? id : one)));
  const move = (at: number, by: -1 | 1) => {
    const next = [...steps];
    const [moved = ''] = next.splice(at, 1);
    next.splice(at + by, 0, moved);
    onChange(next);
    setSaid(texts.moved(titleOf(moved), at + by + 1));
  };
  return (
    <Box>
      <Box as="ol" listStyleType="none" display="grid" gap="3">
        {steps.map((id, at) => {
          const title = titleOf(id);
          const free = pages.filter(({ page_id }) => page_id === id || !steps.includes(page_id));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
            <Flex as="li" key={at} gap="1" align="flex-end">
              <Box flex="1" minW="0">
                <SelectField
                  label={texts.stepOf(at + 1)}
                  error={errors[at]}
                  value={id}
                  options={[
                    { value: '', label: texts.choose },
                    ...free.map((page) => ({ value: page.page_id, label: page.title })),
                  ]}
                  onChange={({ target }) => replace(at, target.value)}
                />
              </Box>
              <IconButton
                variant="ghost"
                colorPalette="gray"
                aria-label={texts.up(title)}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <ArrowUp />
              </IconButton>
              <IconButton
                variant="ghost"
                colorPalette="gray"
                aria-label={texts.down(title)}
                disabled={at === steps.length - 1}
                onClick={() => move(at, 1)}
              >
                <ArrowDown />
              </IconButton>
              <IconButton
                variant="ghost"
                colorPalette="gray"
                aria-label={texts.takeOut(title)}
                disabled={steps.length <= FEWEST_STEPS}
                onClick={() => onChange(steps.filter((_, index) => index !== at))}
              >
                <Trash2 />
              </IconButton>
            </Flex>
          );
        })}
      </Box>
      {error && (
        <Text role="alert" mt="2" fontSize="sm" color="fg.error">
          {say(error)}
        </Text>
      )}
      {steps.length < Math.min(MOST_STEPS, Math.max(pages.length, FEWEST_STEPS)) && (
        <Button mt="3" size="sm" variant="outline" colorPalette="gray" onClick={() => onChange([...steps, ''])}>
          <Plus size={16} aria-hidden="true" />
          {texts.add}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Box>
  );
}
