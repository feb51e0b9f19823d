import type { PageLanguage } from '@landfall/shared/contracts';

interface ConfirmTexts {
  subject: string;
  /** Before and after the link. */
  ask: string;
  ignore: string;
  done: readonly [title: string, text: string];
  gone: readonly [title: string, text: string];
}

/** What is said to somebody who has to confirm what they sent, by the page's language. */
export const CONFIRM_TEXTS: Readonly<Record<PageLanguage, ConfirmTexts>> = {
  en: {
    subject: 'Please confirm your message',
    ask: 'A form was sent with this e-mail address on the page below. Open this link within seven days to confirm it:',
    ignore: 'Was it somebody else? Then do nothing: without confirmation it is deleted.',
    done: ['Confirmed', 'Thank you, your message counts from now on.'],
    gone: ['This link is not valid any more', 'Please send the form again.'],
  },
  es: {
    subject: 'Falta confirmar el mensaje',
    ask: 'Se ha enviado un formulario con este correo en la página indicada. Para confirmarlo, hay que abrir este enlace en siete días:',
    ignore: '¿Fue otra persona? Entonces no hay que hacer nada: sin confirmación se borra.',
    done: ['Confirmado', 'Gracias, el mensaje cuenta desde ahora.'],
    gone: ['Este enlace ya no es válido', 'Se puede volver a enviar el formulario.'],
  },
  pt: {
    subject: 'Falta confirmar a mensagem',
    ask: 'Foi enviado um formulário com este e-mail na página indicada. Para o confirmar, basta abrir esta ligação em sete dias:',
    ignore: 'Foi outra pessoa? Então nada é preciso: sem confirmação é apagado.',
    done: ['Confirmado', 'Obrigado, a mensagem conta a partir de agora.'],
    gone: ['Esta ligação já não é válida', 'O formulário pode ser enviado de novo.'],
  },
  fr: {
    subject: 'Merci de confirmer votre message',
    ask: 'Un formulaire a été envoyé avec cette adresse e-mail sur la page ci-dessous. Pour le confirmer, ouvrez ce lien dans les sept jours :',
    ignore: 'C’était quelqu’un d’autre ? Ne faites rien : sans confirmation, il est supprimé.',
    done: ['Confirmé', 'Merci, votre message compte désormais.'],
    gone: ['Ce lien n’est plus valable', 'Merci d’envoyer à nouveau le formulaire.'],
  },
  de: {
    subject: 'Bitte die Nachricht bestätigen',
    ask: 'Mit dieser E-Mail-Adresse wurde auf der Seite unten ein Formular gesendet. Zum Bestätigen innerhalb von sieben Tagen diesen Link öffnen:',
    ignore: 'Das war jemand anderes? Dann ist nichts zu tun: ohne Bestätigung wird es gelöscht.',
    done: ['Bestätigt', 'Danke, die Nachricht zählt von jetzt an.'],
    gone: ['Dieser Link gilt nicht mehr', 'Bitte das Formular noch einmal senden.'],
  },
  it: {
    subject: 'Resta da confermare il messaggio',
    ask: 'Un modulo è stato inviato con questo indirizzo e-mail dalla pagina indicata. Per confermarlo, aprire questo link entro sette giorni:',
    ignore: 'È stata un’altra persona? Non serve fare nulla: senza conferma viene cancellato.',
    done: ['Confermato', 'Grazie, il messaggio conta da adesso.'],
    gone: ['Questo link non è più valido', 'Il modulo si può inviare di nuovo.'],
  },
  nl: {
    subject: 'Bevestig uw bericht',
    ask: 'Met dit e-mailadres is op de pagina hieronder een formulier verzonden. Open binnen zeven dagen deze link om het te bevestigen:',
    ignore: 'Was het iemand anders? Dan hoeft er niets te gebeuren: zonder bevestiging wordt het gewist.',
    done: ['Bevestigd', 'Dank u, uw bericht telt vanaf nu.'],
    gone: ['Deze link is niet meer geldig', 'Verzend het formulier opnieuw.'],
  },
  pl: {
    subject: 'Proszę potwierdzić wiadomość',
    ask: 'Na podanej stronie wysłano formularz z tym adresem e-mail. Aby go potwierdzić, proszę otworzyć ten link w ciągu siedmiu dni:',
    ignore: 'To był ktoś inny? Nic nie trzeba robić: bez potwierdzenia formularz zostanie usunięty.',
    done: ['Potwierdzono', 'Dziękujemy, wiadomość liczy się od teraz.'],
    gone: ['Ten link już nie działa', 'Proszę wysłać formularz jeszcze raz.'],
  },
};
