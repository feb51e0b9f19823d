import { type AreaModule, type Command, getRuntimeConfig } from '@landfall/shared';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { loadArea } from '../federation/load-area.ts';
import { RemoteBoundary } from '../federation/remote-boundary.tsx';

interface Loaded {
  remote: string;
  area: AreaModule;
}

type WithCommands = AreaModule & Required<Pick<AreaModule, 'useCommands'>>;

interface Contributor {
  remote: string;
  area: WithCommands;
}

const contributes = (loaded: Loaded): loaded is Contributor => loaded.area.useCommands !== undefined;

/** Runs one area's hook in a component of its own and reports what it gives. */
function Contribution({ area, report }: { area: WithCommands; report: (commands: Command[]) => void }) {
  const commands = area.useCommands();
  const key = JSON.stringify(commands);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the commands are new objects each time; their content counts.
  useEffect(() => report(commands), [key, report]);
  return null;
}

/**
 * The palette's entries that the configured areas contribute, and the addresses where they open what was found. The host
 * knows none of the areas: it asks each one that config.json names. An area that cannot be loaded contributes nothing.
 * `contributions` must be rendered for the commands to arrive.
 */
export function useAreaCommands() {
  const [loaded, setLoaded] = useState<readonly Loaded[]>([]);
  const [byRemote, setByRemote] = useState<Record<string, Command[]>>({});
  const remotes = Object.keys(getRuntimeConfig().remotes);

  useEffect(() => {
    let current = true;
    for (const remote of Object.keys(getRuntimeConfig().remotes))
      loadArea(remote).then(
        (area) => {
          if (current) setLoaded((list) => [...list, { remote, area }]);
        },
        () => {},
      );
    return () => {
      current = false;
    };
  }, []);

  const report = useCallback(
    (remote: string) => (commands: Command[]) => setByRemote((known) => ({ ...known, [remote]: commands })),
    [],
  );

  return {
    // In the configuration's order, whichever came first.
    commands: remotes.flatMap((remote) => byRemote[remote] ?? []),
    // Each may wait for its texts without the others, and without what is typed meanwhile.
    contributions: loaded.filter(contributes).map(({ remote, area }) => (
      <RemoteBoundary key={remote} remote={remote} fallback={() => null} onLeaveFailed={() => {}}>
        <Suspense fallback={null}>
          <ReportingContribution remote={remote} area={area} report={report} />
        </Suspense>
      </RemoteBoundary>
    )),
  };
}

function ReportingContribution({
  remote,
  area,
  report,
}: Contributor & { report: (remote: string) => (commands: Command[]) => void }) {
  const [reportOwn] = useState(() => report(remote));
  return <Contribution area={area} report={reportOwn} />;
}
