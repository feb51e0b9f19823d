import type { SectionDraft } from '../sections/model.ts';

type Input = Extract<SectionDraft, { kind: 'lead-form' }>['fields'][number]['input'];

/** Words in our languages that say what is sent in a field; whole words, so that "profile" is no file. */
const SAID: readonly (readonly [Input, RegExp])[] = [
  [
    'consent',
    /(?<!\p{L})(?:consent|newsletter|privacy|terms|consentimiento|boletín|privacidad|condiciones|privacidade|consentement|infolettre|confidentialité|einwilligung|datenschutz|agb|consenso|toestemming|nieuwsbrief|zgoda|newslettera)(?!\p{L})/iu,
  ],
  [
    'file',
    /(?<!\p{L})(?:cv|résumé|file|attachment|upload|curr[ií]cul(?:um|o)|archivo|adjunto|ficheiro|anexo|fichier|pièce jointe|lebenslauf|datei|anhang|allegato|bijlage|bestand|życiorys|plik|załącznik)(?!\p{L})/iu,
  ],
  [
    'url',
    /(?<!\p{L})(?:website|web site|web address|url|link|portfolio link|página web|sitio web|enlace|site web|webseite|internetseite|sito web|strona internetowa|strona www)(?!\p{L})/iu,
  ],
  [
    'date',
    /(?<!\p{L})(?:date|day|arrival|departure|birthday|fecha|día|llegada|salida|data|dia|chegada|partida|jour|arrivée|départ|datum|tag|anreise|abreise|geburtstag|giorno|arrivo|partenza|dag|aankomst|vertrek|dzień|przyjazd|wyjazd)(?!\p{L})/iu,
  ],
];

/** What a field of a form asks for, by what somebody calls it; a question is answered in words. */
export const inputOf = (label: string): Input =>
  label.includes('?') ? 'text' : (SAID.find(([, words]) => words.test(label))?.[0] ?? 'text');
