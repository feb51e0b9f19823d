import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'es-restaurante-carta',
  language: 'es',
  title: 'Casa Remigio',
  projectName: 'Casa Remigio',
  projectDescription: 'Restaurante en Cangas de Onís',
  text: `Hola, somos Casa Remigio, restaurante de comida asturiana en Cangas de Onís desde 1972. Os paso la carta y los datos, primero una foto grande y que se vea el menu del dia, colores calidos, nada de fotos de stock.

MENÚ DEL DÍA 14,50 € (de martes a viernes, bebida y postre incluidos)
Menú de fin de semana 24 €
Menú infantil 9 €

ENTRANTES
Croquetas de jamón (8 uds.) 9,50 €
Tabla de quesos asturianos 15 €
Pastel de cabracho 11 €

CUCHARA
Fabada de la abuela Remigia 13 €
Pote asturiano 12 €
Verdinas con almejas 16,50 €

CARNES Y PESCADOS
Cachopo de ternera (para dos) 26 €
Cabrito al horno 19 €
Merluza a la sidra 18 €

POSTRES
Arroz con leche requemado 5 €
Tarta de avellana 5,50 €

Sidra natural 3,50 € la botella.

Tenemos pan sin gluten, avisad de las alergias al reservar. La fabada hay que encargarla con un dia de antelación si sois más de 6. El cachopo lo puedes llevar a casa. Terraza con vistas al Sella, se admiten perros en la terraza, no dentro.

Cocina: Remigio Cueto hijo. Sala: Pilar Cueto.

"La mejor fabada que he comido fuera de casa de mi madre" — Luis Ordóñez, de Oviedo

Horario: de martes a domingo, comidas de 13:00 a 16:00, cenas viernes y sábado de 20:30 a 23:30. Lunes cerrado. Vacaciones del 10 al 31 de enero.

Estamos en la calle San Pelayo 7, 33550 Cangas de Onís. Reservas 985 555 312. Para reservar que dejen nombre, telefono, dia y cuantos son. Instagram @casaremigio_cangas. No hace falta poner preguntas frecuentes.`,
  facts: [
    { what: 'nombre', all: ['Casa Remigio'] },
    { what: 'cocina', all: ['comida asturiana'] },
    { what: 'desde', any: ['desde 1972', '1972'] },
    { what: 'menu del dia', all: ['MENÚ DEL DÍA', '14,50 €'] },
    { what: 'menu del dia dias', all: ['de martes a viernes'] },
    { what: 'menu del dia incluye', all: ['bebida y postre incluidos'] },
    { what: 'menu fin de semana', all: ['Menú de fin de semana', '24 €'] },
    { what: 'menu infantil', all: ['Menú infantil', '9 €'] },
    { what: 'grupo entrantes', all: ['Entrantes'] },
    { what: 'croquetas', all: ['Croquetas de jamón', '9,50 €'] },
    { what: 'quesos', all: ['Tabla de quesos asturianos', '15 €'] },
    { what: 'cabracho', all: ['Pastel de cabracho', '11 €'] },
    { what: 'grupo cuchara', all: ['Cuchara'] },
    { what: 'fabada', all: ['Fabada de la abuela Remigia', '13 €'] },
    { what: 'pote', all: ['Pote asturiano', '12 €'] },
    { what: 'verdinas', all: ['Verdinas con almejas', '16,50 €'] },
    { what: 'cachopo', all: ['Cachopo de ternera', '26 €'] },
    { what: 'cabrito', all: ['Cabrito al horno', '19 €'] },
    { what: 'merluza', all: ['Merluza a la sidra', '18 €'] },
    { what: 'arroz', all: ['Arroz con leche requemado', '5 €'] },
    { what: 'tarta', all: ['Tarta de avellana', '5,50 €'] },
    { what: 'sidra', all: ['Sidra natural', '3,50 €'] },
    { what: 'sin gluten', all: ['pan sin gluten'] },
    { what: 'encargo', all: ['más de 6'] },
    { what: 'terraza', all: ['vistas al Sella'] },
    { what: 'perros', all: ['perros en la terraza'] },
    { what: 'cocinero', all: ['Remigio Cueto'] },
    { what: 'sala', all: ['Pilar Cueto'] },
    { what: 'cita', all: ['La mejor fabada que he comido fuera de casa de mi madre'] },
    { what: 'autor de la cita', all: ['Luis Ordóñez'] },
    { what: 'comidas', any: ['13:00 a 16:00', '13:00-16:00'] },
    { what: 'cenas', any: ['20:30 a 23:30', '20:30-23:30'] },
    { what: 'lunes', all: ['Lunes', 'cerrado'] },
    { what: 'vacaciones', all: ['10 al 31 de enero'] },
    { what: 'direccion', all: ['San Pelayo 7'] },
    { what: 'telefono', all: ['985 555 312'] },
    { what: 'instagram', all: ['@casaremigio_cangas'] },
  ],
  forbidden: [
    'fotos de stock',
    'colores calidos',
    'Os paso la carta',
    'que dejen nombre',
    'Preguntas frecuentes',
    'No hace falta',
    'primero una foto',
  ],
};
