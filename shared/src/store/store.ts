import { create } from 'zustand';
import type { Project } from '../contracts/project.ts';
import type { User } from '../contracts/user.ts';
import { chooseProject, readStoredProjectId, storeProjectId } from './project-selection.ts';

export interface AppState {
  user: User | null;
  projects: Project[];
  /** The entry of the project list that the screens work on. */
  selectedProject: Project | null;
  /** The selected project as its own call answers it; null while another one's would be stale. */
  projectData: Project | null;
  projectLoading: boolean;
  createDialogOpen: boolean;
  /** The dialog cannot be left: there is no project yet. */
  createDialogForced: boolean;
  /** The forced dialog waits until the person has seen to the account. */
  createDialogAside: boolean;

  /** Anything but an object clears the user. */
  setUser(user: unknown): void;
  /** Anything but an array is logged and changes nothing. Opens the forced create dialog when the list is empty. */
  setProjects(projects: unknown): void;
  selectProject(projectId: string): void;
  setProjectData(project: Project | null): void;
  setProjectLoading(loading: boolean): void;
  openCreateDialog(): void;
  /** Lets a person without a project reach their account: the forced dialog comes back by `openCreateDialog`. */
  setCreateDialogAside(): void;
  closeCreateDialog(): void;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The one client-side state of the host and of every area. Server data itself lives in SWR's cache. */
export const useStore = create<AppState>()((set, get) => ({
  user: null,
  projects: [],
  selectedProject: null,
  projectData: null,
  projectLoading: false,
  createDialogOpen: false,
  createDialogForced: false,
  createDialogAside: false,

  setUser: (user) => set({ user: isObject(user) ? (user as User) : null }),

  setProjects: (projects) => {
    if (!Array.isArray(projects)) {
      console.error('Los nuevos datos de proyectos no son un array válido:', projects);
      return;
    }
    const { selectedProject, projectData, createDialogOpen, createDialogForced, createDialogAside } = get();
    const chosen = chooseProject(projects, selectedProject?.project_id ?? readStoredProjectId());
    const forced = projects.length === 0;
    set({
      projects,
      selectedProject: chosen,
      projectData: chosen?.project_id === projectData?.project_id ? projectData : null,
      // A dialog that the person opened stays open when the list is polled again.
      createDialogOpen: forced ? !createDialogAside : createDialogOpen && !createDialogForced,
      createDialogForced: forced,
      createDialogAside: forced && createDialogAside,
    });
  },

  selectProject: (projectId) => {
    const { projects, selectedProject } = get();
    const project = projects.find((candidate) => candidate.project_id === projectId);
    if (!project) return;
    storeProjectId(projectId);
    if (selectedProject?.project_id === projectId) return;
    set({ selectedProject: project, projectData: null });
  },

  setProjectData: (projectData) => set({ projectData }),
  setProjectLoading: (projectLoading) => set({ projectLoading }),
  openCreateDialog: () => set({ createDialogOpen: true, createDialogAside: false }),
  setCreateDialogAside: () => set({ createDialogOpen: false, createDialogAside: true }),
  closeCreateDialog: () => set((state) => (state.createDialogForced ? {} : { createDialogOpen: false })),
}));

/** The project that the screens work on, or null before the list is there. */
export const useSelectedProject = (): Project | null => useStore((state) => state.selectedProject);
