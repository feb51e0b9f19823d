import { faq, form, gallery, notes, plans } from '../sections.ts';
import { defineTemplate, type Pair, type TemplateTexts } from '../template.ts';

interface Texts extends TemplateTexts {
  products: string;
  productList: readonly Pair[];
  closeUp: readonly string[];
  delivery: string;
  terms: readonly Pair[];
  questions: readonly string[];
  which: string;
}

// No product stands out before it is known.
const NONE = -1;

export const shop = defineTemplate<Texts>({
  id: 'shop',
  category: 'local',
  theme: { palette: 'coral', type: 'modern' },
  hero: 'editorial',
  motif: 'table',
  seed: 25,
  intent: 'order',
  second: 'pricing',
  sections: (t, kit) => [
    plans(
      t.products,
      t.productList.map(([name, body]) => ({ name, body })),
      kit,
      NONE,
    ),
    gallery(kit.heading('gallery'), t.closeUp, kit, ['table', 'tiles', 'arches']),
    notes('columns', t.delivery, t.terms),
    faq(t.questions, kit),
    form(
      'split',
      kit.words.forms.order,
      ['name', 'email', { label: t.which, input: 'text' }, 'number', 'message?'],
      kit,
    ),
  ],
  texts: {
    en: {
      name: 'Shop',
      description: 'Products with their prices, delivery, payment and returns, and an order.',
      eyebrow: 'What you sell',
      lead: 'What you make or sell and what is special about it, in one or two sentences.',
      products: 'Products',
      productList: [
        ['A product', 'What it is made of, and how large it is'],
        ['Another product', 'What it is made of, and how large it is'],
        ['A third product', 'What it is made of, and how large it is'],
      ],
      closeUp: ['A product close up', 'How it is made', 'How it is packed'],
      delivery: 'Delivery and returns',
      terms: [
        ['Delivery', 'Where to, how long it takes, what it costs'],
        ['Payment', 'How to pay, and when'],
        ['Returns', 'Until when, and who pays the way back'],
        ['Collection', 'Where and when'],
      ],
      questions: ['Is it in stock?', 'Can it be made to measure?', 'Can it be sent as a present?'],
      which: 'Which product?',
    },
    es: {
      name: 'Tienda',
      description: 'Productos con sus precios, envío, pago y devoluciones, y un pedido.',
      eyebrow: 'Qué vendes',
      lead: 'Qué haces o vendes y qué tiene de especial, en una o dos frases.',
      products: 'Productos',
      productList: [
        ['Un producto', 'De qué está hecho y qué tamaño tiene'],
        ['Otro producto', 'De qué está hecho y qué tamaño tiene'],
        ['Un tercer producto', 'De qué está hecho y qué tamaño tiene'],
      ],
      closeUp: ['Un producto de cerca', 'Cómo se hace', 'Cómo se envuelve'],
      delivery: 'Envío y devolución',
      terms: [
        ['Envío', 'Adónde, cuánto tarda, cuánto cuesta'],
        ['Pago', 'Cómo y cuándo se paga'],
        ['Devolución', 'Hasta cuándo y quién paga la vuelta'],
        ['Recogida', 'Dónde y cuándo'],
      ],
      questions: ['¿Hay existencias?', '¿Se hace a medida?', '¿Se puede enviar como regalo?'],
      which: '¿Qué producto?',
    },
    pt: {
      name: 'Loja',
      description: 'Produtos com preços, entrega, pagamento e devoluções, e uma encomenda.',
      eyebrow: 'O que vende',
      lead: 'O que faz ou vende e o que tem de especial, numa ou duas frases.',
      products: 'Produtos',
      productList: [
        ['Um produto', 'De que é feito e que tamanho tem'],
        ['Outro produto', 'De que é feito e que tamanho tem'],
        ['Um terceiro produto', 'De que é feito e que tamanho tem'],
      ],
      closeUp: ['Um produto de perto', 'Como se faz', 'Como se embala'],
      delivery: 'Entrega e devolução',
      terms: [
        ['Entrega', 'Para onde, quanto demora, quanto custa'],
        ['Pagamento', 'Como e quando se paga'],
        ['Devolução', 'Até quando e quem paga o regresso'],
        ['Levantamento', 'Onde e quando'],
      ],
      questions: ['Há em stock?', 'Faz-se por medida?', 'Pode ser enviado como presente?'],
      which: 'Que produto?',
    },
    fr: {
      name: 'Boutique',
      description: 'Produits avec leurs prix, livraison, paiement et retours, et une commande.',
      eyebrow: 'Ce que vous vendez',
      lead: 'Ce que vous fabriquez ou vendez et ce qui le distingue, en une ou deux phrases.',
      products: 'Produits',
      productList: [
        ['Un produit', 'De quoi il est fait, et sa taille'],
        ['Un autre produit', 'De quoi il est fait, et sa taille'],
        ['Un troisième produit', 'De quoi il est fait, et sa taille'],
      ],
      closeUp: ['Un produit de près', 'Comment il est fabriqué', 'Comment il est emballé'],
      delivery: 'Livraison et retours',
      terms: [
        ['Livraison', 'Où, en combien de temps, à quel prix'],
        ['Paiement', 'Comment on peut payer, et quand'],
        ['Retours', 'Jusqu’à quand, et qui paie le renvoi'],
        ['Retrait', 'Où et quand'],
      ],
      questions: ['Est-ce en stock ?', 'Peut-on le faire sur mesure ?', 'Peut-on l’envoyer en cadeau ?'],
      which: 'Quel produit ?',
    },
    de: {
      name: 'Onlineshop',
      description: 'Waren mit Preisen, Versand, Zahlung und Rückgabe, und eine Bestellung.',
      eyebrow: 'Was Sie verkaufen',
      lead: 'Was Sie herstellen oder verkaufen und was daran besonders ist, in ein bis zwei Sätzen.',
      products: 'Produkte',
      productList: [
        ['Ein Produkt', 'Woraus es besteht und wie groß es ist'],
        ['Noch ein Produkt', 'Woraus es besteht und wie groß es ist'],
        ['Ein drittes Produkt', 'Woraus es besteht und wie groß es ist'],
      ],
      closeUp: ['Ein Produkt aus der Nähe', 'Wie es gemacht wird', 'Wie es verpackt wird'],
      delivery: 'Versand und Rückgabe',
      terms: [
        ['Versand', 'Wohin, wie lange, zu welchem Preis'],
        ['Zahlung', 'Wie und wann man bezahlt'],
        ['Rückgabe', 'Bis wann, und wer den Rückweg bezahlt'],
        ['Abholung', 'Wo und wann'],
      ],
      questions: ['Ist es vorrätig?', 'Geht es auch nach Maß?', 'Kann man es als Geschenk schicken?'],
      which: 'Welches Produkt?',
    },
    it: {
      name: 'Negozio',
      description: 'Prodotti con i prezzi, spedizione, pagamento e resi, e un ordine.',
      eyebrow: 'Che cosa vendi',
      lead: 'Che cosa fai o vendi e che cosa ha di speciale, in una o due frasi.',
      products: 'Prodotti',
      productList: [
        ['Un prodotto', 'Di che cosa è fatto e quanto è grande'],
        ['Un altro prodotto', 'Di che cosa è fatto e quanto è grande'],
        ['Un terzo prodotto', 'Di che cosa è fatto e quanto è grande'],
      ],
      closeUp: ['Un prodotto da vicino', 'Come si fa', 'Come si confeziona'],
      delivery: 'Spedizione e resi',
      terms: [
        ['Spedizione', 'Dove, in quanto tempo, a quale costo'],
        ['Pagamento', 'Come e quando si paga'],
        ['Resi', 'Fino a quando e chi paga il ritorno'],
        ['Ritiro', 'Dove e quando'],
      ],
      questions: ['È disponibile?', 'Si fa su misura?', 'Si può spedire come regalo?'],
      which: 'Quale prodotto?',
    },
    nl: {
      name: 'Winkel',
      description: 'Producten met prijzen, bezorging, betaling en retour, en een bestelling.',
      eyebrow: 'Wat u verkoopt',
      lead: 'Wat u maakt of verkoopt en wat er bijzonder aan is, in een of twee zinnen.',
      products: 'Producten',
      productList: [
        ['Een product', 'Waar het van gemaakt is en hoe groot het is'],
        ['Nog een product', 'Waar het van gemaakt is en hoe groot het is'],
        ['Een derde product', 'Waar het van gemaakt is en hoe groot het is'],
      ],
      closeUp: ['Een product van dichtbij', 'Hoe het gemaakt wordt', 'Hoe het verpakt wordt'],
      delivery: 'Bezorging en retour',
      terms: [
        ['Bezorging', 'Waarheen, hoe lang, voor welke prijs'],
        ['Betaling', 'Hoe en wanneer men betaalt'],
        ['Retour', 'Tot wanneer, en wie de terugweg betaalt'],
        ['Afhalen', 'Waar en wanneer'],
      ],
      questions: ['Is het op voorraad?', 'Kan het op maat?', 'Kan het als cadeau verstuurd worden?'],
      which: 'Welk product?',
    },
    pl: {
      name: 'Sklep',
      description: 'Produkty z cenami, dostawa, płatność i zwroty oraz zamówienie.',
      eyebrow: 'Co sprzedajesz',
      lead: 'Co powstaje lub jest sprzedawane i co w tym szczególnego, w jednym lub dwóch zdaniach.',
      products: 'Produkty',
      productList: [
        ['Produkt', 'Z czego jest zrobiony i jak duży'],
        ['Drugi produkt', 'Z czego jest zrobiony i jak duży'],
        ['Trzeci produkt', 'Z czego jest zrobiony i jak duży'],
      ],
      closeUp: ['Produkt z bliska', 'Jak powstaje', 'Jak jest pakowany'],
      delivery: 'Dostawa i zwroty',
      terms: [
        ['Dostawa', 'Dokąd, jak długo, za ile'],
        ['Płatność', 'Jak i kiedy się płaci'],
        ['Zwroty', 'Do kiedy i kto płaci za odesłanie'],
        ['Odbiór', 'Gdzie i kiedy'],
      ],
      questions: ['Czy jest dostępny?', 'Czy można zamówić na wymiar?', 'Czy można wysłać jako prezent?'],
      which: 'Który produkt?',
    },
  },
});
