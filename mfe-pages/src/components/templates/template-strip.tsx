import { Box, Button, Flex, IconButton, Text } from '@landfall/shared';
import { X } from 'lucide-react';
import type { ChosenTemplate } from '../../lib/chosen-template.ts';
import { usePagesTexts } from '../../texts.ts';
import { TemplatePicture } from './template-tile.tsx';
import { LANGUAGES } from './use-gallery.ts';

interface TemplateStripProps {
  template: ChosenTemplate;
  disabled: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** The template that a new page begins from, and the ways to another or none. */
export function TemplateStrip({ template, disabled, onChange, onRemove }: TemplateStripProps) {
  const texts = usePagesTexts();
  return (
    <Flex gap="3" align="center" wrap="wrap" p="2" mb="5" rounded="lg" borderWidth="1px" bg="bg.subtle">
      <Box rounded="md" overflow="hidden" borderWidth="1px" flexShrink="0">
        <TemplatePicture key={template.preview_img} template={template} w="2.5rem" />
      </Box>
      <Box flex="1 1 9rem" minW="0">
        <Text color="fg.muted" fontSize="xs">
          {texts.chosenTemplate} · {LANGUAGES[template.language]}
        </Text>
        <Text fontWeight="medium" truncate lang={template.language} title={template.name}>
          {template.name}
        </Text>
      </Box>
      <Button size="xs" variant="outline" colorPalette="gray" bg="bg.panel" disabled={disabled} onClick={onChange}>
        {texts.changeTemplate}
      </Button>
      <IconButton
        size="xs"
        variant="ghost"
        colorPalette="gray"
        aria-label={texts.removeTemplate}
        title={texts.removeTemplate}
        disabled={disabled}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </Flex>
  );
}
