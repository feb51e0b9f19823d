/**
 * What queries are written with. Node reads the 180 KB of the library's package file anew for each file that imports it,
 * which was a sixth of every start, so one does.
 */
export {
  type AnyColumn,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
