import type { Project } from '../contracts/project.ts';
import { safeLocalStorage } from '../storage/browser-storage.ts';

const STORAGE_KEY = 'projectSelected';

export const readStoredProjectId = (): string | null => safeLocalStorage.read(STORAGE_KEY);

export const storeProjectId = (projectId: string): void => safeLocalStorage.write(STORAGE_KEY, projectId);

/** The wanted project where the list has it, else the first one, else none. */
export const chooseProject = (projects: readonly Project[], wantedId: string | null): Project | null =>
  projects.find((project) => project.project_id === wantedId) ?? projects[0] ?? null;
