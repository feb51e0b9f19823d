import * as v from 'valibot';

/** A next version of the area, which is tried on a share of the browsers. */
const canary = v.object({
  version: v.string(),
  /** On how many browsers of a hundred. */
  share: v.number(),
  trial: v.string(),
  /** Its manifest, beside this one. */
  manifest: v.string(),
  integrity: v.string(),
  contract: v.number(),
});
export type Canary = v.InferOutput<typeof canary>;

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
      /** What its release calls it; empty where it was not released. */
      release: v.optional(v.string(), ''),
      /** Absent, or not as it should be: everybody has this version. */
      canary: v.fallback(v.optional(canary), undefined),
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
