/** How long an answer may take before it counts as none, unless a caller waits longer. Milliseconds. */
const PATIENCE = 15_000;

export interface Answer {
  /** 0 where there was no answer. */
  status: number;
  data: Record<string, unknown>;
  ms: number;
}

/** What programs and visitors reach: one process, or a balancer before several. */
export interface Reached {
  /** Where published sites listen. */
  readonly sitesPort: number;
  call: (method: string, path: string, body?: object | FormData) => Promise<Answer>;
}

/** A call to the API on a port of this machine. A connection that breaks is an answer with status 0. */
export async function callAt(
  port: number,
  token: string,
  method: string,
  path: string,
  body?: object | FormData,
  patience = PATIENCE,
): Promise<Answer> {
  const started = performance.now();
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: {
        ...(token && { accesstokenapp: token }),
        ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    const data = (answer.data ?? answer) as Record<string, unknown>;
    return { status: response.status, data, ms: performance.now() - started };
  } catch {
    return { status: 0, data: {}, ms: performance.now() - started };
  }
}
