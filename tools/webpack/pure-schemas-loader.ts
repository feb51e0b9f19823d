/** What makes schemas and their messages in `shared/src/contracts`, but not what throws where an input is wrong. */
const MADE = /(?<![\w.$])(?=(?:v\.(?!(?:assert|parse|parseAsync)\()\w+|message|dataOf|pagedOf|changedOf|endpoint)\()/g;

/** Says of the contracts' schemas that making one has no effect but the schema: those that a build does not use are dropped. */
export default function pureSchemasLoader(source: string): string {
  return source.replace(MADE, '/* @__PURE__ */ ');
}
