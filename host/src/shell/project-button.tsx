import {
  Box,
  chakra,
  Flex,
  InitialsAvatar,
  Skeleton,
  Text,
  useProjectTypeLabel,
  useStore,
  VisuallyHidden,
} from '@landfall/shared';
import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useHostTexts } from '../texts.ts';

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    w: 'full',
    h: '10',
    px: '1',
    rounded: 'lg',
    textAlign: 'start',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
  },
});

/** How much of the project there is room for. */
export interface ProjectButtonLook {
  /** Its picture alone. */
  collapsed: boolean;
  /** Its name without its type. */
  nameOnly?: boolean;
}

/** The selected project, as a button. */
export function ProjectButton({ collapsed, nameOnly, ...button }: ProjectButtonLook & ComponentProps<typeof Trigger>) {
  const project = useStore((state) => state.selectedProject);
  // No project at all, rather than none yet: then the dialog that makes the first one is open.
  const isEmpty = useStore((state) => state.createDialogForced);
  const texts = useHostTexts();
  const labelOf = useProjectTypeLabel();
  const name = project?.name ?? '';
  return (
    <Trigger type="button" {...button}>
      <VisuallyHidden>{texts.projectNamed(collapsed ? name : '')}</VisuallyHidden>
      <InitialsAvatar name={name} src={project?.logo} size="8" rounded="md" />
      {!collapsed && (
        <Flex flex="1" minW="0" align="center" gap="2">
          <Box flex="1" minW="0">
            {project && (
              <>
                <Text truncate fontWeight="semibold" lineHeight="short">
                  {name}
                </Text>
                {!nameOnly && (
                  <Text truncate fontSize="xs" color="fg.muted" lineHeight="short">
                    {labelOf(project.type)}
                  </Text>
                )}
              </>
            )}
            {!project && !isEmpty && <Skeleton h="4" w="24" />}
          </Box>
          <Box color="fg.subtle" aria-hidden="true">
            <ChevronsUpDown size={16} />
          </Box>
        </Flex>
      )}
    </Trigger>
  );
}
