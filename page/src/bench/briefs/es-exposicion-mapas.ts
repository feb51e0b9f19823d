import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'es-exposicion-mapas',
  language: 'es',
  title: 'web expo',
  projectName: 'Mapas que nunca existieron',
  projectDescription: '',
  text: `Asunto: RE: RE: web expo

Hola Nuria! Te paso lo de la exposición, la directora quiere que quede serio pero sin aburrir (suerte jaja).

"Mapas que nunca existieron", del 16 de octubre de 2026 al 10 de enero de 2027, Biblioteca de San Telmo, Cáceres. 74 mapas imaginarios, desde el siglo XVI hasta hoy: la isla de San Borondón, El Dorado, la Atlántida y los mundos de 12 ilustradoras actuales.
Comisaria: Beatriz Olmos. Diseño de sala: Estudio Cuadrante.

Horario
martes a viernes 10-14 y 17-20
sábados 11-20
domingos y festivos 11-14
lunes cerrado

Entrada 4 €, reducida 2 €, gratis los miércoles por la tarde y menores de 14.
Visitas guiadas sábados a las 12, grupos de hasta 20, hay que apuntarse antes: 927 555 063. No se permiten mochilas ni flash. Traiga su lupa.

De la polémica con el ayuntamiento ni palabra. Lo del azul me parece bien, aunque a mí me tira más un ocre. Las imágenes las tengo que pedir. Necesito verlo antes del puente. Besos, Lola`,
  facts: [
    { what: 'título', all: ['Mapas que nunca existieron'] },
    { what: 'inicio', all: ['16 de octubre de 2026'] },
    { what: 'fin', all: ['10 de enero de 2027'] },
    { what: 'lugar', all: ['Biblioteca de San Telmo'] },
    { what: 'ciudad', all: ['Cáceres'] },
    { what: 'obras', all: ['74 mapas imaginarios'] },
    { what: 'época', all: ['siglo XVI'] },
    { what: 'san borondón', all: ['isla de San Borondón'] },
    { what: 'atlántida', all: ['la Atlántida'] },
    { what: 'ilustradoras', all: ['12 ilustradoras'] },
    { what: 'comisaria', all: ['Beatriz Olmos', 'Comisaria'] },
    { what: 'diseño', all: ['Estudio Cuadrante'] },
    { what: 'martes a viernes', all: ['martes a viernes', '10-14', '17-20'] },
    { what: 'sábados', all: ['sábados', '11-20'] },
    { what: 'domingos', all: ['domingos y festivos', '11-14'] },
    { what: 'lunes', all: ['lunes', 'cerrado'] },
    { what: 'entrada', all: ['Entrada', '4 €'] },
    { what: 'reducida', all: ['reducida', '2 €'] },
    { what: 'gratis', all: ['miércoles por la tarde'] },
    { what: 'menores', all: ['menores de 14'] },
    { what: 'visitas', all: ['Visitas guiadas', 'a las 12'] },
    { what: 'grupos', all: ['hasta 20'] },
    { what: 'teléfono', all: ['927 555 063'] },
    { what: 'normas', all: ['mochilas ni flash'] },
    { what: 'lupa', all: ['lupa'] },
  ],
  forbidden: [
    'Asunto',
    'Hola Nuria',
    'la directora',
    'sin aburrir',
    'suerte',
    'polémica',
    'ni palabra',
    'ocre',
    'las tengo que pedir',
    'antes del puente',
    'Besos',
    'Opening hours',
  ],
};
