import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'es-discoteca',
  language: 'es',
  title: 'Nebulosa',
  projectName: 'Sala Nebulosa',
  projectDescription: '',
  text: `🎉 SALA NEBULOSA 🎉 Santander, c/ Puerto 9. Viernes techno con DJ Marea, sábados salsa y bachata. Abrimos 23:30-06:00. Entrada 12€ con copa, antes de la 1 son 8€. Solo +18, con DNI!! 👀 nada de zapatillas. Reservados: 942 555 077. porfa que se vea oscuro y con neones 🙏`,
  facts: [
    { what: 'nombre', all: ['Sala Nebulosa'] },
    { what: 'ciudad', all: ['Santander'] },
    { what: 'dirección', all: ['Puerto 9'] },
    { what: 'viernes', all: ['Viernes', 'techno', 'DJ Marea'] },
    { what: 'sábados', all: ['sábados', 'salsa y bachata'] },
    { what: 'horario', any: ['23:30-06:00', '23:30 a 06:00', '23:30 a 6:00'] },
    { what: 'entrada', all: ['Entrada', '12€'] },
    { what: 'copa', all: ['con copa'] },
    { what: 'entrada temprana', all: ['antes de la 1', '8€'] },
    { what: 'edad', all: ['18'] },
    { what: 'documento', all: ['DNI'] },
    { what: 'calzado', all: ['zapatillas'] },
    { what: 'reservados', all: ['Reservados', '942 555 077'] },
  ],
  forbidden: ['porfa', 'se vea oscuro', 'neones', 'Opening hours', 'la mejor discoteca'],
};
