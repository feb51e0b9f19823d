import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'pt-mudancas',
  language: 'pt',
  title: 'Mudanças',
  projectName: 'Transportes Ribeiro',
  projectDescription: '',
  text: `Fazemos mudanças em Braga e arredores, carrinha com 2 homens a 38 €/hora, mínimo 2 horas, fins de semana mais 20%. Não transportamos pianos nem cofres. Orçamento grátis no WhatsApp 912 555 038, falar com o sr. Ribeiro. Quero um site simples, azul`,
  facts: [
    { what: 'o que', all: ['mudanças'] },
    { what: 'onde', all: ['Braga'] },
    { what: 'preço', all: ['carrinha com 2 homens', '38 €'] },
    { what: 'por hora', any: ['€/hora', 'hora', 'por hora'] },
    { what: 'mínimo', all: ['mínimo 2 horas'] },
    { what: 'fins de semana', all: ['fins de semana', '20%'] },
    { what: 'não', all: ['pianos nem cofres'] },
    { what: 'orçamento', all: ['Orçamento grátis'] },
    { what: 'whatsapp', all: ['912 555 038'] },
    { what: 'pessoa', all: ['Ribeiro'] },
  ],
  forbidden: [
    'Quero um site',
    'site simples',
    'anos de experiência',
    'Contact us',
    'Preguntas',
    'clientes satisfeitos',
  ],
};
