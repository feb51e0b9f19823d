/** Descriptions of ten pages of different trades, lengths and languages, as people type them. */
export const auditedBriefs: readonly string[] = [
  'Plumber in Leeds. Burst pipes, boilers, bathrooms. Call 0113 496 0123, Monday to Saturday 7-19. Call-out £60, no charge if we cannot fix it.',
  'yoga studio in Bath',
  'Restaurante Casa Lola en Cádiz. Menú del día 14,50 € de martes a viernes. Croquetas de gambas 9 €, atún a la plancha 18 €, tarta de queso 6 €. Martes a domingo de 13 a 16 h y de 20 a 23 h, lunes cerrado. Calle Sagasta 12. Reservas en el 956 123 456.',
  'Tischlerei Brandt in Kassel, Meisterbetrieb seit 1974. Möbel nach Maß, Treppen, Türen. Beratung bei Ihnen zu Hause ist kostenlos. Werkstatt: Leipziger Straße 80, 34123 Kassel. Mo–Fr 8–17 Uhr.',
  'Free webinar on 14 March 2027 at 18:00: how small shops take better photos. Led by Mia Torres, product photographer. 10 minutes light, 20 minutes phone settings, 15 minutes questions. They leave name and e-mail.',
  'Loja de bicicletas Pedal Livre no Porto. Revisão completa 45 €, furo 8 €, aluguer 15 € por dia. Aberto de terça a sábado das 10h às 19h. Rua do Almada 210.',
  'We raise £24,000 for a new roof of the village hall in Marden; £9,500 is there already. Every £50 pays for one square metre. "The hall is where my children learned to dance", says Ruth Bell.',
  'Cours de poterie à Lyon pour débutants. Séance de 2 h : 38 €, carte de 10 séances : 320 €. Terre, émaux et cuisson compris. Groupes de 8 personnes. Atelier Argile, 5 rue des Tables Claudiennes.',
  'Planner for small teams: Basic 9 € a month (3 users, mail support), Pro 29 € a month (20 users, calendar sync, phone support). 30 days to try, no card needed.',
  'Agriturismo Le Querce, vicino a Siena. 4 camere da 90 € a notte con colazione, piscina da maggio a settembre, cani benvenuti. Soggiorno minimo 2 notti. info@lequerce.example',
];
