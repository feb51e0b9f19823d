import type { PageLanguage } from '@landfall/shared/contracts';

type Refusal = readonly [title: string, text: string];

interface FormTexts {
  back: string;
  empty: Refusal;
  long: Refusal;
  often: Refusal;
}

/** What a visitor reads whose form was not taken in, by the page's language. */
export const FORM_TEXTS: Readonly<Record<PageLanguage, FormTexts>> = {
  en: {
    back: 'Back to the page',
    empty: ['Nothing was filled in', 'Please go back and fill in the form.'],
    long: ['This form is too long', 'Please go back and send less at once.'],
    often: ['One moment, please', 'Too many forms came from your connection. Please try again in a few minutes.'],
  },
  es: {
    back: 'Volver a la página',
    empty: ['El formulario está vacío', 'Para enviarlo hay que volver atrás y rellenarlo.'],
    long: ['El formulario es demasiado largo', 'Para enviarlo hay que volver atrás y acortarlo.'],
    often: [
      'Un momento, por favor',
      'Han llegado demasiados formularios desde esta conexión. En unos minutos se podrá enviar.',
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
  },
  fr: {
    back: 'Retour à la page',
    empty: ['Le formulaire est vide', 'Merci de revenir en arrière et de le remplir.'],
    long: ['Le formulaire est trop long', 'Merci de revenir en arrière et de le raccourcir.'],
    often: [
      'Un instant',
      'Trop de formulaires sont venus de cette connexion. Merci de réessayer dans quelques minutes.',
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
  },
  it: {
    back: 'Torna alla pagina',
    empty: ['Il modulo è vuoto', 'Per inviarlo bisogna tornare indietro e compilarlo.'],
    long: ['Il modulo è troppo lungo', 'Per inviarlo bisogna tornare indietro e accorciarlo.'],
    often: ['Un momento', 'Da questa connessione sono arrivati troppi moduli. Tra qualche minuto si potrà riprovare.'],
  },
  nl: {
    back: 'Terug naar de pagina',
    empty: ['Het formulier is leeg', 'Ga terug en vul het formulier in.'],
    long: ['Het formulier is te lang', 'Ga terug en stuur minder tegelijk.'],
    often: [
      'Een ogenblik',
      'Er kwamen te veel formulieren van deze verbinding. Probeer het over een paar minuten opnieuw.',
    ],
  },
  pl: {
    back: 'Powrót do strony',
    empty: ['Formularz jest pusty', 'Proszę wrócić i wypełnić formularz.'],
    long: ['Formularz jest za długi', 'Proszę wrócić i wysłać mniej na raz.'],
    often: ['Chwileczkę', 'Z tego łącza przyszło zbyt wiele formularzy. Proszę spróbować za kilka minut.'],
  },
};
