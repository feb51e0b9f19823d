import type { Guide } from './guide.ts';

export const SPANISH_GUIDES: readonly Guide[] = [
  {
    name: 'first-page',
    title: 'Tu primera página, en línea',
    summary: 'De una descripción de lo que haces a una página que cualquiera puede abrir.',
    steps: [
      {
        title: 'Crea un proyecto',
        text: 'Un proyecto es un sitio. Dale el nombre de tu negocio y cuenta en una o dos frases qué haces: de ahí parte lo que se escribe para ti. Recibe al momento una dirección propia.',
      },
      {
        title: 'Describe la página',
        text: 'En Páginas elige Nueva página. Escribe un título, mira la dirección propuesta y activa la descripción para la IA. Di qué ofreces, a quién, con qué precios y horarios, y cómo contactar contigo. A la página solo llega lo que dices; no se inventa nada.',
      },
      {
        title: 'Revisa lo que se entendió',
        text: 'Antes de escribir la página ves lo que se leyó en tu texto. Corrige lo que no sea cierto, responde a lo que falte y crea la página. Está lista en unos segundos.',
      },
      {
        title: 'Cámbiala hasta que encaje',
        text: 'Editar abre el editor: haz clic en un texto para cambiarlo, arrastra secciones a otro lugar, pon tus propias imágenes. Publicar la pone en línea. Las versiones anteriores se conservan, así que nada de lo que pruebes se pierde.',
      },
    ],
  },
  {
    name: 'own-domain',
    title: 'Tu propio dominio',
    summary: 'Que tu sitio responda en una dirección que es tuya.',
    steps: [
      {
        title: 'Di cuál',
        text: 'En Configuración, Dominios, añade un dominio nuevo, elige configurar un dominio propio y escribe su nombre, por ejemplo tienda.example.com. No se registra nada hasta que lo envías.',
      },
      {
        title: 'Crea dos registros',
        text: 'Verás un registro CNAME, que lleva hasta nosotros, y un registro TXT, que demuestra que el dominio es tuyo. Copia los dos donde gestionas el dominio: normalmente la empresa donde lo compraste, en DNS.',
      },
      {
        title: 'Verifica y espera',
        text: 'Pulsa verificar y enviar. Si falta algún registro puedes cerrar la ventana: seguimos mirando y el dominio se activa solo. Los cambios de DNS pueden tardar unas horas. El certificado para https llega con él.',
      },
      {
        title: 'Hazlo principal',
        text: 'En el menú de un dominio activo puedes hacerlo principal: con él empiezan las direcciones que copias y las que ven los buscadores. Tus otros dominios siguen funcionando.',
      },
    ],
  },
  {
    name: 'answers',
    title: 'Lo que te envían tus visitantes',
    summary: 'Encuéntralo, respóndelo y mira de dónde viene.',
    steps: [
      {
        title: 'Dónde llega',
        text: 'Todos los formularios de una página publicada funcionan. Lo que envían tus visitantes está entre los mensajes recibidos, de una página o de todas, y un correo te avisa de que llegó algo.',
      },
      {
        title: 'Responde pronto',
        text: 'Abre un mensaje para ver todo lo que se envió. Marca lo que está hecho y lo que es spam: lo que lo parece se aparta para que lo mires.',
      },
      {
        title: 'Llévatelo',
        text: 'Los mensajes se pueden descargar como una tabla o enviar a otros programas con webhooks e integraciones.',
      },
      {
        title: 'Mira qué funciona',
        text: 'La analítica cuenta visitas sin cookies y cuántas acaban en un mensaje. Donde sean pocas, prueba otro titular: los cambios pequeños, de uno en uno, son los que más dicen.',
      },
    ],
  },
];
