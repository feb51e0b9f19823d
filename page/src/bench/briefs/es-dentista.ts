import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'es-dentista',
  language: 'es',
  title: 'Clinica dental',
  projectName: 'Clínica Dental Sorolla',
  projectDescription: '',
  text: `clinica dental en Paterna, primera visita y radiografia gratis, ortodoncia invisible desde 1.900 €, limpieza 45 €, implante con corona 1.150 €, financiamos hasta 24 meses sin intereses, pedir cita al 961 555 204 o whatsapp 622 555 019, lunes a viernes de 9:30 a 20h`,
  facts: [
    { what: 'que es', any: ['clinica dental', 'clínica dental'] },
    { what: 'donde', all: ['Paterna'] },
    { what: 'primera visita', all: ['primera visita', 'gratis'] },
    { what: 'ortodoncia', all: ['ortodoncia invisible', '1.900 €'] },
    { what: 'limpieza', all: ['limpieza', '45 €'] },
    { what: 'implante', all: ['implante con corona', '1.150 €'] },
    { what: 'financiacion', all: ['24 meses sin intereses'] },
    { what: 'telefono', all: ['961 555 204'] },
    { what: 'whatsapp', all: ['622 555 019'] },
    { what: 'dias', any: ['lunes a viernes', 'lunes-viernes'] },
    { what: 'horas', any: ['9:30 a 20h', '9:30-20h', '9:30 a 20 h'] },
  ],
  forbidden: [
    'Opening hours',
    'Contact us',
    'tecnología de última generación',
    'años de experiencia',
    'Frequently asked',
  ],
};
