import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'pl-ceramika',
  language: 'pl',
  title: 'Warsztaty',
  projectName: 'Pracownia Glinka',
  projectDescription: 'Ceramika w Gdańsku',
  text: `Pracownia Glinka – warsztaty ceramiki w Gdańsku-Oliwie, ul. Opata Rybińskiego 8.

Co robimy:
• Kubek na kole: 2 godziny, 160 zł od osoby
• Talerze z plastrów: 3 godziny, 190 zł od osoby
• Rodzic + dziecko (od 6 lat): 1,5 godziny, 210 zł za parę
• Wieczór panieński: do 10 osób, 1400 zł, z przekąskami

W cenie glina, szkliwo i dwa wypały. Gotowe prace do odbioru po 4 tygodniach, wysyłka 25 zł. Zajęcia po polsku i angielsku.

Terminy: każda sobota 10:00 i 14:00, środa 18:00. Prowadzą Ola Kamińska i Bartek Wrona, absolwenci ASP w Gdańsku.

Rezerwacja z zadatkiem 50 zł, zwrot do 7 dni przed warsztatem. Na miejscu nie ma parkingu, tramwaj 6 i 12, przystanek Oliwa.

Instagram @pracownia.glinka, tel. 58 555 01 73.

Na stronie ma być przycisk „Zarezerwuj miejsce”. W formularzu imię, telefon, termin, liczba osób. Kolory ziemi, dużo zdjęć naczyń.`,
  facts: [
    { what: 'nazwa', all: ['Pracownia Glinka'] },
    { what: 'gdzie', any: ['Gdańsku-Oliwie', 'Gdańsku'] },
    { what: 'adres', all: ['Opata Rybińskiego 8'] },
    { what: 'kubek', all: ['Kubek na kole', '160 zł'] },
    { what: 'kubek czas', all: ['2 godziny'] },
    { what: 'talerze', all: ['Talerze z plastrów', '190 zł'] },
    { what: 'rodzic', all: ['Rodzic + dziecko', '210 zł'] },
    { what: 'wiek', all: ['od 6 lat'] },
    { what: 'panieński', all: ['Wieczór panieński'], any: ['1400 zł', '1 400 zł'] },
    { what: 'panieński osoby', all: ['do 10 osób'] },
    { what: 'w cenie', any: ['glina, szkliwo i dwa wypały', 'dwa wypały'] },
    { what: 'odbiór', all: ['po 4 tygodniach'] },
    { what: 'wysyłka', all: ['wysyłka', '25 zł'] },
    { what: 'języki', all: ['po polsku i angielsku'] },
    { what: 'sobota', all: ['sobota', '10:00'] },
    { what: 'środa', all: ['środa', '18:00'] },
    { what: 'ola', all: ['Ola Kamińska'] },
    { what: 'bartek', all: ['Bartek Wrona'] },
    { what: 'absolwenci', all: ['ASP w Gdańsku'] },
    { what: 'zadatek', all: ['50 zł'] },
    { what: 'zwrot', all: ['7 dni przed'] },
    { what: 'parking', all: ['nie ma parkingu'] },
    { what: 'tramwaj', all: ['tramwaj 6 i 12'] },
    { what: 'instagram', all: ['@pracownia.glinka'] },
    { what: 'telefon', all: ['58 555 01 73'] },
    { what: 'przycisk', all: ['Zarezerwuj miejsce'] },
  ],
  forbidden: ['Na stronie ma', 'W formularzu', 'Kolory ziemi', 'dużo zdjęć', 'Opening hours', 'Contact us'],
};
