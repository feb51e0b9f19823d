const WORD = String.raw`\p{Lu}[\p{L}'’-]+`;
/** "Ann Bell", "Joke van Wieringen"; "Marta de Burgos" may be Marta from Burgos. */
const NAME = `${WORD} (?:(?:van|von|der|den|le|la|del) ){0,2}${WORD}(?: (?:(?:de|da|do|dos|van|von|du|di) )?${WORD})?`;
const SAYS_NAME =
  "[Mm]y name(?:['’]s| is)|[Ii](?:['’]m| am)|[Mm]e llamo|[Mm]i nombre es|[Ss]oy|[Cc]hamo-me|[Mm]e chamo|[Oo]? ?[Mm]eu nome é|[Jj]e m['’]appelle|[Mm]on nom est|[Jj]e suis|[Ii]ch heiße|[Mm]ein [Nn]ame ist|[Ii]ch bin|[Mm]i chiamo|[Ii]l mio nome è|[Ii]k heet|[Mm]ijn naam is|[Ii]k ben|[Nn]azywam się|[Mm]am na imię|[Pp]age for me|[Ww]ebsite for me";

/** "..., I'm Orla Finch and", "a page for me, Col Braithwaite, hedgelayer": who speaks, with a surname. */
const STATED = new RegExp(`(?<=^|[.!?;:,\\n] ?|\\p{L} )(?:${SAYS_NAME}),? (${NAME})(?=[.,;!\\n]|$| \\p{Ll})`, 'u');

/** Who says their name and surname in a description; empty where nobody does. */
export const statedOwner = (text: string): string => STATED.exec(text)?.[1] ?? '';
