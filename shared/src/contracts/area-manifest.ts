import * as v from 'valibot';

/** The part of an area's `mf-manifest.json` that the host reads before it runs any of the area's code. */
const areaManifest = v.object({
  metaData: v.object({
    buildInfo: v.object({
      buildVersion: v.optional(v.string(), ''),
      /** The source's commit; empty where the build knew none. */
      commit: v.optional(v.string(), ''),
      /** The facades' contract that the area was built against. */
      contract: v.optional(v.number(), 0),
      /** Each script's hash as a `script` element takes it, by its path beside the manifest. */
      integrity: v.optional(v.record(v.string(), v.string()), {}),
    }),
    remoteEntry: v.object({ name: v.string(), path: v.string() }),
  }),
});
export type AreaManifest = v.InferOutput<typeof areaManifest>;

/** Reads a manifest's text; undefined where it is none. */
export function readAreaManifest(text: string): AreaManifest | undefined {
  try {
    const result = v.safeParse(areaManifest, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
