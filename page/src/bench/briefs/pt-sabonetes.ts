import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'pt-sabonetes',
  language: 'pt',
  title: 'Loja',
  projectName: 'Saboaria da Fonte',
  projectDescription: '',
  text: `Boa tarde! Sou a Filipa e faço sabonetes artesanais em Évora desde 2018.

O que vendo:
* sabonete de azeite – 4,50€
* sabonete de alfazema – 5€
* champô sólido (dura 60 lavagens) – 9,90€
* caixa presente com 4 – 18€
Leve 3 pague 2 nos sabonetes de azeite até 31 de maio

Envios às segundas e quintas, 3,50€ para Portugal continental, grátis acima de 35€. Também estou no mercado da Praça 1.º de Maio todos os sábados das 8h às 13h. Não testamos em animais. Guarde o sabonete em lugar seco. Encomendas: loja@saboariadafonte.example, 266 555 048.

O preço das velas ainda é segredo, por isso não fale nisso. A minha irmã acha que devia ter rosa mas eu não gosto. As fotos mando depois. O orçamento é curtinho, sabe como é... Obrigada!!`,
  facts: [
    { what: 'nome', all: ['Saboaria da Fonte'] },
    { what: 'quem', all: ['Filipa'] },
    { what: 'o quê', all: ['sabonetes artesanais'] },
    { what: 'cidade', all: ['Évora'] },
    { what: 'desde', all: ['2018'] },
    { what: 'azeite', all: ['sabonete de azeite', '4,50€'] },
    { what: 'alfazema', all: ['sabonete de alfazema', '5€'] },
    { what: 'champô', all: ['champô sólido', '9,90€'] },
    { what: 'lavagens', all: ['60 lavagens'] },
    { what: 'caixa', all: ['caixa presente', '18€'] },
    { what: 'promoção', all: ['Leve 3 pague 2'] },
    { what: 'fim da promoção', all: ['31 de maio'] },
    { what: 'dias de envio', all: ['segundas e quintas'] },
    { what: 'portes', all: ['Portugal continental', '3,50€'] },
    { what: 'portes grátis', all: ['grátis acima de 35€'] },
    { what: 'mercado', all: ['mercado da Praça 1.º de Maio'] },
    { what: 'horas do mercado', all: ['sábados', '8h', '13h'] },
    { what: 'animais', all: ['Não testamos em animais'] },
    { what: 'conservação', all: ['lugar seco'] },
    { what: 'email', all: ['loja@saboariadafonte.example'] },
    { what: 'telefone', all: ['266 555 048'] },
  ],
  forbidden: [
    'Boa tarde',
    'velas',
    'segredo',
    'minha irmã',
    'rosa',
    'mando depois',
    'curtinho',
    'sabe como é',
    'Obrigada!!',
    'Contact us',
  ],
};
