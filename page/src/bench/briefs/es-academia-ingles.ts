import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'es-academia-ingles',
  language: 'es',
  title: 'Academia',
  projectName: 'Bridge Academy',
  projectDescription: 'Academia de inglés en Albacete',
  text: `Academia de ingles en Albacete para niños y adultos, grupos de 6 como maximo.

Cursos:
- Kids (6 a 11 años): 2 horas a la semana, 55 €/mes
- Teens (12 a 17): 3 horas a la semana, 68 €/mes
- Adultos B1 y B2: lunes y miercoles de 19:30 a 21:00, 72 €/mes
- Preparación Cambridge First, intensivo en julio, 240 € el mes entero

Matrícula 30 €, gratis si te apuntas antes del 15 de septiembre. Hermanos 10% de descuento. Profes: Laura Gil (directora), Sean Doyle (nativo, de Cork) y Emma Reyes. El curso empieza el 1 de octubre de 2026. El año pasado aprobó el First el 91% de los que se presentaron.

El boton que ponga "Reserva tu prueba de nivel", es gratis y dura 20 minutos. C/ Tejares 22, tel. 967 555 480`,
  facts: [
    { what: 'que es', any: ['Academia de ingles', 'Academia de inglés'] },
    { what: 'donde', all: ['Albacete'] },
    { what: 'grupos', all: ['grupos de 6'] },
    { what: 'kids', all: ['Kids', '55 €'] },
    { what: 'kids edad', all: ['6 a 11 años'] },
    { what: 'kids horas', all: ['2 horas a la semana'] },
    { what: 'teens', all: ['Teens', '68 €'] },
    { what: 'adultos', all: ['Adultos B1 y B2', '72 €'] },
    { what: 'adultos horario', any: ['19:30 a 21:00', '19:30-21:00'] },
    { what: 'first', all: ['Preparación Cambridge First', '240 €'] },
    { what: 'julio', all: ['intensivo en julio'] },
    { what: 'por mes', any: ['€/mes', 'mes', 'al mes'] },
    { what: 'matricula', all: ['Matrícula', '30 €'] },
    { what: 'matricula gratis', all: ['antes del 15 de septiembre'] },
    { what: 'hermanos', all: ['Hermanos', '10%'] },
    { what: 'directora', all: ['Laura Gil', 'directora'] },
    { what: 'sean', all: ['Sean Doyle', 'nativo, de Cork'] },
    { what: 'emma', all: ['Emma Reyes'] },
    { what: 'inicio', all: ['1 de octubre de 2026'] },
    { what: 'aprobados', all: ['91%'] },
    { what: 'boton', all: ['Reserva tu prueba de nivel'] },
    { what: 'prueba', all: ['20 minutos'] },
    { what: 'direccion', all: ['Tejares 22'] },
    { what: 'telefono', all: ['967 555 480'] },
  ],
  forbidden: ['El boton que ponga', 'que ponga', 'Opening hours', 'Contact us', 'Sign up', 'líder'],
};
