import { Box, confirmNavigation, InitialsAvatar, Text, useStore } from '@landfall/shared';
import { afterMenu, Menu, Portal } from '@landfall/shared/overlay';
import { Check, Plus } from 'lucide-react';
import { useHostTexts } from '../texts.ts';
import { ProjectButton, type ProjectButtonLook } from './project-button.tsx';

interface ProjectMenuProps extends ProjectButtonLook {
  startOpen: boolean;
  /** Called when something of the menu was chosen. */
  onChosen: () => void;
}

export default function ProjectMenu({ collapsed, nameOnly, startOpen, onChosen }: ProjectMenuProps) {
  const texts = useHostTexts();
  const projects = useStore((state) => state.projects);
  const selectedId = useStore((state) => state.selectedProject?.project_id);
  const selectProject = useStore((state) => state.selectProject);
  const openCreateDialog = useStore((state) => state.openCreateDialog);
  const switchTo = (id: string) => id !== selectedId && confirmNavigation(() => selectProject(id));
  return (
    <Menu.Root
      defaultOpen={startOpen}
      positioning={{
        // Until it is placed a menu lies outside of the page: fixed, nothing scrolls there.
        strategy: 'fixed',
        placement: collapsed ? 'right-start' : 'bottom-start',
        sameWidth: !collapsed,
      }}
    >
      <Menu.Trigger asChild>
        <ProjectButton collapsed={collapsed} nameOnly={nameOnly} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="15rem" maxH="min(24rem, 70dvh)">
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel color="fg.muted" fontSize="xs">
                {texts.projects}
              </Menu.ItemGroupLabel>
              {projects.map((project) => (
                <Menu.Item
                  key={project.project_id}
                  value={project.project_id}
                  onClick={afterMenu(() => {
                    onChosen();
                    switchTo(project.project_id);
                  })}
                >
                  <InitialsAvatar name={project.name} src={project.logo} size="6" rounded="md" />
                  <Text flex="1" truncate>
                    {project.name}
                  </Text>
                  {project.project_id === selectedId && (
                    <Box color="brand.fg">
                      <Check size={16} aria-label={texts.selected} />
                    </Box>
                  )}
                </Menu.Item>
              ))}
            </Menu.ItemGroup>
            <Menu.Separator />
            <Menu.Item
              value="add-project"
              onClick={afterMenu(() => {
                onChosen();
                openCreateDialog();
              })}
            >
              <Plus size={16} aria-hidden="true" />
              {texts.addProject}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
