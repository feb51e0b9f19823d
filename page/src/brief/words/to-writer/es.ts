import type { WriterSignals } from './signals.ts';

export const ES: WriterSignals = {
  certain: [
    ...['entre nosotros,', 'que quede entre nosotros', 'en confianza', 'es confidencial', 'todavía es secreto', 'aún es secreto', 'es un secreto todavía', 'todavía no es público', 'aún no es público', 'no es oficial todavía', 'solo para que lo sepáis', 'para tu información', 'para vuestra información'],
    ...['no lo pongáis', 'no los pongáis', 'no la pongáis', 'no las pongáis', 'no lo pongas', 'no los pongas', 'no lo pongan', 'ni mencionarlo', 'ni mencionar', 'ni nombrarlo', 'mejor no hablar', 'mejor no mencionar', 'mejor no decir', 'déjalo fuera', 'dejadlo fuera', 'no mencionéis', 'no menciones', 'no mencionar', 'no habléis de', 'no hables de'],
    ...['sois los que sabéis', 'eres el que sabe', 'eres el experto', 'sois los expertos', 'ustedes son los expertos', 'sabéis mejor', 'sabes mejor que yo', 'ustedes saben mejor', 'me fío de', 'confío en vosotros', 'confío en ti', 'confío en ustedes', 'como veáis', 'como veas', 'como vean', 'lo que veáis', 'lo que mejor os parezca', 'a vuestro criterio', 'a tu criterio'],
    ...['qué os parece', 'qué te parece', 'qué les parece', 'qué opináis', 'qué opinas', 'me decís', 'me dices', 'me avisáis', 'me avisas', 'avisadme', 'avísame', 'decidme', 'dime si', 'preguntadme', 'cualquier duda me'],
    ...['perdonad', 'perdona por', 'perdón por', 'disculpad', 'disculpa las', 'disculpen', 'siento las faltas', 'las faltas', 'espero que sirva', 'espero que se entienda', 'se me da bien escribir', 'se me da mal escribir', 'no soy escritor', 'no soy escritora', 'corregidlo', 'corrígelo', 'corregid', 'redactadlo', 'con vuestras palabras', 'con tus palabras', 'cambiar las palabras', 'arregladlo'],
    ...['menos es más', 'frases de publicidad', 'nada de publicidad', 'sin pasarse', 'no os paséis', 'me ha dado vuestro', 'me dio vuestro', 'me dio tu contacto', 'me pasó vuestro', 'me ha pasado vuestro', 'os recomendó', 'escribo de parte', 'escribo en nombre'],
    ...['de presupuesto', 'nuestro presupuesto', 'el presupuesto es', 'mi presupuesto', 'cuánto costaría', 'cuánto cuesta la página', 'nos pedía', 'nos pedían', 'publicada el', 'subirla antes', 'estar online', 'se reproduzca sola', 'que suene sola'],
    ...['os lo paso', 'os la paso', 'os los paso', 'os las paso', 'te lo paso', 'te las paso', 'te la paso', 'os lo mando', 'os la mando', 'os los mando', 'os las mando', 'te lo mando', 'te la mando', 'ya os lo', 'ya os la', 'lo mando luego', 'las mando luego', 'os envío', 'sonar pijos', 'sonar a'],
  ],
  making: [
    ...['wix', 'wordpress', 'squarespace', 'jimdo', 'web', 'webs', 'página web', 'la página', 'sitio web', 'el sitio', 'logo', 'logotipo', 'borrador', 'maqueta', 'boceto', 'plantilla', 'dominio', 'clics', 'clic', 'pop-up*', 'popup*', 'cuenta atrás', 'banner', 'titular*', 'diseño', 'letra grande', 'tipografía'],
    ...['textos largos', 'texto', 'textos', 'google', 'seo', 'agencia', 'un vídeo', 'un video', 'un mapa', 'un formulario', 'un botón', 'el teléfono', 'folleto', 'facebook', 'instagram', 'informática', 'las fotos', 'párrafos'],
  ],
  progress: [
    ...['luego', 'más adelante', 'más tarde', 'todavía no', 'aún no', 'no está lista', 'no está listo', 'no están listas', 'estar lista', 'estar listo', 'antes del verano', 'antes de verano', 'antes de navidad', 'el viernes', 'para el viernes', 'a final de mes', 'la semana que viene', 'cuanto antes', 'urgente', 'corre prisa', 'de momento', 'por ahora', 'para todo', 'pensando si', 'estamos pensando', 'está por decidir', 'presupuesto'],
    ...['está en facebook', 'está en instagram', 'coger las fotos', 'cogedlo', 'cógelo', 'cogedlas', 'sacadlo de', 'la hizo', 'lo hizo', 'probamos con', 'hemos probado', 'antes teníamos', 'teníamos', 'pedía', 'la quiere', 'lo quiere', 'que tenemos'],
  ],
  opinion: [
    ...['odio', 'odiamos', 'no me gusta', 'no nos gusta', 'no me gustan', 'no nos gustan', 'me molesta', 'me molestan', 'creo que', 'pienso que', 'me parece que', 'había pensado', 'no estoy segura', 'no estoy seguro', 'no lo tengo claro', 'no lo veo', 'no sé', 'no sabemos', 'ni idea', 'no entiendo', 'no tengo ni idea', 'no entendemos', 'no se me da', 'se me da mal'],
    ...['prefiero', 'preferimos', 'preferiría', 'preferiríamos', 'no quiero', 'no queremos', 'sinceramente', 'la verdad', 'horrible', 'fatal', 'feo', 'fea', 'un desastre', 'me da vergüenza', 'yo no', 'no queremos eso', 'es demasiado', 'va flojo', 'aburrid*'],
  ],
  others: ['mi jefe', 'mi jefa', 'mi marido', 'mi mujer', 'mi socio', 'mi socia', 'mi hija', 'mi hijo', 'mi sobrino', 'mi sobrina', 'mi primo', 'mi prima', 'mi hermano', 'mi hermana', 'mi madre', 'mi padre', 'mi pareja', 'la junta', 'una agencia', 'la competencia', 'un amigo', 'una amiga', 'mi cuñado', 'dueño anterior', 'mis clientes son', 'mis clientes tienen', 'nuestros clientes son'],
  impression: ['parezca', 'parecer', 'parezcan', 'parece', 'que suene', 'sonar', 'que se vea', 'se viera', 'se vea bien', 'que transmita', 'dar la impresión', 'tipo postal', 'más tipo', 'llamativo', 'que destaque', 'destacar', 'recargad*', 'pijos', 'hortera', 'cursi', 'seria', 'serio'],
  wish: ['estaría bien', 'estaría genial', 'sería bueno', 'sería ideal', 'me gustaría', 'nos gustaría', 'tiene que', 'tienen que', 'tendría que', 'debería', 'deberían', 'debe', 'que no', 'que se', 'que el', 'que la', 'que los', 'quiero', 'queremos', 'quiere', 'podéis', 'podríais', 'puedes', 'pueden', 'podemos', 'podríamos', 'poned', 'pon', 'usad', 'coged', 'así que', 'dice que', 'por favor', 'hablad'],
  hedges: ['a lo mejor', 'quizá', 'quizás', 'tal vez', 'igual', 'en algún sitio', 'por algún lado', 'si queda sitio', 'si hay sitio', 'si cabe', 'si podéis', 'si puedes', 'si se puede', 'si es posible', 'algo así', 'algo tipo', 'una especie de', 'lo más', 'los menos', 'las menos', 'posibles', 'lo del', 'lo de la', 'lo de los'],
  readers: ['la gente', 'nadie lee', 'mis clientes', 'nuestros clientes', 'los clientes', 'los visitantes', 'nada más entrar', 'al entrar', 'son mayores', 'más de 60', 'en el móvil', 'que llamen', 'que escriban'],
  goods: ['congelad*', 'artificial*', 'químic*', 'añadid*', 'industrial*', 'nuevo', 'más', 'procesad*', 'precocinad*', 'es', 'se', 'sobra', 'de'],
  perceive: ['sentirse', 'se sientan', 'se sienta', 'sientan', 'piensen', 'vean', 'vea', 'entiendan', 'noten', 'sepan', 'crean', 'tengan la sensación', 'encuentren', 'perciban', 'confíen', 'sonrían', 'imaginen'],
};
