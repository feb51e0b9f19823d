import type { PageLanguage } from '@landfall/shared/contracts';

interface FileTexts {
  /** Of the button; `{}` stands for the file's name. */
  download: string;
  /** Of the mail, and what stands before the link and after it. */
  subject: string;
  here: string;
  days: string;
  gone: readonly [title: string, text: string];
}

/** What is said to somebody who gets a file for a form, by the page's language. The links of a mail work for thirty days. */
export const FILE_TEXTS: Readonly<Record<PageLanguage, FileTexts>> = {
  en: {
    download: 'Download {}',
    subject: 'Your download',
    here: 'Here is what you asked for:',
    days: 'The link works for thirty days.',
    gone: ['This link is not valid any more', 'Please send the form again to get the file.'],
  },
  es: {
    download: 'Descargar {}',
    subject: 'Tu descarga',
    here: 'Aquí está lo que has pedido:',
    days: 'El enlace funciona durante treinta días.',
    gone: ['Este enlace ya no es válido', 'Para obtener el archivo se puede volver a enviar el formulario.'],
  },
  pt: {
    download: 'Descarregar {}',
    subject: 'A sua transferência',
    here: 'Aqui está o que pediu:',
    days: 'A ligação funciona durante trinta dias.',
    gone: ['Esta ligação já não é válida', 'Para obter o ficheiro, o formulário pode ser enviado de novo.'],
  },
  fr: {
    download: 'Télécharger {}',
    subject: 'Votre téléchargement',
    here: 'Voici ce que vous avez demandé :',
    days: 'Le lien fonctionne pendant trente jours.',
    gone: ['Ce lien n’est plus valable', 'Merci d’envoyer à nouveau le formulaire pour obtenir le fichier.'],
  },
  de: {
    download: '{} herunterladen',
    subject: 'Ihr Download',
    here: 'Hier ist, was Sie angefordert haben:',
    days: 'Der Link funktioniert dreißig Tage lang.',
    gone: ['Dieser Link gilt nicht mehr', 'Bitte das Formular noch einmal senden, um die Datei zu bekommen.'],
  },
  it: {
    download: 'Scarica {}',
    subject: 'Il tuo download',
    here: 'Ecco quello che hai chiesto:',
    days: 'Il link funziona per trenta giorni.',
    gone: ['Questo link non è più valido', 'Per avere il file si può inviare di nuovo il modulo.'],
  },
  nl: {
    download: '{} downloaden',
    subject: 'Uw download',
    here: 'Hier is waar u om vroeg:',
    days: 'De link werkt dertig dagen.',
    gone: ['Deze link is niet meer geldig', 'Verzend het formulier opnieuw om het bestand te krijgen.'],
  },
  pl: {
    download: 'Pobierz {}',
    subject: 'Plik do pobrania',
    here: 'Oto zamówiony plik:',
    days: 'Link działa przez trzydzieści dni.',
    gone: ['Ten link już nie działa', 'Aby otrzymać plik, proszę wysłać formularz jeszcze raz.'],
  },
};
