import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'pt-escola-surf-mista',
  language: 'pt',
  title: 'Surf school Ericeira',
  projectName: 'Onda Certa',
  projectDescription: '',
  text: `Escola de surf na Ericeira desde 2011, aulas para todos os níveis. We speak English, hablamos español, wir sprechen Deutsch!

Aula de grupo (max. 6) 35 € / 2 horas, material incluído
Private lesson 80 € por 1h30
Surf camp 5 dias: 390 €, com alojamento e pequeno-almoço, not incl. transfer from airport

Instrutores: Duarte Nobre (head coach) e Lena Fischer. Crianças a partir dos 7 anos, tem que saber nadar. Encontro na Praia de São Julião às 9h30 e às 14h, todos os dias de abril a outubro, se não houver ondas devolvemos o dinheiro. Phone / WhatsApp +351 915 555 027, instagram @ondacerta.ericeira.

A página em português por favor, o resto vai-se traduzir depois. Fotos do mar primeiro.`,
  facts: [
    { what: 'nome', all: ['Onda Certa'] },
    { what: 'o que', any: ['Escola de surf na Ericeira', 'Escola de surf'] },
    { what: 'desde', all: ['2011'] },
    { what: 'inglês', all: ['We speak English'] },
    { what: 'espanhol', all: ['hablamos español'] },
    { what: 'alemão', all: ['wir sprechen Deutsch'] },
    { what: 'grupo', all: ['Aula de grupo', '35 €'] },
    { what: 'material', all: ['material incluído'] },
    { what: 'privada', all: ['Private lesson', '80 €'] },
    { what: 'camp', all: ['Surf camp', '390 €'] },
    { what: 'camp inclui', all: ['alojamento e pequeno-almoço'] },
    { what: 'camp não inclui', all: ['transfer from airport'] },
    { what: 'duarte', all: ['Duarte Nobre', 'head coach'] },
    { what: 'lena', all: ['Lena Fischer'] },
    { what: 'idade', all: ['a partir dos 7 anos'] },
    { what: 'nadar', all: ['saber nadar'] },
    { what: 'praia', all: ['Praia de São Julião'] },
    { what: 'horas', all: ['9h30', '14h'] },
    { what: 'época', all: ['abril a outubro'] },
    { what: 'garantia', all: ['devolvemos o dinheiro'] },
    { what: 'telefone', all: ['915 555 027'] },
    { what: 'instagram', all: ['@ondacerta.ericeira'] },
  ],
  forbidden: ['A página em português', 'vai-se traduzir', 'Fotos do mar', 'Opening hours', 'Preguntas', 'Contact us'],
};
