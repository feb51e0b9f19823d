import { create } from 'zustand';
import type { Project } from '../contracts/project.ts';
import type { User } from '../contracts/user.ts';
import { chooseProject, readStoredProjectId, storeProjectId } from './project-selection.ts';

/** `forced`: it cannot be left, there is no project yet; `postponed`: so it is, but the person sees to the account first. */
type CreateDialog = 'closed' | 'open' | 'forced' | 'postponed';

/** What is selected, and the create dialog. User, projects and project data repeat what SWR's cache holds. */
export interface AppState {
  user: User | null;
  projects: Project[];
  /** The entry of the project list that the screens work on. */
  selectedProject: Project | null;
  /** The selected project as its own call answers it; null while another one's would be stale. */
  projectData: Project | null;
  projectLoading: boolean;
  createDialog: CreateDialog;
  /** Follows from `createDialog`. */
  createDialogOpen: boolean;
  /** The dialog hides its close control; follows from `createDialog`. */
  createDialogForced: boolean;
  /** Selected as soon as the list has it. */
  wantedProjectId: string | null;

  /** A project that the list does not have yet is selected once it does. */
  selectProject(projectId: string): void;
  openCreateDialog(): void;
  /** Lets a person without a project reach their account: the forced dialog comes back by `openCreateDialog`. */
  postponeCreateDialog(): void;
  closeCreateDialog(): void;
}

/** What the shell's `SessionData` alone does. */
interface WritableState extends AppState {
  /** Anything but an object clears the user. */
  setUser(user: unknown): void;
  /** Anything but an array is logged and changes nothing. Opens the forced create dialog when the list is empty. */
  setProjects(projects: unknown): void;
  setProjectData(project: Project | null): void;
  setProjectLoading(loading: boolean): void;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const dialog = (createDialog: CreateDialog) => ({
  createDialog,
  createDialogOpen: createDialog === 'open' || createDialog === 'forced',
  createDialogForced: createDialog === 'forced' || createDialog === 'postponed',
});

/** The one client-side state of the host and of every area. Server data itself lives in SWR's cache. */
export const useWritableStore = create<WritableState>()((set, get) => ({
  user: null,
  projects: [],
  selectedProject: null,
  projectData: null,
  projectLoading: false,
  ...dialog('closed'),
  wantedProjectId: null,

  setUser: (user) => set({ user: isObject(user) ? (user as User) : null }),

  setProjects: (projects) => {
    if (!Array.isArray(projects)) {
      console.error('Los nuevos datos de proyectos no son un array válido:', projects);
      return;
    }
    const { selectedProject, projectData, createDialog, wantedProjectId } = get();
    const wanted = projects.find(({ project_id }) => project_id === wantedProjectId);
    const chosen = wanted ?? chooseProject(projects, selectedProject?.project_id ?? readStoredProjectId());
    if (wanted) storeProjectId(wanted.project_id);
    // A dialog that the person opened stays open when the list is polled again.
    const withProjects = createDialog === 'open' ? 'open' : 'closed';
    const without = createDialog === 'postponed' ? 'postponed' : 'forced';
    set({
      projects,
      selectedProject: chosen,
      projectData: chosen?.project_id === projectData?.project_id ? projectData : null,
      ...(wanted && { wantedProjectId: null }),
      ...dialog(projects.length > 0 ? withProjects : without),
    });
  },

  selectProject: (projectId) => {
    const { projects, selectedProject } = get();
    const project = projects.find((candidate) => candidate.project_id === projectId);
    if (!project) return set({ wantedProjectId: projectId });
    storeProjectId(projectId);
    if (selectedProject?.project_id === projectId) return;
    set({ selectedProject: project, projectData: null });
  },

  setProjectData: (projectData) => set({ projectData }),
  setProjectLoading: (projectLoading) => set({ projectLoading }),
  openCreateDialog: () => set(({ createDialogForced }) => dialog(createDialogForced ? 'forced' : 'open')),
  postponeCreateDialog: () => set(({ createDialogForced }) => dialog(createDialogForced ? 'postponed' : 'closed')),
  closeCreateDialog: () => set(({ createDialogForced }) => (createDialogForced ? {} : dialog('closed'))),
}));

interface ReadableStore {
  <T>(selector: (state: AppState) => T): T;
  getState(): AppState;
}

function useSelected<T>(selector: (state: AppState) => T): T {
  return useWritableStore(selector);
}

/** The store as areas see it: the session's data are read, the selection and the create dialog can be changed. */
export const useStore: ReadableStore = Object.assign(useSelected, { getState: useWritableStore.getState });

/** The project that the screens work on, or null before the list is there. */
export const useSelectedProject = (): Project | null => useStore((state) => state.selectedProject);
