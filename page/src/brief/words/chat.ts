// What people say to each other while they write a description together, in all our languages.

/** "OK", "oh yeah", "klopt": opens a message that agrees with the one before. */
export const AGREES: readonly string[] = [
  ...['ok', 'okay', 'oki', 'oh yeah', 'oh yes', 'yes', 'yep', 'yeah', 'yup', 'sure', 'of course', 'fine'],
  ...[
    'vale',
    'sí',
    'si',
    'claro',
    'ah sí',
    'ah vale',
    'es verdad',
    'cierto',
    'perfecto',
    'sim',
    'claro que sim',
    'pois é',
  ],
  ...['oui', 'ouais', 'ah oui', "d'accord", 'daccord', 'ok oui', 'exact', 'c’est vrai', "c'est vrai", 'ja', 'genau'],
  ...['stimmt', 'ach ja', 'ah ja', 'klar', 'sì', 'ah sì', 'certo', 'giusto', 'esatto', 'jawel', 'klopt', 'oja'],
  ...['oja klopt', 'oh ja', 'o ja', 'tuurlijk', 'tak', 'no tak', 'jasne', 'racja', 'zgadza się', 'a tak', 'no jasne'],
];

/** "Yes and sun 10-2" */
export const YES: readonly string[] = ['yes', 'yep', 'yeah', 'ok', 'okay', 'sí', 'sim', 'oui', 'ja', 'sì', 'tak'];

/** "No", "god no", "mejor no": opens an answer that denies what was asked. */
export const REFUSES: readonly string[] = [
  ...['no', 'nope', 'nah', 'god no', 'no way', 'please no', 'rather not', 'better not', 'not really', 'no no'],
  ...[
    'mejor no',
    'qué va',
    'que va',
    'para nada',
    'não',
    'nao',
    'melhor não',
    'nem pensar',
    'non',
    'nan',
    'surtout pas',
  ],
  ...[
    'plutôt pas',
    'nein',
    'nee',
    'ne',
    'bloß nicht',
    'lieber nicht',
    'meglio di no',
    'no dai',
    'liever niet',
    'nie',
    'lepiej nie',
  ],
];

/** "£100 we said", "400 maintenant": a sum that stands in place of the one before. */
export const SETTLED: readonly string[] = [
  ...['we said', 'we agreed', 'now', 'it is now', "it's now", 'not anymore', 'it went up', 'i thought'],
  ...['dijimos', 'habíamos dicho', 'quedamos en', 'ahora', 'ahora son', 'combinamos', 'tínhamos dito', 'agora'],
  ...[
    'on a dit',
    'on avait dit',
    'maintenant',
    'c’est',
    "c'est",
    'hatten wir gesagt',
    'haben wir gesagt',
    'jetzt',
    'ist jetzt',
  ],
  ...['avevamo detto', 'abbiamo detto', 'adesso', 'ora sono', 'hadden we gezegd', 'zeiden we', 'is nu', 'nu'],
  ...['mówiliśmy', 'mówiłyśmy', 'teraz', 'ustaliliśmy', 'ustaliłyśmy'],
];

/** A question that people ask each other, as opposed to one that names a fact. */
export const ASKS_EACH_OTHER =
  /(?<!\p{L})(?:you|u|we|i|shall|should|ready|do|does|did|what|which|who|how|why|when|where|t[úu]|vos|usted|podemos|ponemos|decimos|qué|cómo|quién|você|pomos|falamos|que|como|tu|vous|on|nous|comment|quoi|qui|du|ihr|wir|ich|sollen|was|wie|wer|warum|ci|cosa|come|chi|mettiamo|diciamo|je|jij|we|wij|ik|wat|hoe|wie|ty|my|piszemy|dajemy|co|jak|kto|czy)(?!\p{L})/iu;

/** A message that a messenger wrote in place of a picture or a call. */
export const SYSTEM =
  /^(?:<[^<>]{1,60}>|\[[^[\]]{1,40}\]|(?:image|photo|video|audio|sticker|gif|document|imagen|imagem|foto|bild|immagine|afbeelding|zdjęcie) (?:omitted|omitid[ao]|ocultad[ao]|absente?|omise?|weggelassen|omess[ao]|weggelaten|pominięt[oey])|[^\s]{1,40}\.(?:jpe?g|png|webp|heic|mp4|opus|pdf|vcf) \([^()]{1,30}\)|(?:missed )?(?:voice|video) call(?:,? \d{1,3} ?\p{L}{1,8}| missed)?|llamada (?:perdida|de voz|de vídeo)|chamada (?:perdida|de voz|de vídeo)|appel (?:vocal|vidéo|manqué)|(?:verpasster )?(?:sprach|video)anruf|(?:chiamata|videochiamata) (?:persa|vocale)|(?:gemiste )?(?:spraak|video)oproep|nieodebrane połączenie)\.?$/iu;

/** What a messenger notes behind the hour: who came and who left. */
export const SYSTEM_NOTE =
  /(?:end-to-end|cifrad[oa]s?|criptografad[oa]s?|chiffrés?|verschlüsselt|crittografat[ie]|versleuteld|szyfrowan[ea])|(?<!\p{L})(?:left|joined|was added|added|removed|created (?:the )?group|changed (?:the|this)|salió|se unió|añadió|creó|saiu|entrou|adicionou|criou|a quitté|a rejoint|a ajouté|a créé|hat (?:die gruppe|.{1,30} (?:hinzugefügt|erstellt|entfernt|geändert))|ha (?:abbandonato|aggiunto|creato)|si è unit[oa]|heeft (?:de groep|.{1,30} (?:toegevoegd|verwijderd|gemaakt))|opuści\p{L}{1,3}|dołączy\p{L}{1,3}|doda\p{L}{1,3}|utworzy\p{L}{1,3})(?!\p{L})/iu;
