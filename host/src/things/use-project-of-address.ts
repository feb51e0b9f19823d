import { useSearchParams, useStore } from '@landfall/shared';
import { useEffect } from 'react';
import { PROJECT_PARAM } from './project-param.ts';

/** Selects the project that the address names (a mail's link, what a search found), and takes it out of the address. */
export function useProjectOfAddress(): void {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(PROJECT_PARAM);
  useEffect(() => {
    if (wanted === null) return;
    if (wanted) useStore.getState().selectProject(wanted);
    setParams(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(PROJECT_PARAM);
        return rest;
      },
      { replace: true },
    );
  }, [wanted, setParams]);
}
