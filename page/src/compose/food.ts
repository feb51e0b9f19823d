import type { Fact } from '@landfall/shared/contracts';

const FOOD =
  /(?<!\p{L})(?:men[uú]s?|(?:(?:la|nuestra|our) |a la )carta|carta d(?:e|ei|egli) (?:vinos?|vini|tapas|dolci)|restaurantes?|restaurants?|ristorant[ei]|trattoria|tapas|caf[eé]s?|cafeter[ií]a|pizz\p{L}*|bistros?|speise\p{L}*|gasth\p{L}*|wirtshaus|kuchnia|restauracja|starters|mains|desserts?|postres|entrantes|entr[ée]es|plats|vorspeisen?|hauptgerichte?|antipasti|primi|secondi|dolci|przystawki|dania|voorgerechten|hoofdgerechten|sobremesas|pratos|food truck|tacos)(?!\p{L})/iu;
/** What follows says for whom it is: a planner for restaurants serves no dishes. */
const FOR_WHOM = /(?<!\p{L})(?:for|para|für|pour|per|voor|dla)(?!\p{L})/iu;

/** "No café, but picnic tables" */
const NONE =
  /(?<!\p{L})(?:no|without|sin|keine?n?|ohne|pas de|sans|senza|nessun\p{L}?|geen|sem|bez|brak) \p{L}{1,20}/giu;

/** Whether a text speaks of somebody who serves food. */
export const speaksOfFood = (text: string): boolean => FOOD.test((text.split(FOR_WHOM)[0] ?? '').replace(NONE, ''));

/** Whether a fact is about somebody who serves food. Of offers the heading of their list says it. */
export const isOfFood = ({ kind, group, text }: Fact): boolean => speaksOfFood(kind === 'offer' ? group : text);
