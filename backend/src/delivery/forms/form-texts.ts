import type { PageLanguage } from '@landfall/shared/contracts';

type Refusal = readonly [title: string, text: string];

interface FormTexts {
  back: string;
  empty: Refusal;
  long: Refusal;
  often: Refusal;
  /** It could not be stored; what was typed is still there. */
  away: Refusal;
}

/** What a visitor reads whose form was not taken in, by the page's language. */
export const FORM_TEXTS: Readonly<Record<PageLanguage, FormTexts>> = {
  en: {
    back: 'Back to the page',
    empty: ['Nothing was filled in', 'Please go back and fill in the form.'],
    long: ['This form is too long', 'Please go back and send less at once.'],
    often: ['One moment, please', 'Too many forms came from your connection. Please try again in a few minutes.'],
    away: [
      'This was not sent yet',
      'Something of ours is being repaired. What you typed is still here: please send it again in a moment.',
    ],
  },
  es: {
    back: 'Volver a la página',
    empty: ['El formulario está vacío', 'Para enviarlo hay que volver atrás y rellenarlo.'],
    long: ['El formulario es demasiado largo', 'Para enviarlo hay que volver atrás y acortarlo.'],
    often: [
      'Un momento, por favor',
      'Han llegado demasiados formularios desde esta conexión. En unos minutos se podrá enviar.',
    ],
    away: [
      'Todavía no se ha enviado',
      'Hay algo nuestro en reparación. Lo escrito sigue aquí: se puede volver a enviar dentro de un momento.',
    ],
  },
  pt: {
    back: 'Voltar à página',
    empty: ['O formulário está vazio', 'Para o enviar, é preciso voltar atrás e preenchê-lo.'],
    long: ['O formulário é demasiado longo', 'Para o enviar, é preciso voltar atrás e encurtá-lo.'],
    often: [
      'Um momento, por favor',
      'Chegaram demasiados formulários desta ligação. Dentro de alguns minutos já será possível enviar.',
    ],
    away: [
      'Ainda não foi enviado',
      'Algo do nosso lado está em reparação. O que foi escrito continua aqui: pode ser enviado de novo dentro de momentos.',
    ],
  },
  fr: {
    back: 'Retour à la page',
    empty: ['Le formulaire est vide', 'Merci de revenir en arrière et de le remplir.'],
    long: ['Le formulaire est trop long', 'Merci de revenir en arrière et de le raccourcir.'],
    often: [
      'Un instant',
      'Trop de formulaires sont venus de cette connexion. Merci de réessayer dans quelques minutes.',
    ],
    away: [
      'L’envoi n’a pas encore eu lieu',
      'Une réparation est en cours de notre côté. Le texte saisi est toujours là : merci de l’envoyer à nouveau dans un instant.',
    ],
  },
  de: {
    back: 'Zurück zur Seite',
    empty: ['Das Formular ist leer', 'Bitte zurückgehen und das Formular ausfüllen.'],
    long: ['Das Formular ist zu lang', 'Bitte zurückgehen und weniger auf einmal senden.'],
    often: [
      'Einen Moment bitte',
      'Von diesem Anschluss kamen zu viele Formulare. Bitte in einigen Minuten noch einmal versuchen.',
    ],
    away: [
      'Noch nicht gesendet',
      'Bei uns wird gerade etwas repariert. Das Geschriebene steht noch hier: bitte gleich noch einmal senden.',
    ],
  },
  it: {
    back: 'Torna alla pagina',
    empty: ['Il modulo è vuoto', 'Per inviarlo bisogna tornare indietro e compilarlo.'],
    long: ['Il modulo è troppo lungo', 'Per inviarlo bisogna tornare indietro e accorciarlo.'],
    often: ['Un momento', 'Da questa connessione sono arrivati troppi moduli. Tra qualche minuto si potrà riprovare.'],
    away: [
      'Non è stato ancora inviato',
      'Da parte nostra è in corso una riparazione. Quanto scritto è ancora qui: si può inviare di nuovo tra un momento.',
    ],
  },
  nl: {
    back: 'Terug naar de pagina',
    empty: ['Het formulier is leeg', 'Ga terug en vul het formulier in.'],
    long: ['Het formulier is te lang', 'Ga terug en stuur minder tegelijk.'],
    often: [
      'Een ogenblik',
      'Er kwamen te veel formulieren van deze verbinding. Probeer het over een paar minuten opnieuw.',
    ],
    away: [
      'Nog niet verzonden',
      'Bij ons wordt iets hersteld. Wat is ingevuld staat er nog: stuur het over een ogenblik opnieuw.',
    ],
  },
  pl: {
    back: 'Powrót do strony',
    empty: ['Formularz jest pusty', 'Proszę wrócić i wypełnić formularz.'],
    long: ['Formularz jest za długi', 'Proszę wrócić i wysłać mniej na raz.'],
    often: ['Chwileczkę', 'Z tego łącza przyszło zbyt wiele formularzy. Proszę spróbować za kilka minut.'],
    away: [
      'Jeszcze nie wysłano',
      'Po naszej stronie trwa naprawa. Wpisana treść nadal tu jest: proszę wysłać ją ponownie za chwilę.',
    ],
  },
};
