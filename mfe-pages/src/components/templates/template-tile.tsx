import { Box, chakra, Text } from '@landfall/shared';
import type { Template } from '@landfall/shared/contracts';
import { useState } from 'react';
import { onBackend } from '../../lib/page-addresses.ts';

const Tile = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    textAlign: 'start',
    borderWidth: '1px',
    rounded: 'lg',
    overflow: 'hidden',
    cursor: 'pointer',
    bg: 'bg.panel',
    transition: 'border-color 150ms, box-shadow 150ms',
    _hover: { borderColor: 'brand.solid', boxShadow: 'md' },
    _focusVisible: { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
  },
});

/** A template's picture, four by five; a plain surface where it is broken. */
export function TemplatePicture({ template, ...size }: { template: Template; w: string }) {
  const [broken, setBroken] = useState(false);
  const frame = { aspectRatio: '4 / 5', bg: 'bg.muted', ...size } as const;
  if (!template.preview_img || broken) return <Box {...frame} />;
  return (
    <chakra.img
      {...frame}
      src={onBackend(template.preview_img)}
      alt=""
      loading="lazy"
      decoding="async"
      objectFit="cover"
      objectPosition="top"
      onError={() => setBroken(true)}
    />
  );
}

interface TemplateTileProps {
  template: Template;
  onChoose: () => void;
}

/** One template of the gallery. */
export const TemplateTile = ({ template, onChoose }: TemplateTileProps) => (
  <Tile type="button" onClick={onChoose}>
    <TemplatePicture key={template.preview_img} template={template} w="full" />
    <Box px="3" py="2.5" borderTopWidth="1px">
      <Text fontWeight="medium" truncate>
        {template.name}
      </Text>
      <Text color="fg.muted" fontSize="xs" lineClamp="3" minH="3lh">
        {template.description}
      </Text>
    </Box>
  </Tile>
);
