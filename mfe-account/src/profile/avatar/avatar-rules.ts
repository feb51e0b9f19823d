/** Exactly this many bytes pass, one more is refused. */
export const MAX_AVATAR_BYTES = 25 * 1024 * 1024;

/** What the file chooser offers, and what is accepted. */
export const AVATAR_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/jpg'];

/** Why a file cannot become an avatar, by the name of the text that says it; undefined where it can be tried. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): 'avatarType' | 'avatarSize' | undefined {
  if (!AVATAR_TYPES.includes(type)) return 'avatarType';
  if (size > MAX_AVATAR_BYTES) return 'avatarSize';
  return undefined;
}
