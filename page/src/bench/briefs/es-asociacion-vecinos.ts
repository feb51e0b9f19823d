import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'es-asociacion-vecinos',
  language: 'es',
  title: 'Salvemos el solar',
  projectName: 'Asociación Vecinal Las Moreras',
  projectDescription: '',
  text: `SALVEMOS EL SOLAR DE LA CALLE OLMO
somos la asociacion vecinal Las Moreras de Valladolid y pedimos al ayuntamiento que el solar de la calle Olmo sea un parque y no un aparcamiento
llevamos recogidas 1.850 firmas y necesitamos 3.000 antes del 30 de noviembre
QUÉ PEDIMOS
arboles y sombra
un huerto para el colegio
una pista para los chavales
asamblea el jueves 12 de noviembre a las 19:00 en el centro cívico Zona Este
presidenta Concha Velasco Ruiz portavoz Iker Sanz
ser socio cuesta 12 € al año
no somos de ningun partido
firma aqui tu nombre apellidos y DNI
correo lasmoreras@vecinos.example
telegram @lasmorerasvll`,
  facts: [
    { what: 'lema', any: ['SALVEMOS EL SOLAR DE LA CALLE OLMO', 'SALVEMOS EL SOLAR'] },
    { what: 'quien', all: ['Las Moreras', 'Valladolid'] },
    { what: 'que', all: ['parque', 'aparcamiento'] },
    { what: 'firmas', any: ['1.850 firmas', '1.850'] },
    { what: 'meta', all: ['3.000'] },
    { what: 'plazo', all: ['30 de noviembre'] },
    { what: 'arboles', any: ['arboles y sombra', 'árboles y sombra'] },
    { what: 'huerto', all: ['huerto para el colegio'] },
    { what: 'pista', all: ['pista para los chavales'] },
    { what: 'asamblea', all: ['asamblea', '12 de noviembre'] },
    { what: 'hora', all: ['19:00'] },
    { what: 'lugar', all: ['centro cívico Zona Este'] },
    { what: 'presidenta', all: ['Concha Velasco Ruiz', 'presidenta'] },
    { what: 'portavoz', all: ['Iker Sanz', 'portavoz'] },
    { what: 'cuota', any: ['12 € al año', '12 €'] },
    { what: 'sin partido', any: ['ningun partido', 'ningún partido'] },
    { what: 'correo', all: ['lasmoreras@vecinos.example'] },
    { what: 'telegram', all: ['@lasmorerasvll'] },
  ],
  forbidden: ['Sign', 'Contact us', 'nuestros servicios', 'Donate', 'clientes'],
};
