import type { DunningStep } from '#domain/billing/dunning.ts';

/** What an email about an unpaid invoice says. */
export interface DunningMail {
  /** Of the invoice. */
  number: string;
  /** With its currency, as people write it. */
  due: string;
  /** The day by which it was to be paid. */
  dueDay: string;
  seller: string;
  client: string;
  link: string;
}

interface Words {
  subject: Record<DunningStep['kind'], (mail: DunningMail) => string>;
  text: Record<DunningStep['kind'], (mail: DunningMail) => string>;
  hello: (mail: DunningMail) => string;
  link: string;
}

const en: Words = {
  subject: {
    reminder: ({ number }) => `Reminder: invoice ${number} is unpaid`,
    suspended: ({ client, number }) => `${client} is suspended: invoice ${number} is unpaid`,
    resumed: ({ client }) => `${client} is active again`,
  },
  text: {
    reminder: ({ number, due, dueDay }) =>
      `Your invoice ${number} was due on ${dueDay}, and ${due} is still unpaid. Please pay it in the next few days. If you’ve already paid, you can ignore this email.`,
    suspended: ({ number, due, client }) =>
      `${due} is still due on your invoice ${number}, so we’ve suspended ${client}. It won’t answer calls or send messages until you pay the invoice.`,
    resumed: ({ number, client }) => `Thank you for paying invoice ${number}. ${client} is active again.`,
  },
  hello: ({ client }) => `Hello ${client},`,
  link: 'View the invoice',
};

const de: Words = {
  subject: {
    reminder: ({ number }) => `Zahlungserinnerung: Rechnung ${number} ist noch offen`,
    suspended: ({ client, number }) => `${client} ist gesperrt: Rechnung ${number} ist nicht bezahlt`,
    resumed: ({ client }) => `${client} ist wieder freigeschaltet`,
  },
  text: {
    reminder: ({ number, due, dueDay }) =>
      `Ihre Rechnung ${number} war am ${dueDay} fällig. Davon sind noch ${due} offen. Bitte begleichen Sie den Betrag in den nächsten Tagen. Falls Sie bereits gezahlt haben, betrachten Sie diese Nachricht als gegenstandslos.`,
    suspended: ({ number, due, client }) =>
      `Von Ihrer Rechnung ${number} sind noch ${due} offen. Deshalb haben wir ${client} gesperrt: Anrufe werden nicht mehr angenommen und Nachrichten nicht mehr gesendet. Sobald die Rechnung bezahlt ist, läuft alles wieder.`,
    resumed: ({ number, client }) =>
      `Vielen Dank: Ihre Rechnung ${number} ist bezahlt, und ${client} ist wieder freigeschaltet.`,
  },
  hello: ({ client }) => `Guten Tag ${client},`,
  link: 'Zur Rechnung',
};

const es: Words = {
  subject: {
    reminder: ({ number }) => `Recordatorio: la factura ${number} sigue pendiente`,
    suspended: ({ client, number }) => `${client} está suspendido: la factura ${number} está sin pagar`,
    resumed: ({ client }) => `${client} vuelve a estar activo`,
  },
  text: {
    reminder: ({ number, due, dueDay }) =>
      `Su factura ${number} venció el ${dueDay} y quedan ${due} por pagar. Le rogamos que la abone en los próximos días. Si ya lo ha hecho, no tenga en cuenta este correo.`,
    suspended: ({ number, due, client }) =>
      `Quedan ${due} por pagar de su factura ${number}, por lo que hemos suspendido ${client}: ya no se atienden llamadas ni se envían mensajes. Todo volverá a funcionar en cuanto se pague la factura.`,
    resumed: ({ number, client }) => `Gracias: su factura ${number} está pagada y ${client} vuelve a estar activo.`,
  },
  hello: ({ client }) => `Estimado equipo de ${client}:`,
  link: 'Ver la factura',
};

const fr: Words = {
  subject: {
    reminder: ({ number }) => `Rappel : la facture ${number} n’est pas encore réglée`,
    suspended: ({ client, number }) => `${client} est suspendu : la facture ${number} n’est pas réglée`,
    resumed: ({ client }) => `${client} est réactivé`,
  },
  text: {
    reminder: ({ number, due, dueDay }) =>
      `Votre facture ${number} était à régler avant le ${dueDay} et il reste ${due} à payer. Merci de la régler dans les prochains jours. Si c’est déjà fait, ne tenez pas compte de ce message.`,
    suspended: ({ number, due, client }) =>
      `Il reste ${due} à payer sur votre facture ${number}. Nous avons donc suspendu ${client} : les appels restent sans réponse et les messages ne sont plus envoyés. Tout reprendra dès que la facture sera réglée.`,
    resumed: ({ number, client }) => `Merci : votre facture ${number} est réglée et ${client} est réactivé.`,
  },
  hello: ({ client }) => `Bonjour ${client},`,
  link: 'Voir la facture\u00a0',
};

const languages: Record<string, Words> = { en, de, es, fr };

/** The email of a step in a language, which is English where there are no words of it. */
export function dunningMail(kind: DunningStep['kind'], mail: DunningMail, language: string) {
  const words = languages[language.slice(0, 2)] ?? en;
  const text = [
    ...[words.hello(mail), '', words.text[kind](mail), ''],
    ...[`${words.link}: ${mail.link}`, '', mail.seller],
  ];
  return { subject: words.subject[kind](mail), text: text.join('\n') };
}
