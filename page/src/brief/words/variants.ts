/** What one thing is had in for several prices, in all our languages: how long, how large, on which days. */
const HOW_LONG =
  '(?:half|full|whole)[ -]days?|all day|(?:\\d{1,2}|an?|one|two|half an) (?:hours?|hrs?|days?|weeks?|mins?|minutes)|half[ -]hour|weekends?|(?:media|medio) (?:jornada|día)|(?:jornada|día) (?:completa|completo|entera|entero)|\\d{1,2} (?:horas?|días?|semanas?|minutos)|fin de semana|semana|meio[ -]dia|dia inteiro|\\d{1,2} dias?|fim de semana|demi[ -]journée|journée(?: (?:complète|entière))?|\\d{1,2} (?:heures?|jours?|semaines?)|week-ends?|(?:halber|ganzer|halben|ganzen) tag|halbtags|ganztags|\\d{1,2} (?:stunden?|tage?|wochen?)|wochenende|mezza giornata|giornata intera|giornata|\\d{1,2} (?:or[ae]|giorn[io]|settiman[ae])|weekend|(?:halve|hele) dag|dagdeel|\\d{1,2} (?:uur|dagen|weken)|pół dnia|cały dzień|\\d{1,2} (?:godzin[aęy]?|dni)|doba';
const HOW_LARGE =
  'small|medium|large|x?l|mini|regular|chic[oa]|pequeñ[oa]|median[oa]|grande|pequen[oa]|médi[oa]|petite?|moyenn?e?|klein|mittel|groß|piccol[oa]|medi[oa]|groot|middel|mał[ayei]|średni[ae]?|duż[aye]|\\d{2,4} ?(?:ml|cl|g|cm)|\\d{1,2}(?:[.,]\\d)? ?(?:l|kg|pcs|szt\\.?)';
const WHICH_DAYS =
  'weekdays?|(?:high|low|peak|off)[ -]?(?:season|peak)|(?:temporada|época) (?:alta|baja|baixa)|alta|baja|mañana|tarde|noche|entre semana|manhã|noite|(?:haute|basse) saison|semaine|matin|après-midi|soir|hauptsaison|nebensaison|unter der woche|vormittags?|nachmittags?|abends?|(?:alta|bassa) stagione|feriali|festivi|mattina|pomeriggio|sera|hoogseizoen|laagseizoen|doordeweeks|ochtend|middag|avond|w tygodniu|w sezonie|poza sezonem';

const VARIANT = `(?:${HOW_LONG}|${HOW_LARGE}|${WHICH_DAYS})`;
/** A text that is nothing but a variant. */
export const IS_VARIANT = new RegExp(`^${VARIANT}$`, 'iu');
/** "Boat half day": a thing and its variant behind it. */
export const ENDS_IN_VARIANT = new RegExp(`^(?<thing>\\p{L}.*?|\\d{1,2} \\p{L}.*?) (?<variant>${VARIANT})$`, 'iu');
/** "20 half day": a sum before its variant. */
export const SUM_AND_VARIANT = (sum: string): RegExp =>
  new RegExp(`^(?:(?<thing>[^€£$]{1,60}?) )?(?<sum>${sum}) (?<variant>${VARIANT})$`, 'iu');

const OF_MONEY = 'pounds?|euros?|dollars?|reais|pesos|zł(?:otych)?|franken|francs|€|£|\\$';
/** "(all in pounds)", "tarifs en euros": the currency of a list, told once. */
export const CURRENCY_OF_ALL = new RegExp(
  `^(?:(?:all |both )?(?:prices|pricing)|all|both|(?:todos )?(?:los )?precios|todo|todos|(?:todos )?(?:os )?(?:preços|valores)|tudo|(?:tous )?(?:les )?(?:prix|tarifs)|tous|tout|(?:alle )?preise|alles?|(?:tutti )?(?:i )?prezzi|tutti|tutto|(?:alle )?prijzen|(?:wszystkie )?ceny|wszystko)? ?(?:are |is |son |são |sont |sind |sono |zijn |są )?(?:in|en|em|w) (?<currency>${OF_MONEY})$`,
  'iu',
);
