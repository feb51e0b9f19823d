import type { PageLanguage } from '@landfall/shared/contracts';

const telling = (words: string, letters: RegExp) => ({ words: new Set(words.split(' ')), letters });

/** Words and letters by which a language is known. Words that two languages share stand in both. */
export const SMALL_WORDS: Record<PageLanguage, { words: ReadonlySet<string>; letters: RegExp }> = {
  en: telling(
    'the of and that for with a an in on by is are my your our we you to from it as i want need page about this their who all made people at or no not us have has be will can should they just please bakery school shop class classes lessons walker dog garden home fresh free walks repair cleaning wedding photographer was were which when where there then than also only more most very out up over after before per each any some but if so do does did get got day days week hour hours open closed book call near years old new best small big tickets course workshop studio restaurant cafe wine food',
    /\b(?:th|wh)\w/giu,
  ),
  es: telling(
    'el la los las de del y que para con una un en por es mi mis tu su sus nuestro nuestra nuestros al lo se mas más como quiero necesito página sobre desde clases curso tienda todo hecho gente somos sin o a no hay desde niños panadería peluquería taller precios ha han fue está están esta este esto ese esa eso muy ya también cuando donde hasta entre cada otro otra todos todas porque pero le les me nos te si ser tiene tenemos hacemos estamos cerca años día días hora semana lunes martes miércoles jueves viernes sábado domingo horario teléfono calle gratis nuevo nueva barrio reservas libro boda bodas música grupo entradas concierto disco',
    /[ñ¿¡]|ción\b|\p{L}ería\b/giu,
  ),
  pt: telling(
    'o a os as de do da dos das e que para com uma um em por é meu minha meus nosso nossa nossos ao na no nos nas se mais como quero preciso página sobre desde aulas curso loja tudo feito gente somos sem ou não há são você crianças padaria clínica oficina preços foi está estão esta este isto esse essa isso muito já também quando onde até entre cada outro outra todos todas porque mas lhe lhes me te ser tem temos fazemos estamos perto anos dia dias hora semana segunda terça quarta quinta sexta sábado domingo horário telefone rua grátis novo nova bairro reservas livro casamento casamentos música banda bilhetes concerto janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro à às pelo pela pelos num numa',
    /[ãõç]|ção\b|ções\b|nh\p{L}|lh\p{L}/giu,
  ),
  fr: telling(
    'le la les de du des et que qui pour avec une un en par est mon ma mes notre nos votre vos au aux se plus comme je veux voudrais besoin page sur depuis cours nous vous dans sans ou pas il elle ce cette sont chez à ateliers atelier enfants boulangerie salon plombier tarifs été ces cet très déjà aussi quand où jusqu entre chaque autre tous toutes parce mais leur leurs me te être avons faisons près ans an jour jours heure heures semaine lundi mardi mercredi jeudi vendredi samedi dimanche horaires téléphone rue gratuit gratuite nouveau nouvelle quartier réservation livre mariage mariages musique groupe billets concert janvier février mars avril mai juin juillet août septembre octobre novembre décembre euros ouvert fermé',
    /[œç]|\b(?:l|d|qu|j|n|c|s)['’]\p{L}|eux\b|\p{L}erie\b/giu,
  ),
  de: telling(
    'der die das den dem des und dass für mit eine ein einen einer im in von ist sind mein meine meinen unser unsere unseren wir sie ihr ich brauche möchte seite über seit kurs nicht kein keine auf zu zum zur bei aus nach oder auch es wird bis um am als wie kurse anfänger hundeschule praxis werkstatt war waren diese dieser dieses sehr schon wenn wo zwischen jede jeder jedes andere alle weil aber ihm ihnen mir dir uns sein hat haben machen nahe jahre jahr tag tage stunde stunden woche montag dienstag mittwoch donnerstag freitag samstag sonntag öffnungszeiten telefon straße kostenlos neu neue neues viertel buch hochzeit hochzeiten musik gruppe karten konzert januar februar märz april mai juni juli august september oktober november dezember uhr euro geöffnet geschlossen sich hier noch nur mehr durch gegen ohne unter vor zwei drei vom an',
    /[ßäöü]|sch\p{L}|ung\b|keit\b/giu,
  ),
  it: telling(
    'il lo la i gli le di del della dei delle e che per con una un uno in da è mio mia nostro nostra nostri al alla si più come voglio vorrei pagina su dal dalla corso corsi negozio sono siamo senza o non ci nel nella ai anche idraulico panificio piscina bambini prezzi stato era questa questo queste questi molto già quando dove fino tra fra ogni altro altra tutti tutte perché ma loro me te vi essere ha hanno abbiamo facciamo vicino anni anno giorno giorni ora ore settimana lunedì martedì mercoledì giovedì venerdì sabato domenica orari telefono via gratis gratuito nuovo nuova quartiere prenotazioni libro matrimonio matrimoni musica gruppo biglietti concerto gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre aperto chiuso nei negli sulla sul degli dai agli',
    /zione\b|zioni\b|[aeiou]tà\b|gli\p{L}|\b(?:dell|nell|all|un|l|dall)['’]\p{L}/giu,
  ),
  nl: telling(
    'de het een en dat voor met in op van is zijn mijn onze ons wij we je jij u ik wil nodig pagina over sinds cursus winkel niet geen naar bij uit of ook er wordt tot om aan als hoe te zonder maar kinderen lessen loodgieter bakkerij tandarts prijzen was waren deze dit die heel al wanneer waar tussen elke elk ander andere alle alles omdat hem haar hun mij jou heeft hebben maken dichtbij jaar jaren dag dagen uur week maandag dinsdag woensdag donderdag vrijdag zaterdag zondag openingstijden telefoon straat gratis nieuw nieuwe wijk boek bruiloft bruiloften muziek groep kaarten concert januari februari maart april mei juni juli augustus september oktober november december euro open gesloten nog alleen meer door tegen onder twee drie vanaf graag',
    /ij\p{L}|ij\b|aa\p{L}|uu\p{L}/giu,
  ),
  pl: telling(
    'i w z na do dla że jest są się nie to o od po przez mój moja moje nasz nasza nasze my ja chcę potrzebuję strona strony strony kurs kursy sklep bez lub oraz także jak za ze ceny przy ma być co dzieci hydraulik piekarnia szkoła był była było ta ten te bardzo już też kiedy gdzie między każdy każda inny inna wszystkie wszyscy ponieważ ale ich im mnie ci nas mamy robimy blisko lat lata rok dzień dni godzina godzin tydzień poniedziałek wtorek środa czwartek piątek sobota niedziela godziny telefon ulica darmowy nowy nowa nowe dzielnica rezerwacja książka ślub śluby muzyka grupa bilety koncert stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia zł otwarte zamknięte tylko więcej pod nad dwa trzy dwie we zapraszamy',
    /[ąęłńśźżć]|sz\p{L}|cz\p{L}|rz\p{L}|\p{L}ów\b/giu,
  ),
};

const only = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words by which a language is told from those of ours that it is taken for. */
export const TELLING_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  ca: only(
    'amb els dels és som nosaltres dilluns dimarts dimecres dijous divendres dissabte diumenge obert tancat truqueu truca botiga tenim fem anys també més carrer preu preus gratuït hores fins això però molt vell forn perruqueria tall senceres comprem llibreria us plau voleu poseu aquest aquesta cada dia nostre nostra nostres sense per nens festa avui matí tarda vespre al',
  ),
  gl: only(
    'unha nós xente ata xa dende luns martes mércores xoves venres chamade moito moita temos facemos polo pola galego galega onde tamén máis rúa prezo horas nosa noso nosos nenos sen abrimos pechado',
  ),
  eu: only(
    'eta gara dugu dira bat da ere gure zure edo astelehena asteartea asteazkena osteguna ostirala larunbata igandea asteartetik igandera irekita itxita deitu txiki ogia egunero euro prezioa kalea',
  ),
  da: only(
    'af nej hvad meget efter uge åbent lørdag søndag mandag bageri jer vores hjemmeside gerne måske nogle ogsa også kun brød boller lille ikke til og er på mange billeder',
  ),
  nb: only(
    'av hva mye etter uke åpent lørdag søndag mandag bakeri dere vår våre nettside gjerne kanskje noen også kun brød boller lite ikke til og er på mange bilder',
  ),
};
