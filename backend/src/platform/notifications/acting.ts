import { AsyncLocalStorage } from 'node:async_hooks';

/** Of a request the person or the program behind it; of jobs and visitors nobody. */
interface Actor {
  isPerson: boolean;
  /** The name of the program's token; empty for a person. */
  program: string;
}

const actors = new AsyncLocalStorage<Actor>();

/** Runs a request; `setActor` says who it comes from once that is known. */
export const withActor = (work: () => void): void => actors.run({ isPerson: false, program: '' }, work);

/** Runs what a job does in the name of something, which what it brings about is told to come from. */
export const actingAs = <T>(program: string, work: () => Promise<T>): Promise<T> =>
  actors.run({ isPerson: false, program }, work);

/** Sets who the request comes from. */
export function setActor(program: string | undefined): void {
  const actor = actors.getStore();
  if (actor) Object.assign(actor, { isPerson: program === undefined, program: program ?? '' });
}

export const currentActor = (): Actor => actors.getStore() ?? { isPerson: false, program: '' };
