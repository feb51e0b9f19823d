import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';

/** Where a stream of events tells of each rebuild. */
export const RELOAD_PATH = '/__reload';
const SCRIPT = `<script>new EventSource('${RELOAD_PATH}').onmessage = () => location.reload()</script>`;

/** Reloads open dashboards after a rebuild: a line of script in the host's page that listens to a stream of events. */
export class LiveReload {
  readonly #listeners = new Set<ServerResponse>();

  /** @param page the host's built index.html */
  middleware(page: string): (next: RequestListener) => RequestListener {
    return (next) => (request, response) => {
      if (request.url === RELOAD_PATH) return this.listen(response);
      const wantsPage = request.headers.accept?.includes('text/html') && !request.url?.startsWith('/v1/');
      if (!wantsPage) return next(request, response);
      readFile(page, 'utf8').then(
        (html) =>
          response
            .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
            .end(html + SCRIPT),
        () => next(request, response),
      );
    };
  }

  /** Answers with the stream. */
  listen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).write('\n');
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  reload(): void {
    for (const listener of this.#listeners) listener.write('data: reload\n\n');
  }
}
