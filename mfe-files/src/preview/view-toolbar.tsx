import { Flex, IconButton, Text } from '@landfall/shared';
import { RotateCw, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { BUTTON_STEP, INITIAL_VIEW, isAtLimit, turn, type View, zoomBy } from './view.ts';

interface ToolProps {
  name: string;
  keys?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Tool = ({ name, keys, ...button }: ToolProps) => (
  <IconButton
    aria-label={name}
    title={keys ? `${name} (${keys})` : name}
    size="sm"
    variant="ghost"
    colorPalette="gray"
    rounded="full"
    {...button}
  />
);

interface ViewToolbarProps {
  view: View;
  onChange: (to: (view: View) => View) => void;
}

/** The buttons under a picture. */
export function ViewToolbar({ view, onChange }: ViewToolbarProps) {
  const limit = isAtLimit(view);
  return (
    <Flex
      role="toolbar"
      aria-label="View"
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
      <Tool name="Zoom out" keys="-" disabled={limit.out} onClick={() => onChange((now) => zoomBy(now, -BUTTON_STEP))}>
        <ZoomOut />
      </Tool>
      <Text role="status" aria-label="Zoom" w="12" textAlign="center" fontSize="xs" fontVariantNumeric="tabular-nums">
        {Math.round(view.scale * 100)}%
      </Text>
      <Tool name="Zoom in" keys="+" disabled={limit.in} onClick={() => onChange((now) => zoomBy(now, BUTTON_STEP))}>
        <ZoomIn />
      </Tool>
      <Tool name="Rotate" keys="R" onClick={() => onChange(turn)}>
        <RotateCw />
      </Tool>
      <Tool name="Reset view" onClick={() => onChange(() => INITIAL_VIEW)}>
        <Scan />
      </Tool>
    </Flex>
  );
}
