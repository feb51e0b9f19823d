import type { BenchBrief } from '../bench-brief.ts';

export const brief: BenchBrief = {
  id: 'es-webinar',
  language: 'es',
  title: 'Webinar facturas',
  projectName: 'Gestoría Alameda',
  projectDescription: '',
  text: `Webinar gratuito: "Factura electrónica para autónomos sin dolor de cabeza"

Martes 24 de febrero de 2026 a las 18:30 (hora de Madrid), online por Zoom, 75 minutos.

Programa
18:30 Bienvenida
18:35 Qué cambia con la ley y desde cuándo – Rosa Mendieta, asesora fiscal
19:00 Demo con tres programas – Javi Pons, consultor
19:25 Preguntas

Para quien: autónomos y empresas de menos de 10 empleados que todavía facturan con Word o Excel. NO es para grandes empresas.

Se graba y se envía la grabación a los inscritos. Plazas: 300. Organiza Gestoría Alameda, de Sevilla.

El formulario: nombre, email y si usan algun programa. Tono cercano, de tú. Que el botón diga "Guardar mi plaza".`,
  facts: [
    { what: 'titulo', all: ['Factura electrónica para autónomos sin dolor de cabeza'] },
    { what: 'gratis', any: ['gratuito', 'gratis'] },
    { what: 'fecha', all: ['24 de febrero de 2026'] },
    { what: 'hora', all: ['18:30'] },
    { what: 'zona', all: ['hora de Madrid'] },
    { what: 'donde', all: ['Zoom'] },
    { what: 'duracion', all: ['75 minutos'] },
    { what: 'bienvenida', all: ['Bienvenida'] },
    { what: 'ley', all: ['18:35', 'Qué cambia con la ley'] },
    { what: 'rosa', all: ['Rosa Mendieta', 'asesora fiscal'] },
    { what: 'demo', all: ['19:00', 'Demo con tres programas'] },
    { what: 'javi', all: ['Javi Pons', 'consultor'] },
    { what: 'preguntas', all: ['19:25', 'Preguntas'] },
    { what: 'para quien', all: ['autónomos y empresas de menos de 10 empleados'] },
    { what: 'word', all: ['Word o Excel'] },
    { what: 'no es para', any: ['NO es para grandes empresas', 'no para grandes empresas'] },
    { what: 'grabacion', all: ['grabación'] },
    { what: 'plazas', all: ['300'] },
    { what: 'organiza', all: ['Gestoría Alameda', 'Sevilla'] },
    { what: 'boton', all: ['Guardar mi plaza'] },
  ],
  forbidden: ['El formulario:', 'Tono cercano', 'Que el botón', '€', 'Save my seat', 'Speakers'],
};
