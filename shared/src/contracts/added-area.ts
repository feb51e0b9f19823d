import * as v from 'valibot';

/** Where an added area's entry stands: at the end of a group, or in the place of one that is announced. */
const PLACES = ['main', 'settings', 'forms', 'pixels', 'webhooks', 'integrations'] as const;
const ICONS = ['puzzle', 'chart', 'mail', 'users', 'calendar', 'star', 'bell', 'bag'] as const;
export type AreaPlace = (typeof PLACES)[number];
export type AreaIconName = (typeof ICONS)[number];

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(40));

const label = v.union(
  [
    v.pipe(
      words,
      v.transform((text): { default: string; [language: string]: string } => ({ default: text })),
    ),
    v.objectWithRest({ default: words }, words),
  ],
  'must be a text, or texts by language: default, en, pt-BR',
);

/** An area from outside this repository, as `config.json` names it under `areas`. */
const addedArea = v.strictObject({
  /** The federated name, as under `remotes`. */
  remote: v.string(),
  /** Its address inside the dashboard. */
  path: v.pipe(
    v.string(),
    v.regex(/^\/dashboard(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, 'must be /dashboard/ and lower-case words'),
  ),
  /** The name of one of the area's screens. */
  screen: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]\w*$/, 'must be the name of a screen')), 'main'),
  label,
  icon: v.optional(v.picklist(ICONS, `must be one of ${ICONS.join(', ')}`), 'puzzle'),
  place: v.optional(v.picklist(PLACES, `must be one of ${PLACES.join(', ')}`), 'main'),
});
export type AddedArea = v.InferOutput<typeof addedArea>;

interface Known {
  remotes: readonly string[];
  /** Paths that are the host's own. */
  paths: readonly string[];
}

function clashes(area: AddedArea, before: readonly AddedArea[], { remotes, paths }: Known): string[] {
  const placeTaken = !['main', 'settings'].includes(area.place) && before.some(({ place }) => place === area.place);
  return [
    ...(remotes.includes(area.remote) ? [] : [`remote: ${area.remote} is not among the remotes`]),
    ...([...paths, ...before.map(({ path }) => path)].includes(area.path) ? [`path: ${area.path} is taken`] : []),
    ...(placeTaken ? [`place: ${area.place} is taken`] : []),
  ];
}

/**
 * Reads the areas that a deployment adds.
 * @throws Error that names each wrong entry
 */
export function readAddedAreas(input: readonly unknown[], known: Known): AddedArea[] {
  const areas: AddedArea[] = [];
  const problems: string[] = [];
  input.forEach((entry, index) => {
    const result = v.safeParse(addedArea, entry);
    const wrong = result.success
      ? clashes(result.output, areas, known)
      : result.issues.map((issue) => `${v.getDotPath(issue) ?? 'entry'}: ${issue.message}`);
    problems.push(...wrong.map((problem) => `areas.${index}.${problem}`));
    if (result.success) areas.push(result.output);
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return areas;
}
