/** The passwords of eight characters or more that every guesser tries first, without their digits at the end. */
const COMMON = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd contraseña contrasena motdepasse qwerty qwertyui qwertyuiop qwerty qwertz
  qwertzuiop azerty azertyuiop asdfghjk asdfghjkl zxcvbnm zxcvbnm, 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qazwsxedc iloveyou
  iloveu sunshine princess football baseball basketball superman batman starwars welcome welcome1 letmein letmein! trustno
  administrator admin adminadmin master changeme computer internet samsung whatever michelle jennifer jordan michael
  charlie dragon monkey shadow killer secret abc abcd abcdefg abcdefgh abcabc test testtest testing demo guest login
  hello hunter freedom mustang access google pokemon naruto liverpool chelsea barcelona realmadrid landfall`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** True for a password that a guesser has in the first few hundred: common words, with or without digits, and runs. */
export function isWeakPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const word = plain.replace(/(?<![\d!.?@#$*_-])[\d!.?@#$*_-]+$/, '');
  if (COMMON.has(plain) || COMMON.has(word)) return true;
  if (plain === email || plain === email.split('@', 1)[0]) return true;
  return isRun(plain);
}

/** 'aaaaaaaa', '12345678', '87654321': each character follows from the one before by the same step. */
function isRun(text: string): boolean {
  const steps = new Set<number>();
  for (let i = 1; i < text.length; i++) steps.add(text.charCodeAt(i) - text.charCodeAt(i - 1));
  if (/^\d+$/.test(text) && '01234567890123456789'.includes(text)) return true;
  return steps.size <= 1 && [0, 1, -1].includes([...steps][0] ?? 0);
}
