import { tidied } from '../text/normalise.ts';

// "Que pidan cita", "che prenotino", "que marquem": what visitors shall do, with the verb as a button has it.
const VERBS: Record<string, string> = {
  pidan: 'Pedir',
  reserven: 'Reservar',
  llamen: 'Llamar',
  escriban: 'Escribir',
  compren: 'Comprar',
  apunten: 'Apuntarse',
  inscriban: 'Inscribirse',
  registren: 'Registrarse',
  suscriban: 'Suscribirse',
  donen: 'Donar',
  contacten: 'Contactar',
  vengan: 'Venir',
  soliciten: 'Solicitar',
  descarguen: 'Descargar',
  visiten: 'Visitar',
  encarguen: 'Encargar',
  pregunten: 'Preguntar',
  prenotino: 'Prenotare',
  chiamino: 'Chiamare',
  scrivano: 'Scrivere',
  comprino: 'Comprare',
  donino: 'Donare',
  iscrivano: 'Iscriversi',
  contattino: 'Contattare',
  marquem: 'Marcar',
  agendem: 'Agendar',
  liguem: 'Ligar',
  escrevam: 'Escrever',
  comprem: 'Comprar',
  inscrevam: 'Inscrever-se',
  contactem: 'Contactar',
  peçam: 'Pedir',
  doem: 'Doar',
};
const CUE = /^(?:que|che) (?:(?:me|nos|se|ci|mi|si|lo|la|le) )?(\p{L}+)(?!\p{L})/iu;
/** "The main thing is donate", "laat mensen bellen": told of visitors only where it opens what is said. */
const OPENS_ACT =
  /^(?:the main thing is (?:to )?(?=(?:book|call|ring|phone|sign up|register|order|donate|buy|join(?! in)|reserve|write to us|e-?mail us|contact us|get in touch|download|subscribe|apply)(?!\p{L}))|laat (?:mensen|bezoekers|klanten) (?!weten|zien|voelen|merken|kennis))(?=\p{L})/iu;

/** "Wishlist on Steam is the main thing": the same the other way round. */
const ENDS_ACT =
  /^((?:book|call|ring|phone|sign up|register|order|donate|buy|join|reserve|get in touch|download|subscribe|apply|wishlist|pre-?order|follow)(?!\p{L})[^.,;:!?]{0,40}) is (?:really )?the (?:main|most important|one) (?:thing|goal|point)[.!]?$/iu;

/** "Pedir cita" for "Que pidan cita"; empty for any other text. */
export function letThem(text: string): string {
  const opens = OPENS_ACT.exec(text)?.[0] ?? '';
  if (opens !== '') return tidied(text.slice(opens.length));
  const ends = ENDS_ACT.exec(text.trim())?.[1];
  if (ends !== undefined) return tidied(ends);
  const found = CUE.exec(text);
  const verb = found && VERBS[(found[1] ?? '').toLowerCase()];
  return verb ? `${verb}${text.slice(found[0].length).replace(/(?<![.!])[.!]+$/, '')}` : '';
}
