// Words that tell instructions from content, short enough to be kept for all languages together.

/** Words in quotation marks, which are spoken of and not meant. */
export const QUOTED = /["“„«][^"”“»]{0,80}["”“»]/gu;

export const PLEASE =
  /(?<!\p{L})(?:please|pls|plz|por favor|porfa|s['’]il (?:vous|te) pla[iî]t|svp|stp|bitte|per favore|per cortesia|alsjeblieft|alstublieft|aub|graag|proszę|prosimy|poproszę|se faz favor)(?!\p{L})/iu;

export const THANKING =
  /^(?:(?:many |muchas |muchísimas |mil |vielen |tausend |lieben |herzlichen |besten |super |heel erg |mille |molte |wielkie |stokrotne |bardzo )?(?:thanks|thank you|thx|cheers|gracias|obrigad[oa]|muito obrigad[oa]|merci|danke?|grazie|bedankt|dankjewel|dzięki|dziękuj\p{L}+|sorry))(?!\p{L})/iu;

// "Thanks to our volunteers" is content.
export const THANKING_FOR =
  /^(?:\p{L}+ ){1,3}?(?:to|a(?! (?:lot|million|bunch|todos|tutti))|al|à|aux|an|aan|ai|alla|alle|agli|ao|aos|de|di|für|voor|za)(?!\p{L})/iu;

// Rules for visitors, such as "no photos during the ceremony".
export const WHEN_THERE =
  /(?<!\p{L})(?:during|inside|while|während|im saal|durante|dentro|pendant|à l['’]intérieur|tijdens|podczas|all['’]interno|all['’]ingresso)(?!\p{L})/iu;

export const TOO =
  /(?<!\p{L})(?:too|demasiado|muy|trop|zu|troppo|te|zo|so|zbyt|za|muito|salesy|cheesy|corporate|pushy)$/iu;

// "Pintamos en tonos suaves", "Malujemy w łagodnych kolorach".
export const WE_VERB = /^\p{L}+(?:amos|emos|imos|iamo|emy|amy|imy|ymy)\s/iu;

export const BE = /(?<!\p{L})(?:is|are|es|son|est|sont|ist|sind|è|sono|zijn|jest|są|é|são)(?!\p{L})/iu;

// "Que los botones sean redondos", "Che non sia troppo lungo".
export const LET_IT = /^(?:que|che) (?:no|non|não|se|si|los|las|el|la|os|as|o|a|i|le|gli|il|lo) \p{L}/iu;

export const WILL_FOLLOW =
  /^\S+ (?:will |come |kommen|folgen|volgen|komen|follow|suivront|arriv\p{L}+|seguem|seguirán|llegar?\p{L}*|vienen|van |vão|vanno|gehen|dośl\p{L}+|będą później)/iu;

export const AT_THE_TOP =
  /(?<!\p{L})(?:at the (?:very )?top|ganz (?:nach )?oben|gleich oben|bovenaan|bovenin|tout en haut|arriba del todo|bien grandes?|bien visibles?|ben visibil[ei]|na samej górze|no topo|bem visíve(?:l|is)|gut sichtbar|goed zichtbaar|in evidenza|en évidence|em destaque)[.!]*$/iu;

export const TO_US = /^ (?:sie )?(?:us|me|up|uns|mir|nos|nous|moi|ci|mi|ons|mij|nam|mi)(?!\p{L})/iu;

export const PUTS =
  /^(?:put|show|make|keep|pon\p{L}*|pong\p{L}+|muestr\p{L}+|haz|haced|deja\p{L}*|met\p{L}+|montre\p{L}*|affich\p{L}+|garde\p{L}*|setz\p{L}*|stell\p{L}*|zeig\p{L}*|mach\p{L}*|mostra\p{L}*|zet|plaats|toon|maak|umieś\p{L}+|wstaw\p{L}*|pokaż\p{L}*|zrób\p{L}*|coloc\p{L}+|coloq\p{L}+|ponh\p{L}+|põe|mostre\p{L}*)(?!\p{L})/iu;

export const AVOIDS = /^(?:avoid|evit\p{L}+|évit\p{L}+|vermeid\p{L}+|vermijd|unikaj\p{L}*)(?!\p{L})/iu;

export const QUOTED_WORD = /["“„«][^"”“»]{1,60}["”“»]|(?<!\p{L})['‘][\p{L} -]{2,40}['’](?!\p{L})/u;

// "Den Datenschutz könnt ihr weglassen"
export const YOU_MAY_WRITE =
  /(?<!\p{L})(?:(?:könnt|könntet|dürft|solltet|kannst|könntest|können|könnten) (?:ihr|du|sie) .{0,80}(?:weglassen|rauslassen|einbauen|einfügen|reinschreiben|hinschreiben|reinnehmen|dazuschreiben|umformulieren|kürzen)|(?:mogen|kunnen|mag|kun) (?:jullie|je|u) .{0,80}(?:weglaten|toevoegen|inkorten|herschrijven|erbij zetten))[.!]*$/iu;

// Sentences that try to take over a program that writes.
export const INJECTION =
  /(?<!\p{L})(?:ignore|disregard|forget|ignoriere|ignorieren sie|vergiss|ignora|ignorad|olvida|ignorez|oubliez|dimentica|esqueça|negeer|vergeet|zignoruj|zapomnij)(?: (?:all|any|the|your|my|everything|alle|alles|todas?|las|tout(?:es)?|les|tutt[eio]|as|todas|wszystkie|poprzednie|previous|prior|vorherigen|anteriores|précédentes|precedenti|eerdere)){1,3} ?(?:\p{L}+ )?(?:instructions?|rules|prompts?|anweisungen|instrucciones|consignes|istruzioni|instruções|instructies|instrukcje|polecenia)|^(?:system|assistant) ?:/iu;
