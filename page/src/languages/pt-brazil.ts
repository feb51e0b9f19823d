import type { PageWords } from './page-words.ts';
import { pt } from './pt.ts';

/** The words that Brazilians have other ones for. */
export const ptBrazil: PageWords = {
  ...pt,
  video: { watch: 'Assistir ao vídeo', watchOn: 'Assistir no {}', newTab: 'abre em uma nova aba' },
  headings: {
    ...pt.headings,
    contact: ['Contato'],
    glance: ['Em resumo', 'Em destaque'],
    menu: ['Cardápio', 'O cardápio'],
    people: ['A equipe', 'As pessoas'],
  },
  actions: {
    ...pt.actions,
    contact: 'Entrar em contato',
    order: 'Fazer pedido',
    register: 'Fazer inscrição',
    download: 'Baixar',
    appointment: 'Agendar horário',
    apply: 'Enviar currículo',
    tickets: 'Comprar ingressos',
  },
  forms: {
    ...pt.forms,
    contact: 'Contato',
    call: 'Contato',
    write: 'Contato',
    buy: 'Pedido',
    order: 'Pedido',
    download: 'Download',
    donate: 'Doação',
    appointment: 'Agendamento',
    tickets: 'Ingressos',
  },
};

const OF_PORTUGAL = /€|\+351|(?<!\p{L})(?:euros?|telemóvel|morada|NIF|sítio)(?!\p{L})/iu;
const OF_BRAZIL =
  /R\$|\+55(?!\d{3})|(?<!\d)\(?\d{2}\)? ?9\d{4}[- ]?\d{4}(?!\d)|(?<!\p{L})(?:reais|pix|celular|zap|CEP|CPF|CNPJ|marmit(?:a|as|ex)|banheiros?|café da manhã|ônibus|equipe)(?!\p{L})/iu;

/** Whether a Portuguese text was written in Brazil, by its money, its numbers and its words. */
export const isBrazilian = (text: string): boolean => OF_BRAZIL.test(text) && !OF_PORTUGAL.test(text);
