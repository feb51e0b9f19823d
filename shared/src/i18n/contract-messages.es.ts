import type { ContractMessages } from './contract-messages.ts';

export default {
  'Password must be at least 8 characters long.': 'La contraseña debe tener al menos 8 caracteres.',
  'Password must be at least 8 characters long': 'La contraseña debe tener al menos 8 caracteres',
  'Por favor, introduce un email válido.': 'Introduce un correo electrónico válido.',
  'La contraseña debe tener al menos 6 caracteres.': 'La contraseña debe tener al menos 3 caracteres.',
  'Please enter a valid email address.': 'Introduce un correo electrónico válido.',
  'Email cannot exceed 254 characters.': 'El correo no puede superar los 254 caracteres.',
  'Purchase code is required.': 'El código de compra es obligatorio.',
  'Purchase code must be at least 6 characters long.': 'El código de compra debe tener al menos 6 caracteres.',
  'You must accept the terms and conditions.': 'Debes aceptar los términos y condiciones.',
  'Passwords do not match.': 'Las contraseñas no coinciden.',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'Must be at least 6 characters.': 'Debe tener al menos 6 caracteres.',
  'Only lowercase letters (a-z), numbers, and hyphens (-) are allowed.':
    'Solo se permiten letras minúsculas (a-z), números y guiones (-).',
  'Please enter a valid domain or subdomain (e.g., shop.example.com).':
    'Introduce un dominio o subdominio válido (p. ej., tienda.example.com).',
  'Title is required': 'El título es obligatorio',
  'Title must be at least 3 characters': 'El título debe tener al menos 3 caracteres',
  'Title cannot exceed 100 characters': 'El título no puede superar los 100 caracteres',
  'Slug is required': 'La ruta es obligatoria',
  'Slug cannot exceed 100 characters': 'La ruta no puede superar los 100 caracteres',
  "Slug must start with '/' and can only contain lowercase letters, numbers, hyphens and slashes":
    "La ruta debe empezar por '/' y solo puede contener letras minúsculas, números, guiones y barras",
  'Slug cannot contain double slashes (//)': 'La ruta no puede contener barras dobles (//)',
  "Slug cannot end with slash (/) unless it's just '/'":
    "La ruta no puede terminar en barra (/) salvo que sea solo '/'",
  'Slug cannot have hyphens adjacent to slashes': 'La ruta no puede tener guiones junto a las barras',
  'The AI description cannot exceed 5000 characters': 'La descripción para la IA no puede superar los 5000 caracteres',
  'Please describe the page.': 'Describe la página.',
  'Each fact needs an id of its own': 'Cada dato necesita un identificador propio',
  'The AI description is required': 'La descripción para la IA es obligatoria',
  'Description cannot exceed 160 characters': 'La descripción no puede superar los 160 caracteres',
  'You must select a payment method': 'Debes elegir un método de pago',
  'You must select a plan': 'Debes elegir un plan',
  'Must be a valid email address': 'Debe ser un correo electrónico válido',
  'Project name must be at least 3 characters long.': 'El nombre del proyecto debe tener al menos 3 caracteres.',
  'Project name cannot exceed 200 characters.': 'El nombre del proyecto no puede superar los 200 caracteres.',
  'Please select a project type.': 'Elige un tipo de proyecto.',
  'Description must be at least 10 characters long.': 'La descripción debe tener al menos 10 caracteres.',
  'Description cannot exceed 200 characters.': 'La descripción no puede superar los 200 caracteres.',
  'Project description must be at least 3 characters long.':
    'La descripción del proyecto debe tener al menos 3 caracteres.',
  'Name cannot exceed 100 characters': 'El nombre no puede superar los 100 caracteres',
  'Project description cannot exceed 5000 characters.':
    'La descripción del proyecto no puede superar los 5000 caracteres.',
  'This code is not correct.': 'Este código no es correcto.',
  'This purchase code is not valid.': 'Este código de compra no es válido.',
  'Name is required': 'El nombre es obligatorio',
  'Name cannot be only spaces': 'El nombre no puede contener solo espacios',
  "The name must be at least 2 characters (spaces don't count)":
    'El nombre debe tener al menos 2 caracteres (los espacios no cuentan)',
  'Invalid email': 'Correo electrónico no válido',
  'Password cannot contain only spaces and must be at least 8 characters':
    'La contraseña no puede contener solo espacios y debe tener al menos 8 caracteres',
  'Password cannot contain spaces': 'La contraseña no puede contener espacios',
  'Must contain at least one uppercase, one lowercase and one number':
    'Debe contener al menos una mayúscula, una minúscula y un número',
  'Current password is required': 'La contraseña actual es obligatoria',
  'Password cannot be empty or contain only spaces': 'La contraseña no puede estar vacía ni contener solo espacios',
  'Please confirm your new password': 'Confirma tu nueva contraseña',
  'The title pattern is required': 'El patrón del título es obligatorio',
  'The title pattern cannot exceed 120 characters': 'El patrón del título no puede superar los 120 caracteres',
  'The title pattern must contain {title}': 'El patrón del título debe contener {title}',
  'The code is required': 'El código es obligatorio',
  'File type not supported. Only images and videos are allowed.':
    'Tipo de archivo no admitido. Solo se permiten imágenes y vídeos.',
  'File size exceeds 15MB limit.': 'El archivo supera el límite de 15 MB.',
} satisfies ContractMessages;
