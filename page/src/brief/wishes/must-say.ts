/** "Has to say at the bottom: Promoted by ...", "Unten muss stehen: ...": an order, with the words that are to be published. */
const MUST_SAY =
  /^(?:(?:and|y|und|et|e|en|i) )?(?:(?:(?:it|the page|the footer) )?(?:has to|must|needs to|should) say(?: (?:at|on|in) the (?:very )?(?:bottom|end|top|footer))?|(?:tiene que|debe) (?:decir|poner)(?: (?:abajo|al final|al pie))?|(?:abajo|al pie) (?:tiene que|debe) (?:decir|poner)|(?:unten|ganz unten|am ende|im fuß) (?:muss|soll) (?:noch )?(?:stehen|hin)|en bas (?:il faut|on doit) (?:mettre|écrire|lire)|in fondo (?:deve esserci scritto|va scritto|scrivi)|onderaan moet (?:nog )?(?:staan|komen)|(?:tem que|deve) (?:dizer|constar)(?: (?:no fim|em baixo|no rodapé))?|na dole (?:musi być|ma być)(?: napisane)?) ?: ?(?=\p{L})(.{8,600})$/isu;

/** The words that a sentence says must stand on the page; empty where it says none. */
export const mustSay = (text: string): string => MUST_SAY.exec(text.trim())?.[1]?.trim() ?? '';
