/** What a check saw, and, where it is not fine, what to do. */
export interface Finding {
  /** The part that was looked at: `database`, `mail`. */
  part: string;
  status: 'ok' | 'warning' | 'failure';
  seen: string;
  /** Absent where nothing has to be done. */
  todo?: string;
}

/** How a check of one part says what it saw. */
export interface Report {
  ok: (seen: string) => void;
  warning: (seen: string, todo: string) => void;
  failure: (seen: string, todo: string) => void;
}

/** Collects what is said of one part. */
export function reportOf(part: string): { report: Report; findings: Finding[] } {
  const findings: Finding[] = [];
  return {
    findings,
    report: {
      ok: (seen) => findings.push({ part, status: 'ok', seen }),
      warning: (seen, todo) => findings.push({ part, status: 'warning', seen, todo }),
      failure: (seen, todo) => findings.push({ part, status: 'failure', seen, todo }),
    },
  };
}
