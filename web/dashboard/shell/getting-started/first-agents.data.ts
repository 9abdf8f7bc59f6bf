import { baseLanguage } from '#domain/platform/agent-languages.ts';

/** Whom a first agent answers for. */
export const businessKinds = [
  { value: 'practice', label: 'Practice', description: 'Doctors, dentists, therapists' },
  { value: 'salon', label: 'Salon', description: 'Hair, nails, beauty' },
  { value: 'plumber', label: 'Plumber', description: 'Trades that make house calls' },
  { value: 'office', label: 'Office', description: 'Consulting, law, real estate' },
  { value: 'other', label: 'Something else', description: 'Any business that takes bookings' },
] as const;
export type BusinessKind = (typeof businessKinds)[number]['value'];

/** What the agent is to the business. Its tone is read from these words, too. */
export const personas: Record<BusinessKind, string> = {
  practice:
    'You’re the receptionist at a medical practice. You’re warm, calm, and discreet, and you don’t give medical advice.',
  salon:
    'You’re the receptionist at a salon. You’re warm and cheerful, and you help people find a time that works for them.',
  plumber: 'You take calls for a plumber. You’re calm and efficient, and you ask what’s wrong before you find a time.',
  office: 'You’re the receptionist at an office. You’re polite and efficient, and you book meetings.',
  other: 'You’re the receptionist at a business. You’re warm and efficient, and you book appointments.',
};

const greetings: Record<string, (business: string) => string> = {
  en: (business) =>
    `Hello, you've reached ${business}. I'm the automated assistant, and I can help you book an appointment.`,
  de: (business) =>
    `Guten Tag, hier ist ${business}. Ich bin die automatische Assistenz und vereinbare gern einen Termin mit Ihnen.`,
  es: (business) => `Hola, le habla ${business}. Soy el asistente automático y puedo reservarle una cita.`,
  fr: (business) =>
    `Bonjour, ici ${business}. Je suis l’assistant automatique et je peux vous proposer un rendez-vous.`,
};

/** The first words, in the agent's language. Elsewhere the template's own are said. */
export const greetingIn = (language: string, business: string): string | undefined =>
  greetings[baseLanguage(language)]?.(business);

const weekday = (from: number, to: number) => [{ from: from * 60, to: to * 60 }];
const week = (from: number, to: number, saturday: [number, number] | null, sunday: [number, number] | null) => ({
  monday: weekday(from, to),
  tuesday: weekday(from, to),
  wednesday: weekday(from, to),
  thursday: weekday(from, to),
  friday: weekday(from, to),
  saturday: saturday ? weekday(...saturday) : [],
  sunday: sunday ? weekday(...sunday) : [],
});

/** Hours that most have, to choose from; any other are in Account Preferences. */
export const usualWeeks = [
  { value: 'office', label: 'Monday to Friday, 9 to 5', hours: week(9, 17, null, null) },
  { value: 'long', label: 'Monday to Friday, 8 to 6', hours: week(8, 18, null, null) },
  { value: 'saturday', label: 'Monday to Saturday, 9 to 6', hours: week(9, 18, [9, 18], null) },
  { value: 'daily', label: 'Every day, 8 to 8', hours: week(8, 20, [8, 20], [8, 20]) },
] as const;
export type UsualWeek = (typeof usualWeeks)[number]['value'];
