/** What the API says, in Spanish, by the English text; `{}` stands for a value. */
export const SPANISH: Readonly<Record<string, string>> = {
  'This time zone is not known. Use a name such as Europe/Madrid.':
    'No se conoce esta zona horaria. Usa un nombre como Europe/Madrid.',
  'This cursor does not belong to this list.': 'Este cursor no pertenece a esta lista.',
  'At most {} tags are possible.': 'Se admiten como mucho {} etiquetas.',
  'This took too long. Please try again with what is left.':
    'Ha tardado demasiado. Vuelve a intentarlo con lo que queda.',
  'The end must not lie before the beginning.': 'El final no puede ser anterior al principio.',
  'The beginning must not lie in the future.': 'El principio no puede estar en el futuro.',
  'A range has at most two years.': 'Un periodo tiene como mucho dos años.',
  'By the hour a range has at most {} days.': 'Por hora, un periodo tiene como mucho {} días.',
  'The request could not be read.': 'No se ha podido leer la petición.',
  'Wrong e-mail or password.': 'El correo o la contraseña no son correctos.',
  'Please enter the code of your authenticator app.': 'Introduce el código de tu aplicación de autenticación.',
  'This code is not correct.': 'Este código no es correcto.',
  'Please sign in again.': 'Vuelve a iniciar sesión.',
  'Your plan does not allow more.': 'Tu plan no permite más.',
  'Another account has proven that this domain is theirs. Remove it here, or prove it after it is free.':
    'Otra cuenta ha demostrado que este dominio es suyo. Quítalo de aquí o demuéstralo cuando quede libre.',
  'Your plan stores up to {}. Delete files or pages, or upgrade.':
    'Tu plan almacena hasta {}. Elimina archivos o páginas, o mejora tu plan.',
  'Your account has no plan. Nothing is deleted: buy one to go on.':
    'Tu cuenta no tiene plan. No se borra nada: contrata uno para seguir.',
  'This token is not allowed to do this.': 'Este token no permite hacer esto.',
  'This call is not open to tokens. Please sign in to the dashboard.':
    'Esta llamada no admite tokens. Inicia sesión en el panel.',
  'Please enter an address that starts with https:// or http://':
    'Escribe una dirección que empiece por https:// o http://',
  'An address must not hold a user name or a password':
    'Una dirección no debe contener un nombre de usuario ni una contraseña',
  'Please enter a name in place of a number, such as example.com':
    'Escribe un nombre en lugar de un número, por ejemplo example.com',
  'This link works.': 'Este enlace funciona.',
  'This address leads nowhere any more.': 'Esta dirección ya no lleva a ninguna parte.',
  'This redirect does not exist.': 'Esta redirección no existe.',
  'This address leads back to us': 'Esta dirección vuelve a nosotros',
  'This is not an address.': 'Esto no es una dirección.',
  'This is an address of our own.': 'Es una dirección nuestra.',
  'This address is not public.': 'Esta dirección no es pública.',
  'There is no such name.': 'Este nombre no existe.',
  'No answer came.': 'No llegó ninguna respuesta.',
  'The connection was refused.': 'La conexión fue rechazada.',
  'The connection was closed before an answer came.': 'La conexión se cerró antes de que llegara una respuesta.',
  'The address cannot be reached.': 'No se puede llegar a la dirección.',
  'The connection could not be made in time.': 'La conexión no se pudo establecer a tiempo.',
  'The answer is not HTTP.': 'La respuesta no es HTTP.',
  'The certificate is not accepted ({}).': 'No se acepta el certificado ({}).',
  'No complete answer came within {} seconds.': 'No llegó una respuesta completa en {} segundos.',
  'This call is not open to other sites.': 'Esta llamada no está abierta a otros sitios.',
  'This address is reached by POST alone.': 'A esta dirección solo se llega con POST.',
  'An experiment runs with this page already. End it first.':
    'Ya hay un experimento con esta página. Termínalo primero.',
  'The page itself takes part already. Choose another one.': 'La propia página ya participa. Elige otra.',
  'This page is still being generated.': 'Esta página todavía se está generando.',
  'This page is published on its own. Switch it off first.':
    'Esta página está publicada por su cuenta. Desactívala primero.',
  'This page has no contents yet.': 'Esta página todavía no tiene contenido.',
  'Publish this page first: an experiment needs visitors.':
    'Publica primero esta página: un experimento necesita visitantes.',
  'This experiment has ended already.': 'Este experimento ya ha terminado.',
  'This experiment does not exist.': 'Este experimento no existe.',
  'Choose a variant of the experiment': 'Elige una variante del experimento',
  'This page was deleted.': 'Esta página se eliminó.',
  'Your plan does not include domains of your own.': 'Tu plan no incluye dominios propios.',
  'Your plan does not include code of your own.': 'Tu plan no incluye código propio.',
  'Your plan does not include a content delivery network.': 'Tu plan no incluye una red de distribución de contenido.',
  'Your plan does not include statistics.': 'Tu plan no incluye estadísticas.',
  'Your plan does not include advanced statistics.': 'Tu plan no incluye estadísticas avanzadas.',
  'Your plan does not include advanced forms.': 'Tu plan no incluye formularios avanzados.',
  'Your plan does not include {}.': 'Tu plan no incluye {}.',
  'This form does not exist.': 'Este formulario no existe.',
  'This file does not exist.': 'Este archivo no existe.',
  'Leads erased successfully': 'Contactos eliminados correctamente',
  'The contents of this page cannot be read here. Open it in the editor.':
    'El contenido de esta página no se puede leer aquí. Ábrela en el editor.',
  'A draft waits that is older than what is published. Decide in the editor which one stays.':
    'Hay un borrador más antiguo que lo publicado. Decide en el editor cuál se queda.',
  'This page is too large.': 'Esta página es demasiado grande.',
  'The page has no section of this id.': 'La página no tiene ninguna sección con este id.',
  'The section has no such element.': 'La sección no tiene ese elemento.',
  'This element is no link.': 'Este elemento no es un enlace.',
  'This is no address that a link may lead to.': 'Un enlace no puede llevar a esta dirección.',
  'The page has nothing of this id.': 'La página no tiene nada con este id.',
  'It is like this already.': 'Ya está así.',
  'A page has one headline, and keeps it.': 'Una página tiene un titular, y lo conserva.',
  'Header and footer stay where they are.': 'La cabecera y el pie se quedan donde están.',
  'These are the last words of the section. Remove the section instead.':
    'Son las últimas palabras de la sección. Elimina la sección.',
  'This is no section that can stand here.': 'Esta sección no puede ir aquí.',
  'Pages are not written in this language.': 'Las páginas no se escriben en este idioma.',
  'This token lacks the scope {}.': 'A este token le falta el permiso {}.',
  'This token opens one project only, and this is the whole account’s.':
    'Este token abre un solo proyecto, y esto es de toda la cuenta.',
  'This token is unknown, was revoked, or has expired.': 'Este token no se conoce, se ha revocado o ha caducado.',
  'This token does not exist any more.': 'Este token ya no existe.',
  'The token was revoked.': 'El token se ha revocado.',
  'An account can have up to {} tokens. Revoke one first.':
    'Una cuenta puede tener hasta {} tokens. Revoca uno primero.',
  'Choose a moment in the future.': 'Elige un momento del futuro.',
  'This webhook does not exist.': 'Este webhook no existe.',
  'A project can have up to {} webhooks.': 'Un proyecto puede tener hasta {} webhooks.',
  'This delivery does not exist any more.': 'Este envío ya no existe.',
  'This webhook is switched off. Switch it on first.': 'Este webhook está desactivado. Actívalo primero.',
  'The webhook was deleted.': 'El webhook se ha eliminado.',
  'The secret cannot be read. Please make a new one.': 'No se puede leer el secreto. Crea uno nuevo.',
  'Nothing failed since then.': 'Nada ha fallado desde entonces.',
  'They are sent again.': 'Se envían otra vez.',
  'This connection does not exist.': 'Esta conexión no existe.',
  'This connection is switched off. Switch it on first.': 'Esta conexión está desactivada. Actívala primero.',
  'A project can have up to {} connections.': 'Un proyecto puede tener hasta {} conexiones.',
  'The connection was removed.': 'La conexión se ha quitado.',
  'This is required': 'Esto es obligatorio',
  'Choose one of the list': 'Elige uno de la lista',
  'This looks wrong': 'Esto no parece correcto',
  'The address changed: please enter this again': 'La dirección ha cambiado: vuelve a escribirlo',
  'Enter a number': 'Escribe un número',
  'Enter numbers with commas between them, such as 2, 5': 'Escribe números separados por comas, por ejemplo 2, 5',
  'Enter a user name': 'Escribe un nombre de usuario',
  'Enter the name of an API user': 'Escribe el nombre de un usuario de API',
  'Enter at most {} addresses': 'Escribe como mucho {} direcciones',
  'Enter e-mail addresses with commas between them': 'Escribe direcciones de correo separadas por comas',
  'An account can mail to up to {} addresses.': 'Una cuenta puede enviar correo a un máximo de {} direcciones.',
  'This address has to begin with https://hooks.slack.com/services/':
    'Esta dirección debe empezar por https://hooks.slack.com/services/',
  'This address has to begin with https://discord.com/api/webhooks/':
    'Esta dirección debe empezar por https://discord.com/api/webhooks/',
  'A bot token looks like 123456789:AA...': 'Un token de bot se parece a 123456789:AA...',
  'Enter a number such as -1001234567890, or @name of a channel':
    'Escribe un número como -1001234567890, o el @nombre de un canal',
  'An API key of Mailchimp ends with its data centre, such as -us21':
    'Una clave de API de Mailchimp acaba en su centro de datos, por ejemplo -us21',
  'An audience ID is of letters and digits, such as a1b2c3d4e5':
    'El ID de un público tiene letras y cifras, por ejemplo a1b2c3d4e5',
  'An API key of Brevo looks like xkeysib-...': 'Una clave de API de Brevo se parece a xkeysib-...',
  'An API key of Kit looks like kit_...': 'Una clave de API de Kit se parece a kit_...',
  'An access token of HubSpot looks like pat-eu1-...': 'Un token de acceso de HubSpot se parece a pat-eu1-...',
  'Enter the address of a spreadsheet, or its ID': 'Escribe la dirección de una hoja de cálculo, o su ID',
  'Enter the name of a sheet, without apostrophes': 'Escribe el nombre de una pestaña, sin apóstrofos',
  'This is no key of a service account: paste the whole JSON file':
    'Esto no es la clave de una cuenta de servicio: pega el archivo JSON entero',
  'Write each header in a line of its own, such as Authorization: Bearer abc':
    'Escribe cada cabecera en su propia línea, por ejemplo Authorization: Bearer abc',
  'This is no JSON once the placeholders are filled in. Write text placeholders within quotes.':
    'Esto no es JSON con los valores puestos. Escribe los valores de texto entre comillas.',
  'The secrets of this connection cannot be read. Please enter them again.':
    'No se pueden leer las claves de esta conexión. Vuelve a escribirlas.',
  'Not sent: the visitor did not agree.': 'No enviado: el visitante no aceptó.',
  'This lead has no e-mail address.': 'Este contacto no tiene dirección de correo.',
  'This is a test. Your connection works.': 'Esto es una prueba. Tu conexión funciona.',
  'This is a test.': 'Esto es una prueba.',
  'The key of the service account cannot be read.': 'No se puede leer la clave de la cuenta de servicio.',
  'Google gave no token.': 'Google no dio ningún token.',
  'HubSpot did not take this contact.': 'HubSpot no aceptó este contacto.',
  'listmonk knows this address and does not find it.': 'listmonk conoce esta dirección y no la encuentra.',
  'This pixel is not set up.': 'Este píxel no está configurado.',
  'This pixel is switched off. Switch it on first.': 'Este píxel está desactivado. Actívalo primero.',
  'This pixel is set up already.': 'Este píxel ya está configurado.',
  'The secret of this pixel cannot be read. Please enter it again.':
    'No se puede leer la clave de este píxel. Vuelve a escribirla.',
  'This is a test. Your webhook works.': 'Esto es una prueba. Tu webhook funciona.',
  'Not found.': 'No encontrado.',
  'This account is suspended. Please write to our support.': 'Esta cuenta está suspendida. Escribe a nuestro soporte.',
  'This took too long to arrive. Please try again.': 'Esto tardó demasiado en llegar. Vuelve a intentarlo.',
  'It already exists.': 'Ya existe.',
  'An account with this e-mail already exists.': 'Ya existe una cuenta con este correo.',
  'Another page of this project has this path.': 'Otra página de este proyecto tiene esta ruta.',
  'A newer version was saved somewhere else.': 'Se ha guardado una versión más reciente en otro lugar.',
  'File size exceeds 15MB limit.': 'El archivo supera el límite de 15 MB.',
  'File type not supported. Only images and videos are allowed.':
    'Tipo de archivo no admitido. Solo se permiten imágenes y vídeos.',
  'Please check the marked fields.': 'Revisa los campos marcados.',
  'The current password is not correct.': 'La contraseña actual no es correcta.',
  'Please enter your current password.': 'Escribe tu contraseña actual.',
  'This link has expired, or it is not complete.': 'Este enlace ha caducado o no está completo.',
  'This link has expired or was already used. Please change the e-mail again.':
    'Este enlace ha caducado o ya se ha usado. Vuelve a cambiar el correo.',
  'This link has expired or was already used. Please ask for a new one.':
    'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
  'This purchase code is not valid.': 'Este código de compra no es válido.',
  'This purchase code has already been used.': 'Este código de compra ya se ha usado.',
  'The payment of this code is disputed at the bank. The code works again once that is settled.':
    'El pago de este código está en disputa en el banco. El código volverá a servir cuando se resuelva.',
  'Too many attempts. Please wait a moment and try again.':
    'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  'Something went wrong on our side. Please try again.': 'Algo ha fallado por nuestra parte. Vuelve a intentarlo.',
  'The service is not available right now. Please try again in a moment.':
    'El servicio no está disponible en este momento. Vuelve a intentarlo dentro de poco.',

  'A text holds a character that cannot be stored.': 'Un texto contiene un carácter que no se puede guardar.',
  'The request is too large.': 'La petición es demasiado grande.',
  'Send the body as JSON.': 'Envía el contenido como JSON.',
  'Send one JSON object that is not nested deeply.': 'Envía un objeto JSON sin anidarlo tanto.',
  'The page is not being written.': 'La página no se está escribiendo.',
  'This section does not exist.': 'Esta sección no existe.',
  'This is another section.': 'Esta es otra sección.',
  'The elements of this page lie too deep in each other.': 'Los elementos de esta página están demasiado anidados.',
  'This field is required.': 'Este campo es obligatorio.',
  'Nothing more can be stored right now: the disk is full.': 'Ahora no se puede guardar nada más: el disco está lleno.',

  'Login Successful': 'Sesión iniciada',
  'Register Successful': 'Cuenta creada',
  'You are logged out.': 'Has cerrado la sesión.',
  'This password is too easy to guess. Please choose another.':
    'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
  'If this e-mail has an account, a link is on its way to it.':
    'Si este correo tiene una cuenta, un enlace está en camino.',
  'Your password was changed. Please sign in.': 'Tu contraseña ha cambiado. Inicia sesión.',
  'This session does not exist any more.': 'Esta sesión ya no existe.',
  'The session was signed out.': 'Se ha cerrado la sesión.',
  'Every other session was signed out.': 'Se han cerrado todas las demás sesiones.',
  'Two-factor authentication is on already.': 'La verificación en dos pasos ya está activada.',
  'Two-factor authentication is on.': 'La verificación en dos pasos está activada.',
  'Two-factor authentication is off.': 'La verificación en dos pasos está desactivada.',
  'Your old recovery codes work no more.': 'Tus códigos de recuperación anteriores ya no sirven.',
  'Please begin again.': 'Empieza de nuevo.',

  'No changed e-mail waits to be confirmed.': 'No hay ningún correo pendiente de confirmación.',
  'The change is undone. Please choose a new password.': 'El cambio está deshecho. Elige una contraseña nueva.',
  'We sent the link again.': 'Hemos enviado el enlace de nuevo.',
  'Your e-mail stays as it is.': 'Tu correo se queda como está.',
  'This is the password that you have already. Please choose another.': 'Es la contraseña que ya tienes. Elige otra.',

  'Data updated successfully': 'Datos actualizados',
  'Data updated successfully. Please confirm the new e-mail: we sent a link to it.':
    'Datos actualizados. Confirma el nuevo correo: te hemos enviado un enlace.',
  'Password changed successfully': 'Contraseña cambiada',
  'Your e-mail is confirmed. Please sign in with it from now on.':
    'Tu correo está confirmado. A partir de ahora inicia sesión con él.',
  'Your account and everything in it is deleted.': 'Tu cuenta y todo lo que contenía se ha eliminado.',

  'This project does not exist.': 'Este proyecto no existe.',
  'This funnel does not exist.': 'Este embudo no existe.',
  'Funnel deleted successfully': 'Embudo eliminado',
  'This page is in the funnel "{}" already.': 'Esta página ya está en el embudo «{}».',
  'A project has at most {} funnels.': 'Un proyecto tiene como mucho {} embudos.',
  'Your plan allows up to {} projects.': 'Tu plan permite hasta {} proyectos.',
  'SEO settings updated successfully': 'Ajustes de SEO actualizados',
  'Please choose one of your images.': 'Elige una de tus imágenes.',
  'Brand updated successfully': 'Marca actualizada',
  'This picture does not exist any more.': 'Esta imagen ya no existe.',

  'This page does not exist.': 'Esta página no existe.',
  'This version does not exist.': 'Esta versión no existe.',
  'The page is still being generated.': 'La página todavía se está generando.',
  'The page is still being generated. Please wait until it is done.':
    'La página todavía se está generando. Espera a que termine.',
  'The page is being generated already.': 'La página ya se está generando.',
  'The page is being generated. Please wait until it is done.': 'La página se está generando. Espera a que termine.',
  'The page is being changed somewhere else. Please try again.':
    'La página se está cambiando en otro lugar. Vuelve a intentarlo.',
  'This page has no contents yet. Ask for its generation first.':
    'Esta página aún no tiene contenido. Pide primero que se genere.',
  'This text could not be read in time. Please shorten it, or go on without this step.':
    'No se ha podido leer este texto a tiempo. Acórtalo o sigue sin este paso.',
  'Please describe the page for the AI.': 'Describe la página para la IA.',
  'This template does not exist.': 'Esta plantilla no existe.',
  'This lead does not exist.': 'Este contacto no existe.',
  'The page could not be stored, because the storage was not available. Please ask for it again.':
    'No se ha podido guardar la página porque el almacenamiento no estaba disponible. Vuelve a pedirla.',
  'The page could not be written. Please ask for it again, or describe it in other words.':
    'No se ha podido escribir la página. Vuelve a pedirla o descríbela con otras palabras.',
  'The page could not be written. Please ask for it again.': 'No se ha podido escribir la página. Vuelve a pedirla.',
  'Lead deleted successfully': 'Contacto eliminado',
  'Page deleted successfully': 'Página eliminada',
  'Your plan allows up to {} pages in a project.': 'Tu plan permite hasta {} páginas por proyecto.',
  'Your plan allows {} uses of AI a month, and all are used. New ones come on {}.':
    'Tu plan permite usar la IA {} veces al mes y ya están todas usadas. Habrá nuevas el {}.',

  'This domain does not exist.': 'Este dominio no existe.',
  'This domain is already in use.': 'Este dominio ya está en uso.',
  'This project has this domain already.': 'Este proyecto ya tiene este dominio.',
  'Your plan has no custom domains.': 'Tu plan no incluye dominios propios.',
  'Your plan allows up to {} custom domains.': 'Tu plan permite hasta {} dominios propios.',
  'A project can have up to {} subdomains.': 'Un proyecto puede tener hasta {} subdominios.',
  'Only an active domain can be the primary one.': 'Solo un dominio activo puede ser el principal.',
  'Please enter a valid domain or subdomain (e.g., shop.example.com).':
    'Introduce un dominio o subdominio válido (p. ej., tienda.example.com).',
  'This domain is reserved.': 'Este dominio está reservado.',
  'Must be at most 63 characters.': 'Debe tener 63 caracteres como máximo.',
  'Hyphens cannot stand at the beginning or the end.': 'No puede haber guiones al principio ni al final.',
  'Hyphens cannot stand in the third and fourth place.': 'No puede haber guiones en la tercera y la cuarta posición.',
  'This name is reserved. Please choose another.': 'Este nombre está reservado. Elige otro.',
  'The domain is active.': 'El dominio está activo.',
  'The records are not there yet. We keep looking; changes of DNS can take some hours.':
    'Los registros todavía no están. Seguimos comprobando; los cambios de DNS pueden tardar unas horas.',
  'The records could not be found. Please check them, then verify again.':
    'No se han encontrado los registros. Revísalos y vuelve a verificar.',
  'Set these records where your domain is managed.': 'Crea estos registros donde gestionas tu dominio.',
  'The primary domain was changed.': 'Se ha cambiado el dominio principal.',
  'The domain was removed.': 'Se ha quitado el dominio.',

  'File deleted successfully': 'Archivo eliminado',
  'Your plan holds up to {} files. Delete some or upgrade.':
    'Tu plan admite hasta {} archivos. Elimina alguno o mejora tu plan.',
  '{} must be 8 to 100 letters, digits and dashes.': '{} debe tener de 8 a 100 letras, cifras y guiones.',
  'The upload broke off.': 'La subida se ha interrumpido.',
  'The upload broke off. Please try again.': 'La subida se ha interrumpido. Vuelve a intentarlo.',
  'The upload was too slow. Please try again.': 'La subida era demasiado lenta. Vuelve a intentarlo.',
  'Send the file as multipart/form-data.': 'Envía el archivo como multipart/form-data.',
  'Send the file in the field "file".': 'Envía el archivo en el campo "file".',
  'Send one file at a time.': 'Envía los archivos de uno en uno.',
  'Choose a file to upload.': 'Elige un archivo para subir.',
  'The file is empty.': 'El archivo está vacío.',
  'The form has too many parts.': 'El formulario tiene demasiadas partes.',
  'This video is damaged and cannot be played.': 'Este vídeo está dañado y no se puede reproducir.',
  'This image is damaged and cannot be read.': 'Esta imagen está dañada y no se puede leer.',
  'This image has too many pixels.': 'Esta imagen tiene demasiados píxeles.',
  'This image is too long on one side: at most 16384 pixels.':
    'Esta imagen es demasiado larga por un lado: 16384 píxeles como máximo.',
  'This animation has too many frames: at most 2000.': 'Esta animación tiene demasiados fotogramas: 2000 como máximo.',
  'This file takes too long or too much memory to be read.':
    'Leer este archivo lleva demasiado tiempo o demasiada memoria.',
  'This is too much to be worked on. Please make it smaller.': 'Es demasiado para procesarlo. Hazlo más pequeño.',
  'This page has too many pictures or forms.': 'Esta página tiene demasiadas imágenes o formularios.',

  'This payment does not exist.': 'Este pago no existe.',
  'This payment method is not available.': 'Este método de pago no está disponible.',
  'This plan is not available.': 'Este plan no está disponible.',
  'You have this plan for life already.': 'Ya tienes este plan de por vida.',
  'You have a larger plan for life already. This one would bring you nothing.':
    'Ya tienes un plan mayor de por vida. Este no te aportaría nada.',
  'Your account has this plan, or a larger one, for life already. The code was not used: it still works.':
    'Tu cuenta ya tiene este plan, o uno mayor, de por vida. El código no se ha usado: sigue siendo válido.',
  'The plan {} is yours for life now.': 'El plan {} ya es tuyo de por vida.',
  'This invoice does not exist.': 'Esta factura no existe.',

  'For a first idea: a site of your own, online today.': 'Para una primera idea: tu propio sitio, en línea hoy mismo.',
  'For people who launch often and want to see what works.': 'Para quien lanza a menudo y quiere ver qué funciona.',
  'For agencies: many clients, many domains, every feature.':
    'Para agencias: muchos clientes, muchos dominios, todas las funciones.',
};
