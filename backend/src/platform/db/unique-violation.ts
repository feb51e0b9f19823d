/** True for the failure of a write that would make a second row of something unique. Names the constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: broken } = error as Error & { code?: unknown; constraint?: unknown };
  return (code === '23505' && broken === constraint) || isUniqueViolation(error.cause, constraint);
}
