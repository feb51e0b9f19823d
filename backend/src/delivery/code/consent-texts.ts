import type { PageLanguage } from '@landfall/shared/contracts';

interface ConsentTexts {
  /** What the whole is called. */
  title: string;
  /** What is asked, unless the owner says it in other words. */
  text: string;
  agree: string;
  refuse: string;
  /** The link to more about it. */
  more: string;
  agreed: string;
  refused: string;
  /** Takes what was agreed to back. */
  withdraw: string;
  /** Asks anew. */
  change: string;
}

/** What a visitor reads who is asked for consent, by the page's language. */
export const CONSENT_TEXTS: Readonly<Record<PageLanguage, ConsentTexts>> = {
  en: {
    title: 'Your privacy',
    text: 'May this site load services of others, which can set cookies and recognise your browser?',
    agree: 'Agree',
    refuse: 'No, thanks',
    more: 'Privacy policy',
    agreed: 'You agreed to services of others on this site.',
    refused: 'This site loads no services of others for you.',
    withdraw: 'Withdraw consent',
    change: 'Change',
  },
  es: {
    title: 'Privacidad',
    text: '¿Puede este sitio cargar servicios de terceros, que pueden usar cookies y reconocer el navegador?',
    agree: 'Aceptar',
    refuse: 'No, gracias',
    more: 'Política de privacidad',
    agreed: 'Se han aceptado los servicios de terceros en este sitio.',
    refused: 'Este sitio no carga servicios de terceros en este navegador.',
    withdraw: 'Retirar el consentimiento',
    change: 'Cambiar',
  },
  pt: {
    title: 'Privacidade',
    text: 'Este site pode carregar serviços de terceiros, que podem usar cookies e reconhecer o navegador?',
    agree: 'Aceitar',
    refuse: 'Não, obrigado',
    more: 'Política de privacidade',
    agreed: 'Os serviços de terceiros neste site foram aceites.',
    refused: 'Este site não carrega serviços de terceiros neste navegador.',
    withdraw: 'Retirar o consentimento',
    change: 'Alterar',
  },
  fr: {
    title: 'Vie privée',
    text: 'Ce site peut-il charger des services tiers, qui peuvent déposer des cookies et reconnaître le navigateur ?',
    agree: 'Accepter',
    refuse: 'Non merci',
    more: 'Politique de confidentialité',
    agreed: 'Les services tiers ont été acceptés sur ce site.',
    refused: 'Ce site ne charge aucun service tiers dans ce navigateur.',
    withdraw: 'Retirer le consentement',
    change: 'Modifier',
  },
  de: {
    title: 'Datenschutz',
    text: 'Darf diese Website Dienste anderer laden, die Cookies setzen und den Browser wiedererkennen können?',
    agree: 'Zustimmen',
    refuse: 'Nein, danke',
    more: 'Datenschutzerklärung',
    agreed: 'Den Diensten anderer auf dieser Website wurde zugestimmt.',
    refused: 'Diese Website lädt hier keine Dienste anderer.',
    withdraw: 'Zustimmung widerrufen',
    change: 'Ändern',
  },
  it: {
    title: 'Privacy',
    text: 'Questo sito può caricare servizi di terzi, che possono usare cookie e riconoscere il browser?',
    agree: 'Accetto',
    refuse: 'No, grazie',
    more: 'Informativa sulla privacy',
    agreed: 'I servizi di terzi su questo sito sono stati accettati.',
    refused: 'Questo sito non carica servizi di terzi in questo browser.',
    withdraw: 'Revoca il consenso',
    change: 'Modifica',
  },
  nl: {
    title: 'Privacy',
    text: 'Mag deze site diensten van anderen laden, die cookies kunnen plaatsen en de browser kunnen herkennen?',
    agree: 'Akkoord',
    refuse: 'Nee, bedankt',
    more: 'Privacybeleid',
    agreed: 'Voor diensten van anderen op deze site is toestemming gegeven.',
    refused: 'Deze site laadt hier geen diensten van anderen.',
    withdraw: 'Toestemming intrekken',
    change: 'Wijzigen',
  },
  pl: {
    title: 'Prywatność',
    text: 'Czy ta strona może wczytywać usługi innych firm, które mogą używać plików cookie i rozpoznawać przeglądarkę?',
    agree: 'Zgadzam się',
    refuse: 'Nie, dziękuję',
    more: 'Polityka prywatności',
    agreed: 'Wyrażono zgodę na usługi innych firm na tej stronie.',
    refused: 'Ta strona nie wczytuje tu usług innych firm.',
    withdraw: 'Wycofaj zgodę',
    change: 'Zmień',
  },
};
