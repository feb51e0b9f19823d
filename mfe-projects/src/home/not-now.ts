import type { StepName } from './one-step.ts';

const KEY = 'stepsNotNow';
/** Milliseconds after which a step that was put off is shown again. */
const LASTS = 7 * 24 * 60 * 60 * 1000;

type Kept = Record<string, number>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

const nameOf = (projectId: string, step: StepName) => `${projectId}.${step}`;

/** Whether a step of a project was put off in the last days. */
export function isPutOff(projectId: string, step: StepName, now = Date.now()): boolean {
  const at = read()[nameOf(projectId, step)];
  return typeof at === 'number' && now - at < LASTS;
}

/** Puts a step of a project off. What was put off long ago is forgotten. */
export function putOff(projectId: string, step: StepName, now = Date.now()): void {
  const recent = Object.entries(read()).filter(([, at]) => now - at < LASTS);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [nameOf(projectId, step)]: now }));
  } catch {
    // A full or forbidden storage: the step is shown again with the next visit.
  }
}
