import { oneOf } from '../text/phrases.ts';

/** Who something belongs to, in all languages. */
const OWNERS =
  'owner|boss|proprietor|manager|dueño|dueña|propietario|propietaria|encargado|encargada|jefe|jefa|titular|dono|dona|proprietário|proprietária|gerente|patron|patronne|gérant|gérante|propriétaire|inhaber|inhaberin|chef|chefin|besitzer|besitzerin|titolare|proprietario|proprietaria|gestore|eigenaar|eigenares|baas|uitbater|właściciel|właścicielka|szef|szefowa';
const IS = "is|es|é|est|c['’]est|ist|è|to|jest";

/** "el dueño es", "the owner's": what leads to who owns something, and not to what that is called. */
export const TELLS_OWNER = new RegExp(
  `(?<!\\p{L})(?:${oneOf(OWNERS.split('|'))})(?:,? (?:${IS})|['’]s)(?: (?:the|el|la|o|a|le|der|die|il|de))? $`,
  'iu',
);

/** "per la famiglia", "for the family": those for whom something is done. */
export const HELPS_FAMILY =
  /(?<!\p{L})(?:for|para|pra|por|pour|für|per|voor|dla)(?: (?:the|our|la|a|die|unsere|de|het|notre|nuestra|nossa|nostra|nasz[ae]j))? (?:family|familia|família|famille|familie|famiglia|gezin|rodziny) $/iu;

/** "Zona Via Etnea", "Barrio Garrido": a part of a town. */
export const PART_OF_TOWN =
  /^(?:zona|zone|area|district|barrio|bairro|quartiere|quartier|rione|wijk|buurt|stadtteil|viertel|dzielnica|osiedle) \p{Lu}/iu;
