import {
  type Command,
  confirmNavigation,
  getRuntimeConfig,
  logOut,
  paths,
  setLanguage,
  useLanguage,
  useNavigate,
  useStore,
} from '@landfall/shared';
import { type ColorMode, readColorMode, setColorMode } from '@landfall/shared/host';
import { LANGUAGES } from '@landfall/shared/languages';
import { hasSingleKeys } from '@landfall/shared/list';
import {
  BookOpen,
  FolderInput,
  FolderPlus,
  Keyboard,
  Languages,
  LifeBuoy,
  LogOut,
  Moon,
  PanelLeft,
} from 'lucide-react';
import { allDashboardScreens, STATUS_PATH } from '../added-areas.ts';
import { useHostTexts, useLabels } from '../texts.ts';
import type { Entry } from './entry.ts';
import { iconOf } from './icon-of.ts';
import { usePaletteTexts } from './texts.ts';

const MODES = ['light', 'dark', 'system'] as const satisfies readonly ColorMode[];

const modifier = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** A letter alone is no shortcut for who turned those off. */
const shownShortcut = (shortcut: string | undefined) =>
  shortcut && (shortcut.length > 1 || hasSingleKeys()) ? shortcut : undefined;

interface Options {
  /** What the areas contribute. */
  commands: readonly Command[];
  /** Shows the list of shortcuts. */
  onShortcuts: () => void;
  /** Shows or hides the sidebar. */
  onSidebar: () => void;
}

/** Every screen, project and action of the host and of its areas. */
export function useEntries({ commands, onShortcuts, onSidebar }: Options): Entry[] {
  const texts = useHostTexts();
  const words = usePaletteTexts();
  const labels = useLabels();
  const navigate = useNavigate();
  const language = useLanguage();
  const projects = useStore((state) => state.projects);
  const selectedId = useStore((state) => state.selectedProject?.project_id);
  const { selectProject, openCreateDialog } = useStore.getState();
  const { links } = getRuntimeConfig();

  const actions: Entry[] = [
    ...commands.map(({ id, label, keywords, path, shortcut }) => ({
      ...{ id, group: 'actions' as const, label, keywords, icon: iconOf(path) },
      shortcut: shownShortcut(shortcut),
      run: () => navigate(path),
    })),
    {
      ...{ id: 'add-project', group: 'actions', label: texts.addProject, keywords: texts.project, icon: FolderPlus },
      run: openCreateDialog,
    },
  ];
  const screens: Entry[] = [
    ...allDashboardScreens().map(({ path, title }) => ({ path, label: labels(title) })),
    { path: STATUS_PATH, label: texts.status },
  ].map(({ path, label }) => ({
    ...{ id: path, group: 'screens', label, icon: iconOf(path) },
    ...(path.startsWith(`${paths.settings}/`) && { keywords: texts.settings }),
    run: () => navigate(path),
  }));
  const others: Entry[] = projects
    .filter(({ project_id }) => project_id !== selectedId)
    .map(({ project_id, name }) => ({
      ...{ id: project_id, group: 'projects', label: texts.switchTo(name), keywords: texts.project, icon: FolderInput },
      run: () => confirmNavigation(() => selectProject(project_id)),
    }));
  const modes: Entry[] = MODES.filter((mode) => mode !== readColorMode()).map((mode) => ({
    ...{ id: `mode.${mode}`, group: 'settings', label: `${texts.appearance}: ${texts[mode]}`, icon: Moon },
    keywords: words.appearanceWords,
    run: () => setColorMode(mode),
  }));
  const languages: Entry[] = [{ language: 'default' as const, name: texts.languageDefault }, ...LANGUAGES]
    .filter((other) => other.language !== language)
    .map((other) => ({
      ...{ id: `language.${other.language}`, group: 'settings', icon: Languages },
      label: `${texts.language}: ${other.name}`,
      // Who does not read the language of the screen looks for the word in another one.
      keywords: 'language idioma langue sprache lingua',
      run: () => setLanguage(other.language),
    }));
  const settings: Entry[] = [
    {
      ...{ id: 'sidebar', group: 'settings', label: texts.toggleSidebar, icon: PanelLeft },
      shortcut: `${modifier()} B`,
      run: onSidebar,
    },
    ...modes,
    ...languages,
    {
      ...{ id: 'shortcuts', group: 'settings', label: texts.shortcuts, icon: Keyboard, shortcut: '?' },
      keywords: words.helpWords,
      run: onShortcuts,
    },
    {
      ...{ id: 'documentation', group: 'settings', label: texts.documentation, icon: BookOpen },
      keywords: words.helpWords,
      run: () => void window.open(links.documentation, '_blank', 'noreferrer'),
    },
    {
      ...{ id: 'support', group: 'settings', label: texts.support, icon: LifeBuoy, keywords: words.helpWords },
      run: () => location.assign(links.support),
    },
    {
      ...{ id: 'log-out', group: 'settings', label: texts.logOut, icon: LogOut, keywords: words.logOutWords },
      run: () => confirmNavigation(() => void logOut()),
    },
  ];
  return [...actions, ...screens, ...others, ...settings];
}
