import type { ContractMessages } from './contract-messages.ts';

// Only what the default catalogue does not say in English, or says wrong.
export default {
  'Por favor, introduce un email válido.': 'Please enter a valid email address.',
  'La contraseña debe tener al menos 6 caracteres.': 'Password must be at least 3 characters long.',
} satisfies ContractMessages;
