/** What had a place on the home of a project when it was last looked at: it is held free while that loads. */
interface Shape {
  hasStep: boolean;
  rows: number;
}

const KEY = 'homeShapes';
const MOST = 20;
/** A new project has a step before it and nothing that waits. */
const NEW: Shape = { hasStep: true, rows: 1 };

function readAll(): [projectId: string, shape: Shape][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept.filter(Array.isArray) as [string, Shape][]) : [];
  } catch {
    return [];
  }
}

export const readShape = (projectId: string): Shape => readAll().find(([id]) => id === projectId)?.[1] ?? NEW;

export function rememberShape(projectId: string, shape: Shape): void {
  const others = readAll().filter(([id]) => id !== projectId);
  try {
    localStorage.setItem(KEY, JSON.stringify([[projectId, shape], ...others].slice(0, MOST)));
  } catch {
    // A full or forbidden storage: the screen moves a little once it is loaded.
  }
}
