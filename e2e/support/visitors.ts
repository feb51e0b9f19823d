/** An answer; asked for again, as browsers do, where a kept connection was closed while it was asked. */
const fetched = (url: string): Promise<Response> =>
  fetch(url).catch((error: Error) => {
    if ((error.cause as NodeJS.ErrnoException | undefined)?.code !== 'ECONNRESET') throw error;
    return fetch(url);
  });

/** Asks for the area again and again, as new visitors do, until told to stop. Returns every answer that was not 200. */
export function visitors(manifest: string): () => Promise<string[]> {
  let stop = false;
  const wrong: string[] = [];
  const get = async (url: string) => {
    const answer = await fetched(url);
    if (answer.status !== 200) wrong.push(`${answer.status} ${url}`);
    return answer;
  };
  const visit = async () => {
    while (!stop) {
      const { metaData, exposes } = await (await get(manifest)).json();
      const { path: folder, name } = metaData.remoteEntry;
      for (const file of [folder + name, ...exposes[0].assets.js.sync, ...exposes[0].assets.js.async]) {
        await (await get(new URL(file, manifest).href)).arrayBuffer();
      }
    }
  };
  const running = Promise.all([visit(), visit(), visit()]);
  return async () => {
    stop = true;
    await running;
    return wrong;
  };
}
