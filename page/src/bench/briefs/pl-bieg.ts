import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'pl-bieg',
  language: 'pl',
  title: 'Bieg 2026',
  projectName: 'Bieg dla Hospicjum',
  projectDescription: '',
  text: `Dzień dobry, przesyłam opis biegu, proszę o coś prostego i czytelnego, prezes lubi jak jest premium, ale bez przesady.

BIEG DLA HOSPICJUM – 7. edycja
niedziela 7 czerwca 2026, park Źródliska, Łódź

Program
8:00 otwarcie biura zawodów
9:30 rozgrzewka z Martą Zielińską
10:00 start biegu na 10 km
10:15 start biegu na 5 km i nordic walking
12:00 bieg dzieci (300 m)
13:00 dekoracja zwycięzców
14:00 losowanie roweru

Opłaty
do 30 kwietnia: 60 zł
do 31 maja: 80 zł
w dniu biegu: 100 zł (tylko gotówka)
bieg dzieci: 10 zł

Limit 800 osób. W pakiecie koszulka, numer z chipem i zupa. Cały dochód idzie na hospicjum domowe dla dzieci „Promyk”, w zeszłym roku zebraliśmy 41 350 zł, w tym chcemy 60 tys.

Zasady
Prosimy przyjść najpóźniej 30 minut przed startem. Psy tylko na smyczy. Dzieci biegną z opiekunem. Nie zwracamy opłat startowych, ale numer można oddać znajomemu do 1 czerwca.

Organizatorzy: Fundacja Krok, dyrektor biegu Paweł Urban, wolontariat Kinga Maj
Partnerzy: Piekarnia Stokrotka, MPK Łódź
Dojazd: tramwaj 8 i 10, parking przy Targowej
Kontakt: biuro@biegdlahospicjum.example, 42 555 01 80
Przycisk: Zapisz się na bieg

Nazwy sponsora głównego jeszcze nie podawać, umowa niepodpisana. Zdjęcia doślę jak Tomek wróci z urlopu. Poprzednia strona była straszna, wszystko migało.`,
  facts: [
    { what: 'nazwa', all: ['Bieg dla Hospicjum'] },
    { what: 'edycja', all: ['7. edycja'] },
    { what: 'data', all: ['7 czerwca 2026'] },
    { what: 'miejsce', all: ['park Źródliska', 'Łódź'] },
    { what: 'biuro', all: ['8:00', 'otwarcie biura zawodów'] },
    { what: 'rozgrzewka', all: ['9:30', 'rozgrzewka', 'Martą Zielińską'] },
    { what: '10 km', all: ['10:00', '10 km'] },
    { what: '5 km', all: ['10:15', '5 km', 'nordic walking'] },
    { what: 'bieg dzieci', all: ['12:00', 'bieg dzieci', '300 m'] },
    { what: 'dekoracja', all: ['13:00', 'dekoracja zwycięzców'] },
    { what: 'losowanie', all: ['14:00', 'losowanie roweru'] },
    { what: 'opłata kwiecień', all: ['30 kwietnia', '60 zł'] },
    { what: 'opłata maj', all: ['31 maja', '80 zł'] },
    { what: 'opłata w dniu', all: ['w dniu biegu', '100 zł'] },
    { what: 'gotówka', all: ['tylko gotówka'] },
    { what: 'opłata dzieci', all: ['bieg dzieci', '10 zł'] },
    { what: 'limit', all: ['800 osób'] },
    { what: 'pakiet', all: ['koszulka', 'numer z chipem', 'zupa'] },
    { what: 'cel', all: ['Promyk', 'hospicjum domowe'] },
    { what: 'zebrane', all: ['41 350 zł'] },
    { what: 'cel zbiórki', any: ['60 tys', '60 000'] },
    { what: 'kiedy przyjść', all: ['30 minut przed startem'] },
    { what: 'psy', all: ['Psy tylko na smyczy'] },
    { what: 'opiekun', all: ['z opiekunem'] },
    { what: 'zwrot', all: ['Nie zwracamy opłat startowych'] },
    { what: 'przekazanie numeru', all: ['1 czerwca'] },
    { what: 'organizator', all: ['Fundacja Krok'] },
    { what: 'dyrektor', all: ['Paweł Urban', 'dyrektor biegu'] },
    { what: 'wolontariat', all: ['Kinga Maj', 'wolontariat'] },
    { what: 'partnerzy', all: ['Piekarnia Stokrotka', 'MPK Łódź'] },
    { what: 'dojazd', all: ['tramwaj 8', 'Targowej'] },
    { what: 'mail', all: ['biuro@biegdlahospicjum.example'] },
    { what: 'telefon', all: ['42 555 01 80'] },
    { what: 'przycisk', all: ['Zapisz się na bieg'] },
  ],
  forbidden: [
    'Dzień dobry',
    'przesyłam opis',
    'prezes',
    'premium',
    'bez przesady',
    'Przycisk',
    'sponsora głównego',
    'niepodpisana',
    'doślę',
    'Tomek',
    'Poprzednia strona',
    'migało',
  ],
};
