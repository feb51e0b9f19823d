import { AsyncLocalStorage } from 'node:async_hooks';

/** Who acts: of a request the person or the program behind it; of jobs and visitors nobody. */
interface Acting {
  isPerson: boolean;
  /** The name of the program's token; empty for a person. */
  program: string;
}

const acting = new AsyncLocalStorage<Acting>();

/** Runs a request; who it comes from is said once that is known. */
export const runAsSomebody = (work: () => void): void => acting.run({ isPerson: false, program: '' }, work);

/** Says who the request comes from. */
export function sayWhoActs(program: string | undefined): void {
  const who = acting.getStore();
  if (who) Object.assign(who, { isPerson: program === undefined, program: program ?? '' });
}

export const whoActs = (): Acting => acting.getStore() ?? { isPerson: false, program: '' };
