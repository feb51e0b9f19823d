// What stands in brackets behind a text that is to be changed, in all our languages.

const NOW =
  '(?:is |are )?now|jetzt|inzwischen|mittlerweile|ahora|ya(?: son| es)?|maintenant|désormais|ora|adesso|agora|nu|inmiddels|teraz|obecnie';

/** "[still true]": a note that changes nothing. */
export const HOLDS_STILL =
  /^(?:(?:this |that |das |dit |eso |ça |questo |isso )?(?:is )?still (?:true|right|correct|valid|applies|the same)|unchanged|stimmt (?:so )?noch|passt noch|gilt noch|unverändert|sigue (?:igual|siendo así|valiendo)|sin cambios|(?:est )?toujours (?:bon|valable|vrai|d['’]actualité)|inchangé|ancora (?:valido|vero|giusto)|invariato|ainda (?:vale|está certo|é assim)|sem alterações|klopt nog|ongewijzigd|nadal aktualne|bez zmian)[.!]?$/iu;

/** "[now: five]": what stands in place of what is right before it. */
export const NOW_IT_IS = new RegExp(`^(?:${NOW}) ?:? (?=[\\p{L}\\d£€$])(.+)$`, 'iu');

/** "[new: a second shop in Leeds]": what is told besides. */
export const TOLD_BESIDES =
  /^(?:new|add|also|plus|neu|dazu|neu dazu|ergänzen|nuev[oa]s?|añad(?:e|ir)|agrega(?:r)?|nouveaut?é?|ajoute[rz]?|en plus|nuov[oaie]|aggiung(?:i|ere)|nov[oa]s?|acrescenta(?:r)?|adiciona(?:r)?|nieuw|erbij|toevoegen|nowe|doda(?:j|ć)) ?: (.+)$/iu;

/** "[for you: ...]", "[Dev, ...]": whom a note speaks to, before what it says. */
export const FOR_MAKER =
  /^(?:for you|to you|note to (?:you|self)|für dich|an dich|para ti|pour toi|pour vous|per te|só (?:pra|para) (?:você|ti)|pra você|voor jou|dla ciebie) ?[:,–-] ?/iu;

/** "[delete, it is twice as long by now]": what stands before it is taken out. */
export const TAKES_OUT =
  /^(?:please |bitte |por favor,? |svp,? |per favore,? |graag )?(?:(?:delete|remove|drop|cut)(?: this line)?|streichen|löschen|weglassen|raus|quitar|borrar|eliminar|(?:à )?supprimer|enlever|togliere|eliminare|cancellare|tirar|apagar|remover|schrappen|weglaten|usunąć|skreślić)(?: (?:this|that|it|das|esto|eso|ça|questo|isto|isso|dit|dat|to))?(?:[.!]|$|[,;:–-] ?.*)/iu;

/** "[leave out the fax]", "[Fax weglassen]": what is taken out, by its name. */
export const TAKES_OUT_NAMED =
  /^(?:(?:please |bitte |por favor,? )?(?:leave out|delete|remove|drop|cut|skip|lose|quita(?:r)?|saca(?:r)?|sacá|borra(?:r)?|elimina(?:r)?|enlève[rz]?|supprime[rz]?|retire[rz]?|togli(?:ere|ete)?|tira(?:r)?|apaga(?:r)?|schrap(?:pen)?|usuń) (?:the |el |la |los |las |le |les |l['’]|il |lo |i |o |a |os |as |de |het )?(?<named>\p{L}[\p{L}’'-]{1,24}(?: \p{L}[\p{L}’'-]{1,24})?)|(?:(?:die|den|das|de|het) )?(?<named2>\p{Lu}[\p{L}’'-]{1,24}) (?:(?:bitte )?(?:weglassen|streichen|raus|löschen)|weglaten|schrappen))(?=[.!]?$|[,;:–-] ?.*)/iu;

/** "[Ann has left, now Bea Hart]": somebody in place of somebody else. */
export const LEFT_NOW = new RegExp(
  `^(?<old>\\p{Lu}[\\p{L}’'-]{1,20}) (?:is gone|has left|left|ist weg|ist nicht mehr (?:da|bei uns)|ya no está|se fue|(?:est )?partie?|n['’]est plus là|non c['’]è più|se n['’]è andat[oa]|saiu|já não está|não está mais|is weg|is vertrokken|odszedł|odeszła)[,;] ?(?:${NOW})(?: (?:it['’]?s|ist es|es|está|c['’]est|è|é|is het|to))? (?<by>\\p{Lu}[\\p{L}’'-]{1,20}(?: \\p{Lu}[\\p{L}’'-]{1,24}){0,3})[.!]?$`,
  'u',
);

/** "[moved to 5 May]", "(ATENÇÃO: passou para sexta, 24 de abril!)": a date or time in place of the one before it. */
export const MOVED =
  /^(?:(?:nb|n\.b\.|note|attention|atención|atenção|attenzione|achtung|let op|uwaga|agg\.?|aggiornamento|update|actualización|atualização|mise à jour|neu|new|ojo)[:,.!]{0,2} )?(?:(?:it |this |that |se |é |è |ist |wurde |fue |foi |est |a été |is |wordt )?(?:now|moved|postponed|put off|brought forward|verschoben|verlegt|vorverlegt|pasa|pasó|cambia|movid[oa]|aplazad[oa]|adelantad[oa]|déplacée?|reportée?|avancée?|rinviat[oa]|spostat[oa]|anticipat[oa]|passou|mudou|passa|adiad[oa]|antecipad[oa]|verplaatst|verzet|uitgesteld|przeniesion[aey]|przełożon[aey]))(?: (?:to|until|auf|zum|al?|para|para o|pra|au|à|naar|na|do|per il))? /iu;

/** "[only with a prescription]": what limits the sentence before it. */
export const LIMITS =
  /^(?:(?:only|nur|s[oó]lo|solamente|seulement|uniquement|soltanto|solo|só|somente|apenas|alleen|tylko) (?=[\p{L}\d]))/iu;

/** "(no, cards are fine now)": what is so in place of what stands before it; its subject is the first group. */
export const NO_RATHER =
  /^(?:no|nope|nein|nee|ne|non|não|nie|stimmt nicht)(?:, |: | – )(?!(?:thanks|thank you|danke|gracias|merci|grazie|obrigad[oa]|dank)(?!\p{L}))(.{6,80})$/iu;

/** "[the owner says don't post it]", "[check this please]": what is for whoever makes the page. */
export const TOLD_TO_MAKER =
  /^(?:(?:the )?(?:owner|boss|client|manager|director|chef|chefin|kunde|jefe|jefa|dueñ[oa]|cliente|patronne?|client|capo|titolare|chefe|don[oa]|baas|klant|szef|klient)(?: says| said| wants| sagt| möchte| dice| quiere| dit| veut| vuole| diz| quer| zegt| wil| mówi| chce)(?!\p{L})|(?:please |bitte |porfa,? |por favor,? )?(?:verificare|check|chec[ak]|revisa|prüf(?:e|en)?|vérifie[rz]?|controlla|confere|kijk|sprawdź) )/iu;

/** What a line opens with that puts right what stands above it: "Last-minute correction:", "Correção do cliente 12/7:". */
export const CORRECTION_LINE =
  /^(?:[>*•–-]{1,3} ?)?(?:last[- ]minute |late |client['’]?s? |kleine )?(?:corrections?|erratum|errata|korrekturen|korrektur|corrección(?:es)?|correcciones|correç(?:ão|ões)|correzion[ei]|rettifica|correcties?|poprawk[ai]|rectificación|rectificatif)(?: (?:from|by|of|de|del|du|der|des|do|da|dal|van|von|vom|our|the|unser\p{L}{0,2}|última|ultima|last|letzter|dernière|hora|minuto|minute|heure|client|cliente|customer|kunden?|kundin|klant|klienta)){0,4}(?: \d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?)? ?: /iu;

/** "passes to", "now costs", "until": stands between a name and what holds for it from now on. */
export const NOW_WITH =
  /(?<!\p{L})(?:is now|are now|now|moves? to|changes to|costs|ist jetzt|jetzt|verschoben auf|kostet|pasa|pasan|cambia|cuesta|ahora|va|vai|passa|custa|agora|coûte|maintenant|costa|ora|kost|nu|teraz|kosztuje)(?!\p{L})/iu;

/** "Not Ms Hart (on leave) but Bea Wills, head of sales": somebody else than who stands above. */
export const NOT_BUT =
  /^(?:not|nicht|niet|non|no|não|nie|pas) (?:(?:mr|mrs|ms|dr|frau|herr|herrn|señora?|sr\.?|sra\.?|mme|m\.|madame|monsieur|signora?|mevrouw|meneer|dona|seu|pani?|pana)\.? )?(?<old>\p{Lu}[\p{L}’'-]{1,24}(?: \p{Lu}[\p{L}’'-]{1,24}){0,2})(?: ?\([^()]{1,40}\))?,? (?:but|sondern|maar|sino|ma|mas|mais|ale|lecz) (?:(?:mr|mrs|ms|frau|herr|herrn|señora?|mme|madame|monsieur|signora?|mevrouw|meneer)\.? )?(?<by>\p{Lu}.{2,140})$/iu;

/** "Friday until 2 now": before the time that a day ends at from now on. */
export const UNTIL_NOW =
  /(?<!\p{L})(?:now|jetzt|inzwischen|ahora|maintenant|ora|adesso|agora|nu|teraz)(?: \p{L}+)? (?:until|till|to|bis|hasta(?: las?)?|jusqu['’]à|fino alle|até(?: às?| as)?|tot|do) (?=\d)/iu;

/** " now", which says nothing where nothing else was told before. */
export const SAYS_NOW = / (?:now|jetzt|ahora|maintenant|ora|adesso|agora|nu|teraz)(?!\p{L})/iu;

/** "Otley: lift available" */
export const LABELLED_NOTE = /^\p{Lu}[\p{L} ]{2,20}: ?[\p{L}\d]/u;

/** "(approved 3/2)": that somebody may be quoted, for those who make the page. */
export const APPROVED =
  /^(?:(?:quote |text )?(?:approved|cleared|signed off)|freigegeben|autorisiert|aprobad[oa]|autorizad[oa]|aprovad[oa]|validée?|approuvée?|approvat[oa]|autorizzat[oa]|goedgekeurd|zatwierdzon[ey])(?: (?:by|von|por|par|da|door|przez|on|am|el|em|le|il|op|for|für|para) [^()]{1,40}| \d[\d/. ]{0,12})?$/iu;

/** "[wrong, it's HR8 9ZZ]" */
export const WRONG =
  /^(?:wrong|falsch|incorrecto|está mal|faux|sbagliato|errado|fout|źle)[,;:.!]? (?:(?:it['’]?s|it is|es ist|das ist|es|c['’]est|è|é|het is|to) )?(\S.*)$/iu;

/** "[not any more, members pay £3.50 a crate]", "[it is now! slots from Pru]" */
export const NO_LONGER =
  /^(?:not any ?more|no longer|(?:it |they )(?:is|are|do|does) now|nicht mehr|doch|jetzt schon|ya no|ahora sí|plus maintenant|c['’]est fini|maintenant (?:oui|si)|non più|ora sì|já não|agora sim|(?:nós )?mudámos|mudamos|we(?:['’]ve| have)? moved|wir sind umgezogen|nos (?:hemos mudado|mudamos)|on a déménagé|ci siamo trasferiti|niet meer|nu wel|już nie)[,;:.!]{1,2} (\S.+)$/iu;

/** "[has left]" */
export const HAS_LEFT =
  /^(?:(?:he|she|they)(?:['’]s|['’]ve| has| have) (?:left|gone)|(?:has |have )(?:already )?(?:left|gone)|ist (?:schon )?weg|nicht mehr da|ya (?:no está|se fue)|(?:est )?(?:déjà )?parti[es]?|n['’]est plus là|se n['’]è andat[oa]|non c['’]è più|já (?:saiu|não está)|is (?:al )?weg|już nie pracuje)[.!]?$/iu;

/** "and the trainee Sara", the last of some people. */
export const LAST_NAMED =
  /(?:,| (?:and|und|y|e|et|en|i))(?: (?:the|die|der|la|el|le|l['’]|il|a|o|de|het))?(?: \p{Ll}{2,20}){0,2} \p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'-]{1,20})?(?: ?\([^()]{2,40}\))?$/u;

/** "My changes in [ ]": what is noted in brackets is so now. */
export const NOTES_ARE_CHANGES =
  /^[^\n]{0,120}(?<!\p{L})(?:changes|corrections|edits|änderungen|korrekturen|cambios|correcciones|changements|modifications|modifiche|correzioni|alterações|correções|mudanças|wijzigingen|aanpassingen|zmiany|poprawki)(?!\p{L})/iu;

/** "[Graham wants a map, ask him]": what is for whoever makes the page. */
export const ASKS_SOMEBODY =
  /(?<!\p{L})(?:ask|check|please|find out|wants?|should we|bitte|frag\p{L}{0,3}|prüf\p{L}{0,3}|pregunt\p{L}{1,4}|revis\p{L}{1,3}|por favor|demand\p{L}{1,4}|vérifi\p{L}{1,4}|svp|chied\p{L}{1,3}|verific\p{L}{1,4}|per favore|confirm\p{L}{0,3}|pergunt\p{L}{1,4}|vraag|graag|zapytaj|sprawdź|proszę)(?!\p{L})/iu;
