import type { WriterSignals } from './signals.ts';

export const PL: WriterSignals = {
  certain: [
    ...['między nami', 'między nami mówiąc', 'w zaufaniu', 'w tajemnicy', 'jeszcze tajemnica', 'to jeszcze tajemnica', 'poufne', 'poufna', 'poufny', 'jeszcze nie jest oficjaln*', 'jeszcze nieoficjaln*', 'do waszej wiadomości', 'do państwa wiadomości', 'jeszcze nie ogłosiliśmy'],
    ...['nie podawajcie', 'ich nie podawajcie', 'nie podawać', 'nie umieszczajcie', 'nie umieszczać', 'nie piszcie o', 'nie pisać o', 'nie wspominajcie', 'nie wspominać', 'ani słowa', 'pomińcie', 'proszę pominąć', 'pominąć', 'lepiej nie mówić', 'lepiej nie pisać'],
    ...['jesteście ekspertami', 'państwo są ekspertami', 'pan jest ekspertem', 'lepiej wiecie', 'wiecie lepiej', 'państwo wiedzą lepiej', 'ufam wam', 'zdaję się na', 'jak uważacie', 'jak państwo uważają', 'wolna ręka', 'wolną rękę', 'róbcie jak'],
    ...['co myślicie', 'co państwo myślą', 'co sądzicie', 'co sądzisz', 'dajcie znać', 'proszę dać znać', 'proszę o kontakt w razie', 'w razie pytań', 'w razie wątpliwości', 'pytajcie'],
    ...['przepraszam za', 'sorki za', 'wybaczcie', 'za błędy', 'za literówki', 'mam nadzieję, że wystarczy', 'mam nadzieję że wystarczy', 'mam nadzieję, że to', 'poprawcie', 'proszę poprawić', 'przeredagujcie', 'własnymi słowami', 'zmienić słowa', 'nie jestem pisarzem', 'nie umiem pisać', 'nie umiem dobrze pisać', 'sformułowania'],
    ...['mniej znaczy więcej', 'bez przesady', 'nie przesadzajcie', 'bez reklamowego', 'rzucać się w oczy', 'rzucał się w oczy', 'rzuca się w oczy', 'kontakt dostałem', 'kontakt dostałam', 'namiar dostałem', 'namiary od', 'polecił was', 'poleciła was', 'polecił mi państwa', 'piszę w imieniu'],
    ...['budżetu na całość', 'nasz budżet', 'mój budżet', 'budżet to', 'budżet wynosi', 'ile by kosztowała', 'ile kosztowałaby strona', 'to za dużo', 'online do', 'w sieci do', 'wejść online', 'odtwarza się samo', 'gra sama'],
    ...['doślę', 'doślemy', 'wyślę później', 'wyślemy później', 'wyślę w', 'podeślę', 'prześlę później', 'przyślę później', 'dołączę później', 'brzmieć snobistycznie'],
  ],
  making: [
    ...['wix', 'wixa', 'wordpress*', 'squarespace', 'strona internetowa', 'stronę internetową', 'strony internetowe', 'stron', 'strona', 'stronę', 'starą stronę', 'stara strona', 'witryna', 'logo', 'projekt', 'szkic', 'szablon', 'domena', 'kliknięć', 'klikania', 'klikanie', 'okienek', 'odliczanie', 'odliczaniu', 'baner', 'nagłówek', 'grafice', 'grafika', 'grafiki', 'duże litery', 'czcionka'],
    ...['długich tekstów', 'tekst', 'teksty', 'tekstów', 'google', 'seo', 'agencja', 'film', 'filmik', 'wideo', 'mapka', 'mapkę', 'mapa', 'formularz', 'przycisk', 'telefon', 'ulotka', 'facebooku', 'facebooka', 'instagrama', 'komputerach', 'zdjęcia', 'akapitów', 'online'],
  ],
  progress: [
    ...['później', 'potem', 'jeszcze nie', 'nie jest gotowe', 'nie jest gotowa', 'nie są gotowe', 'jeszcze nie znam', 'jeszcze nie wiem', 'jeszcze nie wiemy', 'musi być gotowe', 'być gotowe', 'być gotowa', 'przed wakacjami', 'przed latem', 'przed świętami', 'do piątku', 'do końca miesiąca', 'w przyszłym tygodniu', 'jak najszybciej', 'pilne', 'na razie', 'póki co', 'na całość', 'zastanawiamy się', 'zastanawiam się', 'budżet*', 'wycena'],
    ...['jest na facebooku', 'jest na instagramie', 'weźcie stamtąd', 'weźcie z', 'wziąć z', 'robił', 'robiła', 'zrobił mój', 'próbowaliśmy', 'próbowałam', 'wcześniej mieliśmy', 'chciała', 'chciał', 'chce mieć'],
  ],
  opinion: [
    ...['nie cierpię', 'nie znoszę', 'nienawidzę', 'nie lubię', 'nie lubimy', 'nie podoba mi się', 'nie podobają mi się', 'myślę, że', 'myślę że', 'wydaje mi się', 'myślałam o', 'myślałem o', 'nie jestem przekonan*', 'nie jestem pewn*', 'nie wiem', 'nie wiemy', 'nie mam pojęcia', 'nie znam się', 'nie znamy się', 'nie umiem', 'nie jestem dobr*'],
    ...['wolę', 'wolimy', 'wolałabym', 'wolałbym', 'wolelibyśmy', 'nie chcę', 'nie chcemy', 'my tego nie chcemy', 'szczerze mówiąc', 'okropn*', 'brzydk*', 'straszn*', 'katastrofa', 'wstyd', 'ja nie', 'za dużo', 'spada', 'nudn*'],
  ],
  others: ['szef', 'szefowa', 'mój szef', 'mąż', 'mój mąż', 'żona', 'moja żona', 'wspólnik', 'wspólniczka', 'córka mówi', 'moja córka', 'mój syn', 'mój bratanek', 'bratanek', 'siostrzeniec', 'kuzyn', 'kuzynka', 'mój brat', 'moja siostra', 'moja mama', 'mój tata', 'zarząd', 'agencja', 'konkurencja', 'znajomy', 'znajoma', 'kolega', 'koleżanka', 'poprzedni właściciel', 'moi klienci są', 'moi klienci mają', 'nasi klienci są'],
  impression: ['wyglądać', 'wygląda', 'wyglądało', 'brzmieć', 'brzmi', 'brzmiało', 'kojarzyć', 'kojarzyło', 'jak sieciówka', 'jak bank', 'bardziej jak', 'niż ulotka', 'bardziej pocztówka', 'wyróżniać', 'zwracać uwagę', 'przesadzonego', 'snobistycznie', 'kiczowat*', 'krzyczą', 'krzykliw*', 'poważnie, ale', 'prosto, ale', 'widać'],
  wish: ['byłoby dobrze', 'byłoby miło', 'byłoby fajnie', 'fajnie by było', 'dobrze by było', 'przydałaby się', 'przydałby się', 'powinna', 'powinno', 'powinny', 'powinien', 'musi', 'muszą', 'ma być', 'mają być', 'nie może', 'żeby', 'chcę', 'chcemy', 'chce', 'chciałabym', 'chciałbym', 'chcielibyśmy', 'możecie', 'moglibyście', 'czy możemy', 'czy możecie', 'proszę', 'więc', 'wspomnijcie', 'mówi'],
  hedges: ['może', 'ewentualnie', 'gdzieś', 'jeśli będzie miejsce', 'jeśli starczy miejsca', 'jeśli się da', 'jeśli to możliwe', 'w miarę możliwości', 'jakaś', 'jakiś', 'jakieś', 'coś w stylu', 'coś takiego', 'jak najmniej', 'jak najprościej', 'jak najkrócej', 'czy coś'],
  readers: ['ludzie', 'nikt nie czyta', 'nie czytają', 'moi klienci', 'nasi klienci', 'klienci', 'odwiedzający', 'od razu', 'są starsi', 'ponad 60', 'na telefonie', 'w telefonie', 'dzwonili'],
  goods: ['mrożon*', 'sztuczn*', 'chemiczn*', 'dodan*', 'nowego', 'innego', 'się', 'nie', 'z'],
  perceive: ['czuli', 'poczuli', 'czuł', 'myśleli', 'widzieli', 'wiedzieli', 'zobaczyli', 'zrozumieli', 'zauważyli', 'mieli wrażenie', 'mieli poczucie', 'zaufali', 'pomyśleli'],
  headings: ['otwarte kwestie', 'do ustalenia', 'do potwierdzenia', 'do zrobienia', 'todo', 'jeszcze brakuje', 'wewnętrzne', 'notatki wewnętrzne', 'nie publikować', 'budżet', 'brief', 'briefing', 'cel strony', 'cele strony', 'nie wspominać', 'nie podawać', 'nie pisać', 'strony które nam się podobają', 'uwagi do strony', 'pytania do was', 'ps', 'p.s.'],
};
