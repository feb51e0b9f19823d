import { Flex, IconButton, Text } from '@landfall/shared';
import { RotateCw, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFilesTexts } from '../texts.ts';
import { BUTTON_STEP, INITIAL_VIEW, isAtLimit, turn, type View, zoomBy } from './view.ts';

interface ToolProps {
  name: string;
  keys?: string;
  /** It can go no further. Not disabled: it would lose the focus with the last step. */
  isAtEnd?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Tool = ({ name, keys, isAtEnd, ...button }: ToolProps) => (
  <IconButton
    aria-label={name}
    title={keys ? `${name} (${keys})` : name}
    size="sm"
    variant="ghost"
    colorPalette="gray"
    rounded="full"
    aria-disabled={isAtEnd}
    {...button}
  />
);

interface ViewToolbarProps {
  view: View;
  onChange: (to: (view: View) => View) => void;
}

/** The buttons under a picture. */
export function ViewToolbar({ view, onChange }: ViewToolbarProps) {
  const texts = useFilesTexts();
  const limit = isAtLimit(view);
  return (
    <Flex
      role="group"
      aria-label={texts.view}
      position="absolute"
      bottom="5"
      insetStart="50%"
      transform="translateX(-50%)"
      align="center"
      gap="0.5"
      p="1"
      rounded="full"
      bg="bg.panel"
      borderWidth="1px"
      boxShadow="lg"
    >
      <Tool
        name={texts.zoomOut}
        keys="-"
        isAtEnd={limit.out}
        onClick={() => onChange((now) => zoomBy(now, -BUTTON_STEP))}
      >
        <ZoomOut />
      </Tool>
      <Text
        role="status"
        aria-label={texts.zoom}
        w="12"
        textAlign="center"
        fontSize="xs"
        fontVariantNumeric="tabular-nums"
      >
        {Math.round(view.scale * 100)}%
      </Text>
      <Tool name={texts.zoomIn} keys="+" isAtEnd={limit.in} onClick={() => onChange((now) => zoomBy(now, BUTTON_STEP))}>
        <ZoomIn />
      </Tool>
      <Tool name={texts.rotate} keys="R" onClick={() => onChange(turn)}>
        <RotateCw />
      </Tool>
      <Tool name={texts.resetView} onClick={() => onChange(() => INITIAL_VIEW)}>
        <Scan />
      </Tool>
    </Flex>
  );
}
