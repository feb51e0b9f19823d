/** A connection that carries nothing for so long is lost, though nobody said so. Milliseconds. */
const SILENCE = 120_000;

/** What came of a request: the status and the body of its response. */
export interface FormResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * POSTs a form with progress by bytes. It is the one call that does not go through ky: browsers report upload
 * progress of a fetch only over HTTP/2 streams, XMLHttpRequest does everywhere.
 * @param signals any of them gives the request up
 * @param onProgress told the share of bytes sent, from 0 to 1
 * @returns undefined where no response came: the connection failed, or the request was given up
 */
export function postForm(
  address: string,
  form: FormData,
  headers: Record<string, string>,
  signals: readonly AbortSignal[],
  onProgress?: (share: number) => void,
): Promise<FormResponse | undefined> {
  return new Promise((resolve) => {
    if (signals.some(({ aborted }) => aborted)) return resolve(undefined);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', address);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let silence = setTimeout(abort, SILENCE);
    request.upload.onprogress = (event) => {
      clearTimeout(silence);
      silence = setTimeout(abort, SILENCE);
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onloadend = () => {
      clearTimeout(silence);
      for (const signal of signals) signal.removeEventListener('abort', abort);
      resolve(undefined);
    };
    for (const signal of signals) signal.addEventListener('abort', abort);
    request.send(form);
  });
}
