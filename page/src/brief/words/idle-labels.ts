/** "It runs": what a thing does, in the place of its name. */
export const IT_DOES = /^(?:it|this|they|es|sie|er|elle|ça|esso|essa|dit|ele|ela|isto|ono)(?: \p{L}+)?$/iu;

/** "Out 14 November on Steam": when or where a thing can be had, in the place of its name. */
export const RELEASED =
  /^(?:(?:it['’]?s )?(?:comes out|out|available|releas(?:es|ed|ing)|coming|launch(?:es|ing))|erhältlich|verfügbar|erscheint|ab(?= \d)|disponible|sale(?= el| en| a la)|sort(?:ie)?(?= le| en)|dispon[ií]ve(?:l|is)|lançamento|sai(?= a| em| no)|esce(?= il| a| in)|disponibile|in uscita|verkrijgbaar|verschijnt|dostępn\p{L}+|premiera|ukaże się)(?: .*)?$/iu;

/** "Or 12x de R$ 39,70": another way to pay, in the place of a name. */
export const INSTALMENTS_BESIDE =
  /^(?:or|ou|o|oder|of|lub) (?:in |em |en |a |à )?\d{1,2} ?(?:x|×|times|vezes|parcelas|cuotas|pagos|fois|raten|rate|termijnen|rat) ?(?:de|of|à|a|von|da|di|van|po)? ?(?:R\$|[€£$])? ?\d[\d.,]*(?: ?(?:€|zł|euros?|reais))?$/iu;

/** "There's": what there is, before its price and its name. */
export const THERE_IS =
  /^(?:(?:and |y |e |et |und |en |i )?(?:there(?:['’]s| is| are)|we(?:['’]ve| have)(?: got)?|hay|tenemos|há|temos|il y a|(?:nous avons|on a)|es gibt|wir haben|c['’]è|ci sono|abbiamo|er is|er zijn|we hebben|jest|są|mamy)(?: also)?)(?: an?| une?| un| eine?n?| een| uma?| una)?$/iu;

/** "$5 a month supporter tier": a sum with its unit, and the name behind it. */
export const SUM_AND_THING =
  /^((?:(?:R\$|[€£$]) ?\d[\d.,]*|\d[\d.,]* ?(?:€|zł|euros?|pounds?|dollars?))(?:(?:\/| (?:a|an|per|pro|al|por|par|à la|im|na|za) ?)\p{L}+)?) (\p{L}[\p{L} '’-]{2,40})$/iu;

/** "Cada uma": each of what was told of before. */
export const EACH =
  /^(?:each(?: one)?|cada un[ao]|cada uma?|chacune?|ciascun[ao]|(?:pro )?stück|per stuk|za sztukę|każd[aey])$/iu;

/** "First appointment is 50 minutes and that's": how long or how much of something, before its price. */
export const AND_THAT_IS =
  /^(\p{L}[\p{L} '’-]{2,50}?),? (?:(?:is|lasts|takes|es|dura|est|dure|ist|dauert|è|é|duurt|trwa|to) )?((?:about |unos |ca\.? )?\d{1,3} ?(?:minutes?|mins?|hours?|minutos?|horas?|minuten?|stunden?|heures?|minuti|ore|uur|uren|minut|godzin\p{L}{0,2})),? (?:and|y|e|et|und|en|i) (?:that['’]?s|it['’]?s|son|es|c['’]est|ça fait|das (?:sind|macht|kostet)|sono|fanno|são|isso são|custa|dat is|to)$/iu;

/** "Is a day's sail for one": what a sum is, in the place of a name. */
export const IS_THING =
  /^(?:is|es|est|ist|è|é|jest|to) (?=(?:an?|the|your|one|two|tu|su|una?|une|le|la|l['’]|votre|ton|ta|eine?|der|die|das|dein|deine|ihr|il|lo|uma?|o|os|een|de|het|je) )/iu;

/** "El fresco sale": a verb that only leads to a price. */
export const COMES_TO = /^((?:el|la|los|las|un|una|cada) .+) (?:sale|salen|vale|valen|viene|vienen)$/iu;

/** "Dura hora y media": how long something takes, in the place of its name. */
export const LASTS =
  /^(?:it |es |ça |la )?(?:lasts|takes|dura|duran|dure|dauert|duurt|trwa|demora) (?:\p{L}+ ){0,2}?(?:\d|una? |uma |une |eine?|an? |one |half |media |meia |demi|halb|mezz|anderthalb|anderhalf|hora |ora |uur |heure )/iu;
