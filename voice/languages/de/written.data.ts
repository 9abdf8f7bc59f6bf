/** Texts of templates and of steps in German, by their English words. Behind bars: other words that mean a choice. */
export const written: Readonly<Record<string, string>> = {
  "Hello, and thank you for calling! I'm Michael, the automated sales assistant.":
    'Guten Tag und danke für Ihren Anruf! Hier ist Michael, der automatische Vertriebsassistent.',
  'Hello, and thank you for calling!': 'Guten Tag und danke für Ihren Anruf!',
  'I have a few short questions, and then the right person will get back to you.':
    'Ich habe ein paar kurze Fragen, danach meldet sich jemand bei Ihnen, der dafür zuständig ist.',
  'May I have your name, please?': 'Wie ist Ihr Name, bitte?',
  'And which company are you with?': 'Und für welche Firma rufen Sie an?',
  'And what company are you with?': 'Und für welche Firma rufen Sie an?',
  'What are you looking for help with?': 'Wobei dürfen wir Ihnen helfen?',
  'In a sentence or two, what would you like us to help you with?':
    'In ein, zwei Sätzen: Wobei sollen wir Ihnen helfen?',
  'In a sentence or two, what would you like help with?': 'In ein, zwei Sätzen: Wobei sollen wir Ihnen helfen?',
  'Roughly what budget do you have in mind, in dollars?': 'Mit welchem Budget rechnen Sie ungefähr, in Euro?',
  'A rough figure is fine, for example five thousand dollars. What would you say?':
    'Eine grobe Zahl genügt, zum Beispiel fünftausend Euro. Was würden Sie sagen?',
  'A rough figure is fine, like five thousand dollars. What would you say?':
    'Eine grobe Zahl genügt, zum Beispiel fünftausend Euro. Was würden Sie sagen?',
  'When would you like to get started: right away, within three months, or later?':
    'Wann möchten Sie anfangen: sofort, in den nächsten drei Monaten oder später?',
  'right away':
    'sofort | gestern | vor Weihnachten | jetzt | gleich | je eher desto besser | je früher desto besser | so schnell wie möglich | so bald wie möglich | möglichst bald | diese Woche | nächste Woche | diesen Monat | heute | bald',
  'within three months':
    'in den nächsten drei Monaten | im neuen Jahr | gleich im neuen Jahr | Anfang des Jahres | Anfang nächsten Jahres | nach Weihnachten | drei Monate | in drei Monaten | zwei Monate | nächsten Monat | ein paar Monate | ein paar Wochen | zwei Wochen | drei Wochen | in einem Monat | dieses Jahr | Ende des Jahres | dieses Quartal | nächstes Quartal',
  later:
    'später | nächstes Jahr | nicht vor | noch nicht entschieden | noch kein Datum | sechs Monate | halbes Jahr | keine Eile | eilt nicht | weiß ich noch nicht | ich schaue nur | irgendwann',
  'What email address can we reach you at?': 'Unter welcher E-Mail-Adresse erreichen wir Sie?',
  'New lead: {{name|no name given}}, {{company|no company given}}':
    'Neue Anfrage: {{name|ohne Namen}}, {{company|ohne Firma}}',
  'Name: {{name|not given}}\nCompany: {{company|not given}}\nEmail: {{email|not given}}\nPhone: {{phone|not given}}\nBudget in dollars: {{budget|not given}}\nTimeline: {{timeline|not given}}\n\nWhat they need:\n{{need}}\n':
    'Name: {{name|nicht genannt}}\nFirma: {{company|nicht genannt}}\nE-Mail: {{email|nicht genannt}}\nTelefon: {{phone|nicht genannt}}\nBudget in Euro: {{budget|nicht genannt}}\nZeitraum: {{timeline|nicht genannt}}\n\nAnliegen:\n{{need}}\n',
  'Thank you very much. Someone from our sales team will get back to you within one business day. Goodbye!':
    'Vielen Dank. Jemand aus unserem Vertrieb meldet sich innerhalb eines Werktags bei Ihnen. Auf Wiederhören!',
  'Thank you for telling me about your plans. Whenever you are ready, just call again. Goodbye!':
    'Vielen Dank für Ihre Angaben. Rufen Sie gern wieder an, wenn Sie so weit sind. Auf Wiederhören!',
  "Thank you for telling me about your plans. Whenever you're ready, just give us a call. Goodbye!":
    'Vielen Dank für Ihre Angaben. Rufen Sie gern wieder an, wenn Sie so weit sind. Auf Wiederhören!',
  "That's all right. Thank you for your call. Goodbye!": 'Kein Problem. Danke für Ihren Anruf. Auf Wiederhören!',
  "That's all right. Thank you for calling. Goodbye!": 'Kein Problem. Danke für Ihren Anruf. Auf Wiederhören!',
  "Hello, this is the support line. I'm Sarah, the automated assistant.":
    'Guten Tag, hier ist der Kundendienst. Ich bin Sarah, die automatische Assistentin.',
  'Hello, this is the support line.': 'Guten Tag, hier ist der Kundendienst.',
  'What can I help you with today?': 'Wobei kann ich Ihnen heute helfen?',
  "In a sentence, what's going wrong?": 'Bitte sagen Sie mir in einem Satz, was nicht klappt. Was ist passiert?',
  'Is that about a bill, a technical problem, your account, or something else?':
    'Geht es um eine Rechnung, ein technisches Problem, Ihr Konto oder etwas anderes?',
  'Is this about a bill, a technical problem, your account, or something else?':
    'Geht es um eine Rechnung, ein technisches Problem, Ihr Konto oder etwas anderes?',
  'a bill':
    'eine Rechnung | Rechnung | Zahlung | bezahlt | Abbuchung | abgebucht | Erstattung | Rückerstattung | Geld | Preis',
  'a technical problem':
    'ein technisches Problem | technisch | Technik | Fehler | Fehlermeldung | kaputt | funktioniert nicht | geht nicht | abgestürzt | Anmeldung | langsam | App | Webseite',
  'your account': 'Ihr Konto | Konto | mein Konto | Passwort | Kennwort | Profil | Abo | Konto kündigen',
  'something else':
    'etwas anderes | was anderes | anderes | sonstiges | nichts davon | keines davon | keins von beiden',
  "Signing out and back in often fixes this. Please give it a try, I'll wait.":
    'Oft hilft es schon, sich ab- und wieder anzumelden. Probieren Sie es gern aus, ich warte so lange.',
  "Restarting often fixes this. Please give it a try. I'll wait.":
    'Oft hilft schon ein Neustart. Probieren Sie es gern aus, ich warte so lange.',
  "Signing out and back in often fixes this. Please give it a try. I'll wait.":
    'Oft hilft es schon, sich ab- und wieder anzumelden. Probieren Sie es gern aus, ich warte so lange.',
  'Has that solved the problem?': 'Ist das Problem damit gelöst?',
  'Did that solve the problem?': 'Ist das Problem damit gelöst?',
  'Does it work now, yes or no?': 'Funktioniert es jetzt, ja oder nein?',
  'Is it working now?': 'Funktioniert es jetzt?',
  "I'll open a ticket, so that a colleague can look into it.":
    'Ich lege ein Ticket an, damit sich jemand aus dem Team darum kümmert.',
  "I'll open a ticket so a colleague can look into it.":
    'Ich lege ein Ticket an, damit sich jemand aus dem Team darum kümmert.',
  'Is this stopping you from working?': 'Hindert Sie das gerade an der Arbeit?',
  'What is your name, please?': 'Wie ist Ihr Name, bitte?',
  'Could I have your name, please?': 'Wie ist Ihr Name, bitte?',
  'What number can we call you back on?': 'Unter welcher Nummer können wir Sie zurückrufen?',
  'What number can we call you back at?': 'Unter welcher Nummer können wir Sie zurückrufen?',
  'What email address should we send your copy to?': 'An welche E-Mail-Adresse dürfen wir Ihnen eine Kopie schicken?',
  'What email address should we send a copy to?': 'An welche E-Mail-Adresse dürfen wir Ihnen eine Kopie schicken?',
  'Support ticket: {{topic|no topic}}, {{name}}, urgent: {{urgent}}':
    'Ticket: {{topic|ohne Thema}}, {{name}}, dringend: {{urgent}}',
  'Name: {{name}}\nPhone: {{phone}}\nEmail: {{email|not given}}\nTopic: {{topic|not given}}\nUrgent: {{urgent}}\n\nProblem:\n{{problem|not described}}\n':
    'Name: {{name}}\nTelefon: {{phone}}\nE-Mail: {{email|nicht genannt}}\nThema: {{topic|nicht genannt}}\nDringend: {{urgent}}\n\nProblem:\n{{problem|nicht beschrieben}}\n',
  'Thank you, {{name}}. Your ticket is open, and a colleague will call you back. Goodbye!':
    'Danke, {{name}}. Ihr Ticket ist angelegt, und wir rufen Sie zurück. Auf Wiederhören!',
  "I'm glad that it works again. Thank you for calling. Goodbye!":
    'Schön, dass es wieder funktioniert. Danke für Ihren Anruf. Auf Wiederhören!',
  "I'm glad it's working again. Thank you for calling. Goodbye!":
    'Schön, dass es wieder funktioniert. Danke für Ihren Anruf. Auf Wiederhören!',
  "Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.":
    'Guten Tag und danke für Ihren Anruf! Ich bin Emma, die automatische Assistentin, und vereinbare gern einen Termin mit Ihnen.',
  'What would you like an appointment for?': 'Wofür möchten Sie einen Termin?',
  "In a few words, what's the appointment for? A consultation, say, or a checkup?":
    'In ein paar Worten, zum Beispiel eine Beratung oder eine Untersuchung: Wofür ist der Termin?',
  'What name should I put that under?': 'Auf welchen Namen darf ich ihn eintragen?',
  'What email address shall I send the confirmation to?': 'An welche E-Mail-Adresse darf ich die Bestätigung schicken?',
  'What email address should I send the confirmation to?':
    'An welche E-Mail-Adresse darf ich die Bestätigung schicken?',
  'And is there a phone number where we can reach you?': 'Und unter welcher Telefonnummer erreichen wir Sie?',
  'When would you like to come in?': 'Wann möchten Sie kommen?',
  'Appointment with {{name}}': 'Termin mit {{name}}',
  'Your appointment on {{appointment_spoken}}': 'Ihr Termin: {{appointment_spoken}}',
  'Hello {{name}},\n\nyour appointment is booked.\n\nWhat: {{service}}\nWhen: {{appointment_spoken}}\n\nThe attached file puts it into your calendar. If you need to change it, just call us.\n\nSee you soon!\n':
    'Guten Tag {{name}},\n\nIhr Termin ist gebucht.\n\nWofür: {{service}}\nWann: {{appointment_spoken}}\n\nÜber die angehängte Datei können Sie ihn in Ihren Kalender übernehmen. Wenn Sie ihn ändern möchten, rufen Sie uns einfach an.\n\nBis bald!\n',
  'Hello {{name}},\n\nyour appointment is booked.\n\nWhat: {{service}}\nWhen: {{appointment_spoken}}\n\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\n\nSee you soon!\n':
    'Guten Tag {{name}},\n\nIhr Termin ist gebucht.\n\nWofür: {{service}}\nWann: {{appointment_spoken}}\n\nÜber die angehängte Datei können Sie ihn in Ihren Kalender übernehmen. Wenn Sie ihn ändern möchten, rufen Sie uns einfach an.\n\nBis bald!\n',
  'Hello {{name}},\n\nYour appointment is booked.\n\nWhat: {{service}}\nWhen: {{appointment_spoken}}\n\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\n\nSee you soon!\n':
    'Guten Tag {{name}},\n\nIhr Termin ist gebucht.\n\nWofür: {{service}}\nWann: {{appointment_spoken}}\n\nÜber die angehängte Datei können Sie ihn in Ihren Kalender übernehmen. Wenn Sie ihn ändern möchten, rufen Sie uns einfach an.\n\nBis bald!\n',
  "Thank you, {{name}}. We'll see you then. Goodbye!": 'Vielen Dank, {{name}}. Bis dann und auf Wiederhören!',
  'See you on {{appointment_spoken}}, {{name}}. The confirmation is on its way to your email. Goodbye!':
    'Wir sehen uns am {{appointment_spoken}}, {{name}}. Die Bestätigung kommt per E-Mail. Auf Wiederhören!',
  "Hello! I'm David, an automated assistant, and I'm calling about your experience with us.":
    'Guten Tag! Ich bin David, ein automatischer Assistent, und rufe an, um zu hören, wie zufrieden Sie mit uns sind.',
  'Hello!': 'Guten Tag!',
  'It takes about five minutes. May I ask you a few questions?':
    'Es dauert etwa fünf Minuten. Darf ich Ihnen ein paar Fragen stellen?',
  'Is it all right if I ask you a few questions, yes or no?':
    'Ist es in Ordnung, wenn ich Ihnen ein paar Fragen stelle, ja oder nein?',
  'Is it OK if I ask you a few questions?': 'Ist es in Ordnung, wenn ich Ihnen ein paar Fragen stelle?',
  'On a scale from zero to ten, how likely are you to recommend us to a friend?':
    'Auf einer Skala von null bis zehn: Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
  'On a scale of zero to ten, how likely are you to recommend us to a friend?':
    'Auf einer Skala von null bis zehn: Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
  'Please give me a number from zero to ten. How likely are you to recommend us?':
    'Bitte nennen Sie mir eine Zahl von null bis zehn. Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
  'What is the main reason for that?': 'Was ist der wichtigste Grund dafür?',
  "What's the main reason for that?": 'Was ist der wichtigste Grund dafür?',
  'How satisfied are you overall, from one to five, where five is very satisfied?':
    'Wie zufrieden sind Sie insgesamt, von eins bis fünf, wobei fünf sehr zufrieden heißt?',
  'Overall, how satisfied are you on a scale from one to five, where five is very satisfied?':
    'Wie zufrieden sind Sie insgesamt, von eins bis fünf, wobei fünf sehr zufrieden heißt?',
  'Overall, how satisfied are you on a scale of one to five, with five being very satisfied?':
    'Wie zufrieden sind Sie insgesamt, von eins bis fünf, wobei fünf sehr zufrieden heißt?',
  'Please give me a number from one to five. How satisfied are you?':
    'Bitte nennen Sie mir eine Zahl von eins bis fünf. Wie zufrieden sind Sie?',
  'What did you like most?': 'Was hat Ihnen am besten gefallen?',
  'And what could we do better?': 'Und was könnten wir besser machen?',
  'Last question: may we contact you about your answers?':
    'Letzte Frage: Dürfen wir uns wegen Ihrer Antworten bei Ihnen melden?',
  "That's everything. Thank you so much for your time. Goodbye!":
    'Das war alles. Vielen Dank für Ihre Zeit. Auf Wiederhören!',
  'No problem at all. Have a good day. Goodbye!': 'Kein Problem. Einen schönen Tag noch. Auf Wiederhören!',
  'Hello, this is the automated assistant of {{business_name|our accounts team}}.':
    'Guten Tag, hier ist die automatische Assistenz von {{business_name|unserer Buchhaltung}}.',
  'Hello, this is the automated assistant from {{business_name|our accounts team}}.':
    'Guten Tag, hier ist die automatische Assistenz von {{business_name|unserer Buchhaltung}}.',
  'Hello, this is the automated assistant from {{business_name|our billing team}}.':
    'Guten Tag, hier ist die automatische Assistenz von {{business_name|unserer Buchhaltung}}.',
  'Am I speaking with {{customer|the person who handles the bills}}?':
    'Spreche ich mit {{customer|der Person, die sich um die Rechnungen kümmert}}?',
  'Is this {{customer|the person who handles the bills}}, yes or no?':
    'Sind Sie {{customer|die Person, die sich um die Rechnungen kümmert}}, ja oder nein?',
  'Sorry, is this {{customer|the person who handles the bills}}?':
    'Sind Sie {{customer|die Person, die sich um die Rechnungen kümmert}}, ja oder nein?',
  'This is a friendly reminder: {{amount|an invoice}} was due {{due_date|recently}}, and we have not seen the payment yet.':
    'Nur zur Erinnerung: {{amount|Eine Rechnung}} war {{due_date|vor kurzem}} fällig, und wir haben noch keinen Zahlungseingang.',
  "This is a friendly reminder: {{amount|an invoice}} was due {{due_date|recently}}, and we haven't received the payment yet.":
    'Nur zur Erinnerung: {{amount|Eine Rechnung}} war {{due_date|vor kurzem}} fällig, und wir haben noch keinen Zahlungseingang.',
  "This is a friendly reminder that {{amount|an invoice}} was due {{due_date|recently}}, and we haven't received payment yet.":
    'Nur zur Erinnerung: {{amount|Eine Rechnung}} war {{due_date|vor kurzem}} fällig, und wir haben noch keinen Zahlungseingang.',
  'Have you paid it already, will you pay it this week, later, or is something wrong with it?':
    'Haben Sie schon bezahlt, zahlen Sie diese Woche oder später, oder stimmt mit der Rechnung etwas nicht?',
  'Has it already been paid, will you pay this week or later, or is something wrong with it?':
    'Haben Sie schon bezahlt, zahlen Sie diese Woche oder später, oder stimmt mit der Rechnung etwas nicht?',
  'Have you already paid it, will you pay this week or later, or is there a problem with it?':
    'Haben Sie schon bezahlt, zahlen Sie diese Woche oder später, oder stimmt mit der Rechnung etwas nicht?',
  'Has it already been paid, or when do you expect to pay?':
    'Haben Sie schon bezahlt, zahlen Sie diese Woche oder später, oder stimmt mit der Rechnung etwas nicht?',
  'Is it paid, will it be this week, will it be later, or is something wrong?':
    'Ist sie bezahlt, zahlen Sie diese Woche oder später, oder stimmt damit etwas nicht?',
  'Have you paid it, will you pay this week or later, or is there a problem?':
    'Ist sie bezahlt, zahlen Sie diese Woche oder später, oder stimmt damit etwas nicht?',
  'Is it already paid, will you pay this week or later, or is there a problem?':
    'Ist sie bezahlt, zahlen Sie diese Woche oder später, oder stimmt damit etwas nicht?',
  'paid already': 'schon bezahlt | bezahlt | überwiesen | ist bezahlt | habe ich bezahlt | erledigt',
  'this week': 'diese Woche | heute | morgen | sofort | gleich | in den nächsten Tagen | am Freitag',
  'something is wrong':
    'etwas stimmt nicht | stimmt nicht | falsch | Fehler | nicht richtig | nicht bestellt | Einspruch | reklamieren',
  'Thank you. I have noted that down. Goodbye.': 'Danke, das habe ich notiert. Auf Wiederhören.',
  "Thank you. I've made a note of that. Goodbye.": 'Danke, das habe ich notiert. Auf Wiederhören.',
  'I am sorry to have bothered you. Goodbye.': 'Entschuldigen Sie die Störung. Auf Wiederhören.',
  "I'm sorry to have bothered you. Goodbye.": 'Entschuldigen Sie die Störung. Auf Wiederhören.',
  'Sorry to bother you. Goodbye.': 'Entschuldigen Sie die Störung. Auf Wiederhören.',
  'All right. Please have a look at the invoice when you can. Goodbye.':
    'In Ordnung. Bitte sehen Sie sich die Rechnung bei Gelegenheit an. Auf Wiederhören.',
  'All right. Please take a look at the invoice when you can. Goodbye.':
    'In Ordnung. Bitte sehen Sie sich die Rechnung bei Gelegenheit an. Auf Wiederhören.',
  'Hello, and thank you for your interest in {{event|our event}}!':
    'Guten Tag und danke für Ihr Interesse an {{event|unserer Veranstaltung}}!',
  'How many people will come, you included?': 'Wie viele Personen kommen insgesamt, Sie eingeschlossen?',
  'How many people will be coming, including you?': 'Wie viele Personen kommen insgesamt, Sie eingeschlossen?',
  'How many seats do you need, for example two?': 'Wie viele Plätze brauchen Sie, zum Beispiel zwei?',
  'How many seats will you need, including your own?': 'Wie viele Plätze brauchen Sie, zum Beispiel zwei?',
  'What email address should the confirmation go to?': 'An welche E-Mail-Adresse soll die Bestätigung gehen?',
  'Is there anything we should know, such as food or access?':
    'Gibt es etwas, das wir wissen sollten, zum Beispiel zu Essen oder Zugang?',
  'Is there anything we should know, such as dietary needs or accessibility?':
    'Gibt es etwas, das wir wissen sollten, zum Beispiel zu Ernährung oder Barrierefreiheit?',
  'Is there anything we should know, like dietary or accessibility needs?':
    'Gibt es etwas, das wir wissen sollten, zum Beispiel zu Ernährung oder Barrierefreiheit?',
  'You are registered: {{event|our event}}': 'Sie sind angemeldet: {{event|unsere Veranstaltung}}',
  "You're registered: {{event|our event}}": 'Sie sind angemeldet: {{event|unsere Veranstaltung}}',
  'Hello {{name}},\n\nwe have you down for {{event|our event}}, party of {{people}}.\nWhen: {{event_date:date|see your invitation}}\n\nSee you there!':
    'Guten Tag {{name}},\n\nSie sind für {{event|unsere Veranstaltung}} vorgemerkt.\nPersonen: {{people}}\nWann: {{event_date:date|siehe Einladung}}\n\nBis dann!',
  'Hello {{name}},\n\nWe have you down for {{event|our event}}, party of {{people}}.\nWhen: {{event_date:date|see your invitation}}\n\nSee you there!':
    'Guten Tag {{name}},\n\nSie sind für {{event|unsere Veranstaltung}} vorgemerkt.\nPersonen: {{people}}\nWann: {{event_date:date|siehe Einladung}}\n\nBis dann!',
  'New registration: {{name}}, {{people}} people': 'Neue Anmeldung: {{name}} (Personen: {{people}})',
  'New registration: {{name}}, party of {{people}}': 'Neue Anmeldung: {{name}} (Personen: {{people}})',
  'Event: {{event|our event}}\nName: {{name}}\nPeople: {{people}}\nEmail: {{email}}\nSpecial requests: {{wishes|none}}':
    'Veranstaltung: {{event|unsere Veranstaltung}}\nName: {{name}}\nPersonen: {{people}}\nE-Mail: {{email}}\nWünsche: {{wishes|keine}}',
  'You are registered, {{name|}}, and the confirmation is on its way. Goodbye!':
    'Sie sind angemeldet, {{name|}}, und die Bestätigung ist unterwegs. Auf Wiederhören!',
  "You're registered, {{name|}}, and the confirmation is on its way. Goodbye!":
    'Sie sind angemeldet, {{name|}}, und die Bestätigung ist unterwegs. Auf Wiederhören!',
  'You are registered. The confirmation could not be sent just now, and our team knows. Goodbye!':
    'Sie sind angemeldet. Die Bestätigung konnte ich gerade nicht verschicken, aber unser Team weiß Bescheid. Auf Wiederhören!',
  "You're registered. I couldn't send the confirmation just now, but I've let our team know. Goodbye!":
    'Sie sind angemeldet. Die Bestätigung konnte ich gerade nicht verschicken, aber unser Team weiß Bescheid. Auf Wiederhören!',
  'No problem. You can register at any time. Goodbye!':
    'Kein Problem. Sie können sich jederzeit anmelden. Auf Wiederhören!',
  'No problem. You can register any time. Goodbye!':
    'Kein Problem. Sie können sich jederzeit anmelden. Auf Wiederhören!',
  'No problem. You can register anytime. Goodbye!':
    'Kein Problem. Sie können sich jederzeit anmelden. Auf Wiederhören!',
  'I am connecting you. One moment, please.': 'Ich verbinde Sie. Einen Moment, bitte.',
  'Thank you for calling. Goodbye.': 'Danke für Ihren Anruf. Auf Wiederhören.',
  'What day and time would suit you best?': 'Wann passt es Ihnen am besten?',
  'What day and time work best for you?': 'Wann passt es Ihnen am besten?',
  'Appointment with {{name|a caller}}': 'Termin mit {{name|einem Anrufer}}',
  'What would you like to know?': 'Was möchten Sie wissen?',
  'Is there anything else you would like to know?': 'Möchten Sie noch etwas wissen?',
  "Is there anything else you'd like to know?": 'Möchten Sie noch etwas wissen?',
  'Hello, this is {{agent_name}}. We will try again later. Goodbye.':
    'Guten Tag, hier ist {{agent_name}}. Wir versuchen es später noch einmal. Auf Wiederhören.',
  "Hello, this is {{agent_name}}. We'll try again later. Goodbye.":
    'Guten Tag, hier ist {{agent_name}}. Wir versuchen es später noch einmal. Auf Wiederhören.',
  'I am sorry, that did not work.': 'Das hat leider nicht geklappt.',
  'Outcome of the call: {{outcome|unknown}}': 'Ergebnis des Anrufs: {{outcome|unbekannt}}',
  'Thank you for your call!': 'Vielen Dank für Ihren Anruf!',
  'A message from {{name|a caller}}': 'Eine Nachricht von {{name|einem Anrufer}}',
  '{{name|A caller}} says: {{message|nothing}}': '{{name|Ein Anrufer}} sagt: {{message|nichts}}',
  'What is your name?': 'Wie ist Ihr Name?',
  'What is it about?': 'Worum geht es?',
  'Hello, this is {{agent_name}}.': 'Guten Tag, hier ist {{agent_name}}.',
  'Hello, this is {{agent_name}} of {{business_name}}.': 'Guten Tag, hier ist {{agent_name}} von {{business_name}}.',
  'Hello, this is {{agent_name}} from {{business_name}}.': 'Guten Tag, hier ist {{agent_name}} von {{business_name}}.',
  'How can I help you?': 'Wie kann ich Ihnen helfen?',
  'Thank you for your call. Goodbye!': 'Vielen Dank für Ihren Anruf. Auf Wiederhören!',
  'A new call': 'Ein neuer Anruf',
  Appointment: 'Termin',
  'Appointment with a caller': 'Termin mit einem Anrufer',
  'not given': 'nicht angegeben',
  none: 'keiner',
  that: 'das',
  'our team': 'unserem Team',
  'How can we help you?': 'Wie können wir Ihnen helfen?',
  'Hello, how can I help?': 'Guten Tag, wie kann ich Ihnen helfen?',
};
