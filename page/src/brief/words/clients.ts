import { HELLO } from './greetings.ts';

/** "Client is Harbour Lane Dental, a practice": for whom somebody else writes, before what they are. */
export const CLIENT_IS = new RegExp(
  String.raw`^(?:${HELLO}[,!.]? )?(?:(?:the|our|my|this|der|die|unser(?:e)?|mein(?:e)?|el|la|nuestr[oa]|mi|notre|mon|ma|l['’]|le|il|nostr[oa]|mi[oa]|o|a|noss[oa]|meu|minha|de|onze|mijn|nasz(?:a)?|mój|moja) ?){0,2}(?:client(?:e|a)?|customer|kund(?:e|in)|klant|opdrachtgever|klient(?:ka)?) (?:is|ist|es|est|è|é|jest|to)(?: (?:called|heißt|the|die|der|das|el|la|le|il|o|a|de|het))? (?=\p{L})`,
  'iu',
);
/** "A page for our client, the Kolb Joinery": who it is for, in front of the name. */
export const OF_CLIENT =
  /(?<=(?:page|site|seite|página|web|sitio|pagina|sito|stron\p{L}|landing) (?:for|für|para|pour|per|voor|dla) )(?:(?:our|my|a|unsere?n?|meine?n?|nuestr[oa]|mi|un|una|notre|mon|ma|il nostro|la nostra|il mio|la mia|o nosso|a nossa|onze|mijn|nasz(?:ego|ej)|mojego|mojej) )(?:clienta|cliente?|customer|kund(?:en|in)|klant|klient(?:a|ki))(?:,? (?:the|die|den|das|el|la|le|il|lo|o|a|de|het)(?= \p{L})|,)? (?=\p{L})/iu;
/** "Für unsere Kundin, die Malerin Ida Kolb aus Ulm, wird eine Seite benötigt": the client, before what is wanted for them. */
export const FOR_CLIENT =
  /^(?:for|für|para|pour|per|voor|dla) (?:our|my|unsere?n?|meine?n?|nuestr[oa]|mi|notre|mon|ma|il nostro|la nostra|il mio|la mia|o nosso|a nossa|onze|mijn|nasz(?:ego|ej)|mojego|mojej) (?:clienta|cliente?|customer|kund(?:en|in)|klant|klient(?:a|ki)),? (?:(?:the|die|den|das|el|la|le|il|lo|o|a|de|het) |l['’])?([^:;!?\n]{3,120}?),? ((?:we|wir|il (?:nous )?faut|nous|necesitamos|buscamos|hace falta|se necesita|(?:ci )?serve|abbiamo|cerchiamo|precisamos|queremos|wij|zoeken|hebben|willen|is er|potrzebujemy|potrzebna|chcemy|(?:wird|werden|brauchen|benötigen|suchen|bauen|möchten|hätten)) [^.!?\n]{0,60}(?:page|site|seite|página|web|pagina|sito|stron\p{L}|landing)[^.!?\n]{0,40})(?=[.!?\n]|$)/iu;
