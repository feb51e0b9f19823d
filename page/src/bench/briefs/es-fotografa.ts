import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'es-fotografa',
  language: 'es',
  title: 'Portfolio',
  projectName: 'Ainhoa Lezama Fotografía',
  projectDescription: '',
  text: `Soy Ainhoa Lezama, fotógrafa de bodas y de familia en Bilbao. Quiero que lo primero sea una galería y que el texto sea corto, sin testimonios, nada de fotos de stock por favor!!

Llevo 11 años haciendo bodas pequeñas, de 20 a 80 invitados, y trabajo siempre sola, con luz natural y sin poses. Hablo castellano, euskera y frances.

Sesion de familia: 180 €, una hora, 30 fotos editadas.
Boda media jornada: 950 €, 5 horas, 300 fotos.
Boda día entero: 1.600 €, 10 horas, 600 fotos y un álbum de 40 páginas.
Fuera de Bizkaia cobro el desplazamiento, 0,35 € por km. Entrego en 6 semanas. Para reservar fecha pido el 25%.

Que me escriban a hola@ainhoalezama.example diciendo fecha y lugar. En 2026 solo cojo 15 bodas.`,
  facts: [
    { what: 'nombre', all: ['Ainhoa Lezama'] },
    { what: 'oficio', all: ['fotógrafa de bodas y de familia'] },
    { what: 'ciudad', all: ['Bilbao'] },
    { what: 'años', all: ['11 años'] },
    { what: 'bodas pequeñas', all: ['20 a 80 invitados'] },
    { what: 'estilo', any: ['luz natural y sin poses', 'luz natural'] },
    { what: 'idiomas', any: ['castellano, euskera y frances', 'castellano, euskera y francés'] },
    { what: 'familia', any: ['Sesion de familia', 'Sesión de familia'] },
    { what: 'familia precio', all: ['180 €', '30 fotos editadas'] },
    { what: 'media jornada', all: ['Boda media jornada', '950 €'] },
    { what: 'media jornada contenido', all: ['5 horas', '300 fotos'] },
    { what: 'dia entero', all: ['Boda día entero', '1.600 €'] },
    { what: 'dia entero contenido', all: ['10 horas', '600 fotos'] },
    { what: 'album', all: ['álbum de 40 páginas'] },
    { what: 'kilometros', all: ['0,35 €'] },
    { what: 'entrega', all: ['6 semanas'] },
    { what: 'reserva', all: ['25%'] },
    { what: 'correo', all: ['hola@ainhoalezama.example'] },
    { what: 'limite', all: ['15 bodas'] },
  ],
  forbidden: [
    'fotos de stock',
    'testimonios',
    'Quiero que',
    'Que me escriban',
    'texto sea corto',
    'premiada',
    'Learn more',
  ],
};
