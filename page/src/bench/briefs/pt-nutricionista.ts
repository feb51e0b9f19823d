import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'pt-nutricionista',
  language: 'pt',
  title: 'Consultas',
  projectName: 'Inês Valadares Nutrição',
  projectDescription: 'Nutricionista em Coimbra',
  text: `Sou a Inês Valadares, nutricionista (cédula 2841N), e dou consultas em Coimbra e online. Trabalho sobretudo com mulheres depois dos 40, pessoas com síndrome do intestino irritável e atletas amadores. Não faço dietas milagrosas nem vendo suplementos.

Primeira consulta - 60 minutos - 50 €
Consulta de seguimento - 30 minutos - 30 €
Pacote 4 consultas - 125 €, válido por 6 meses

Na primeira consulta falamos da sua história, vemos análises e sai com um plano alimentar para duas semanas.

Consultório: Rua do Brasil 214, 2º Dto, Coimbra. Terças e quintas das 14h às 20h, sábados das 9h às 13h. Marcações: 239 555 061 ou ines@valadares.example. Quem faltar sem avisar com 24 horas paga metade.

Por favor não usem imagens de balanças nem fitas métricas.`,
  facts: [
    { what: 'nome', all: ['Inês Valadares'] },
    { what: 'profissão', all: ['nutricionista'] },
    { what: 'cédula', all: ['2841N'] },
    { what: 'onde', all: ['Coimbra'] },
    { what: 'online', all: ['online'] },
    { what: 'mulheres', all: ['mulheres depois dos 40'] },
    { what: 'intestino', all: ['síndrome do intestino irritável'] },
    { what: 'atletas', all: ['atletas amadores'] },
    { what: 'sem milagres', all: ['Não faço dietas milagrosas'] },
    { what: 'suplementos', any: ['nem vendo suplementos', 'não vendo suplementos'] },
    { what: 'primeira', all: ['Primeira consulta', '60 minutos', '50 €'] },
    { what: 'seguimento', all: ['Consulta de seguimento', '30 €'] },
    { what: 'pacote', all: ['Pacote 4 consultas', '125 €'] },
    { what: 'validade', all: ['válido por 6 meses'] },
    { what: 'plano', all: ['plano alimentar para duas semanas'] },
    { what: 'morada', all: ['Rua do Brasil 214'] },
    { what: 'dias', all: ['Terças e quintas'] },
    { what: 'horas', all: ['14h às 20h'] },
    { what: 'sábados', all: ['sábados', '9h às 13h'] },
    { what: 'telefone', all: ['239 555 061'] },
    { what: 'mail', all: ['ines@valadares.example'] },
    { what: 'faltas', all: ['24 horas'] },
  ],
  forbidden: [
    'balanças',
    'fitas métricas',
    'Por favor não usem',
    'Preguntas frecuentes',
    'Contact us',
    'resultados garantidos',
  ],
};
