/** What somebody is like, and what visitors should know of them: "I'm really patient with nervous dogs", "Ik ben slechthorend". */
export const TRAIT =
  /^(?:(?:and|but|y|pero|e|ma|mas|und|aber|en|maar|et|mais|i|ale),? )?(?:(?:i['’]?m|i am|we['’]?re|we are|ich bin|wir sind|ik ben|wij zijn|we zijn|je suis|nous sommes|soy|somos|(?:eu )?sou|sono|siamo|jestem|jesteśmy|ben) )(?:\p{L}+ ){0,2}(?:patient|gentle|deaf|blind|hard of hearing|partially sighted|in a wheelchair|allergic|vegan|vegetarian|left-handed|geduldig|schwerhörig|gehörlos|taub|sehbehindert|geduldig|slechthorend|doof|slechtziend|patiente?s?|douce?s? avec|sourde?s?|malentendante?s?|aveugles?|malvoyante?s?|paciente?s?|sord[oa]s?|ciegas?|ciegos?|surd[oa]s?|ceg[oa]s?|pazient[ei]|sord[oa]|ciec[oa]|cierpliw[aye]|niesłysząc[aye]|niewidom[aye])(?!\p{L})/iu;

/** What somebody does not do, told of the thing: "Kinderfeestjes doe ik niet meer", "Bilanzen mache ich nicht". */
export const DOES_NOT =
  /^(?!(?:das|dat|dit|es|het|so|zo)(?!\p{L}))[\p{L}\d -]{4,40} (?:(?:doe|doen) (?:ik|we|wij) niet(?: meer)?|(?:mache?|machen) (?:ich|wir) (?:leider )?nicht(?: mehr)?|(?:non (?:ne )?(?:faccio|facciamo))(?: più)?)[.! ]*$/iu;

/** What is done when it rains, and at most how many come. */
export const HAPPENS =
  /^(?:(?:if|when|wenn|falls|si|se|quando|als|jeśli|gdy) [^,.]{0,30}(?:rain|regn|lluev|lluvia|chov|chuv|pleu|piov|pioggi|regen|pada|deszcz|storm|snow|schne|niev|neig|sneeuw|śnieg)\p{L}*|(?:at most|a maximum of|max(?:imum|imal|imaal|imo|\.)?|höchstens|como máximo|máximo|no máximo|au maximum|al massimo|massimo|hooguit|najwyżej|maksymalnie) \d{1,3} (?:people|persons?|participants|kids|children|students|guests|dogs|mensen|personen|deelnemers|kinderen|leute|teilnehmer\p{L}{0,3}|kinder|gäste|personas|niños|alumn[oa]s|participantes|pessoas|alun[oa]s|crianças|personnes|élèves|enfants|persone|alliev[ie]|bambini|partecipanti|os[óo]b|osoby|uczestnik\p{L}{1,2}|dzieci)(?!\p{L}))/iu;
