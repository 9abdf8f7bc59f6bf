/** Texts of templates and of steps in French, by their English words. Behind bars: other words that mean a choice. */
export const written: Readonly<Record<string, string>> = {
  "Hello, and thank you for calling! I'm Michael, the automated sales assistant.":
    "Bonjour et merci de votre appel ! Je suis Michael, l'assistant commercial automatique.",
  'Hello, and thank you for calling!': 'Bonjour et merci de votre appel !',
  'I have a few short questions, and then the right person will get back to you.':
    "J'ai quelques petites questions, puis la personne qui suit ces demandes vous recontactera.",
  'May I have your name, please?': "Quel est votre nom, s'il vous plaît ?",
  'And which company are you with?': 'Et pour quelle entreprise appelez-vous ?',
  'And what company are you with?': 'Et pour quelle entreprise appelez-vous ?',
  'What are you looking for help with?': 'En quoi pouvons-nous vous aider ?',
  'In a sentence or two, what would you like us to help you with?':
    'En une ou deux phrases, en quoi pouvons-nous vous aider ?',
  'In a sentence or two, what would you like help with?': 'En une ou deux phrases, en quoi pouvons-nous vous aider ?',
  'Roughly what budget do you have in mind, in dollars?': 'Quel budget envisagez-vous à peu près, en euros ?',
  'A rough figure is fine, for example five thousand dollars. What would you say?':
    'Un ordre de grandeur suffit, par exemple cinq mille euros. Que diriez-vous ?',
  'A rough figure is fine, like five thousand dollars. What would you say?':
    'Un ordre de grandeur suffit, par exemple cinq mille euros. Que diriez-vous ?',
  'When would you like to get started: right away, within three months, or later?':
    'Quand souhaitez-vous commencer : tout de suite, dans les trois mois ou plus tard ?',
  'right away':
    'tout de suite | hier | pour hier | avant Noël | vite | le plus vite | le plus tôt sera le mieux | le plus vite possible | maintenant | immédiatement | dès que possible | au plus vite | cette semaine | la semaine prochaine | ce mois-ci | bientôt',
  'within three months':
    'dans les trois mois |  début janvier | après les fêtes | après Noël | trois mois | dans trois mois | deux mois | le mois prochain | quelques mois | quelques semaines | deux semaines | trois semaines | dans un mois | cette année | avant la fin de cette année | la fin de cette année | ce trimestre | le trimestre prochain',
  later:
    "plus tard | pas avant | pas encore décidé | pas de date | l'année prochaine | six mois | rien ne presse | pas pressé | pas pressée | je ne sais pas encore | je regarde seulement | un jour",
  'What email address can we reach you at?': 'À quelle adresse e-mail pouvons-nous vous écrire ?',
  'New lead: {{name|no name given}}, {{company|no company given}}':
    'Nouvelle demande : {{name|sans nom}}, {{company|sans entreprise}}',
  'Name: {{name|not given}}\nCompany: {{company|not given}}\nEmail: {{email|not given}}\nPhone: {{phone|not given}}\nBudget in dollars: {{budget|not given}}\nTimeline: {{timeline|not given}}\n\nWhat they need:\n{{need}}\n':
    'Nom : {{name|non indiqué}}\nEntreprise : {{company|non indiquée}}\nE-mail : {{email|non indiqué}}\nTéléphone : {{phone|non indiqué}}\nBudget en euros : {{budget|non indiqué}}\nDélai : {{timeline|non indiqué}}\n\nBesoin :\n{{need}}\n',
  'Thank you very much. Someone from our sales team will get back to you within one business day. Goodbye!':
    "Merci beaucoup. Quelqu'un de notre équipe commerciale vous recontactera sous un jour ouvré. Au revoir !",
  'Thank you for telling me about your plans. Whenever you are ready, just call again. Goodbye!':
    "Merci pour ces précisions. N'hésitez pas à nous rappeler le moment venu. Au revoir !",
  "Thank you for telling me about your plans. Whenever you're ready, just give us a call. Goodbye!":
    "Merci pour ces précisions. N'hésitez pas à nous rappeler le moment venu. Au revoir !",
  "That's all right. Thank you for your call. Goodbye!": 'Pas de souci. Merci de votre appel. Au revoir !',
  "That's all right. Thank you for calling. Goodbye!": 'Pas de souci. Merci de votre appel. Au revoir !',
  "Hello, this is the support line. I'm Sarah, the automated assistant.":
    "Bonjour, vous êtes au service client. Je suis Sarah, l'assistante automatique.",
  'Hello, this is the support line.': 'Bonjour, vous êtes au service client.',
  'What can I help you with today?': "En quoi puis-je vous aider aujourd'hui ?",
  "In a sentence, what's going wrong?": "Dites-moi en une phrase ce qui ne va pas. Que s'est-il passé ?",
  'Is that about a bill, a technical problem, your account, or something else?':
    "S'agit-il d'une facture, d'un problème technique, de votre compte ou d'autre chose ?",
  'Is this about a bill, a technical problem, your account, or something else?':
    "S'agit-il d'une facture, d'un problème technique, de votre compte ou d'autre chose ?",
  'a bill': 'une facture | facture | paiement | prélèvement | prélevé | remboursement | argent | prix | facturation',
  'a technical problem':
    'un problème technique | technique | erreur | bug | panne | en panne | ne marche pas | ne fonctionne pas | plante | connexion | lent | application | site',
  'your account': 'votre compte | compte | mon compte | mot de passe | profil | abonnement | supprimer mon compte',
  'something else': 'autre chose | autre | aucun | aucune | rien de tout ça | ni l’un ni l’autre',
  "Signing out and back in often fixes this. Please give it a try, I'll wait.":
    'Souvent, il suffit de se déconnecter puis de se reconnecter. Essayez, je patiente.',
  "Restarting often fixes this. Please give it a try. I'll wait.":
    'Souvent, il suffit de redémarrer. Essayez, je patiente.',
  "Signing out and back in often fixes this. Please give it a try. I'll wait.":
    'Souvent, il suffit de se déconnecter puis de se reconnecter. Essayez, je patiente.',
  'Has that solved the problem?': 'Le problème est-il résolu ?',
  'Did that solve the problem?': 'Le problème est-il résolu ?',
  'Does it work now, yes or no?': 'Est-ce que ça marche maintenant, oui ou non ?',
  'Is it working now?': 'Est-ce que ça marche maintenant ?',
  "I'll open a ticket, so that a colleague can look into it.": "J'ouvre un ticket pour qu'un collègue s'en occupe.",
  "I'll open a ticket so a colleague can look into it.": "J'ouvre un ticket pour qu'un collègue s'en occupe.",
  'Is this stopping you from working?': 'Est-ce que cela vous empêche de travailler en ce moment ?',
  'What is your name, please?': "Quel est votre nom, s'il vous plaît ?",
  'Could I have your name, please?': "Quel est votre nom, s'il vous plaît ?",
  'What number can we call you back on?': 'À quel numéro pouvons-nous vous rappeler ?',
  'What number can we call you back at?': 'À quel numéro pouvons-nous vous rappeler ?',
  'What email address should we send your copy to?': 'À quelle adresse e-mail pouvons-nous vous envoyer une copie ?',
  'What email address should we send a copy to?': 'À quelle adresse e-mail pouvons-nous vous envoyer une copie ?',
  'Support ticket: {{topic|no topic}}, {{name}}, urgent: {{urgent}}':
    'Ticket : {{topic|sans sujet}}, {{name}}, urgent : {{urgent}}',
  'Name: {{name}}\nPhone: {{phone}}\nEmail: {{email|not given}}\nTopic: {{topic|not given}}\nUrgent: {{urgent}}\n\nProblem:\n{{problem|not described}}\n':
    'Nom : {{name}}\nTéléphone : {{phone}}\nE-mail : {{email|non indiqué}}\nSujet : {{topic|non indiqué}}\nUrgent : {{urgent}}\n\nProblème :\n{{problem|non décrit}}\n',
  'Thank you, {{name}}. Your ticket is open, and a colleague will call you back. Goodbye!':
    'Merci, {{name}}. Votre ticket est ouvert, et un collègue vous rappellera. Au revoir !',
  "I'm glad that it works again. Thank you for calling. Goodbye!":
    'Je suis ravie que cela fonctionne à nouveau. Merci de votre appel. Au revoir !',
  "I'm glad it's working again. Thank you for calling. Goodbye!":
    'Je suis ravie que cela fonctionne à nouveau. Merci de votre appel. Au revoir !',
  "Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.":
    "Bonjour et merci de votre appel ! Je suis Emma, l'assistante automatique, et je peux vous proposer un rendez-vous.",
  'What would you like an appointment for?': 'Quel est le motif de votre rendez-vous ?',
  "In a few words, what's the appointment for? A consultation, say, or a checkup?":
    'En quelques mots, par exemple une consultation ou un contrôle : quel est le motif du rendez-vous ?',
  'What name should I put that under?': 'À quel nom dois-je le noter ?',
  'What email address shall I send the confirmation to?': 'À quelle adresse e-mail dois-je envoyer la confirmation ?',
  'What email address should I send the confirmation to?': 'À quelle adresse e-mail dois-je envoyer la confirmation ?',
  'And is there a phone number where we can reach you?': 'Et à quel numéro de téléphone peut-on vous joindre ?',
  'When would you like to come in?': 'Quand souhaitez-vous venir ?',
  'Appointment with {{name}}': 'Rendez-vous avec {{name}}',
  'Your appointment on {{appointment_spoken}}': 'Votre rendez-vous : {{appointment_spoken}}',
  'Hello {{name}},\n\nyour appointment is booked.\n\nWhat: {{service}}\nWhen: {{appointment_spoken}}\n\nThe attached file puts it into your calendar. If you need to change it, just call us.\n\nSee you soon!\n':
    "Bonjour {{name}},\n\nVotre rendez-vous est réservé.\n\nMotif : {{service}}\nQuand : {{appointment_spoken}}\n\nOuvrez le fichier joint pour l'ajouter à votre agenda. Pour le modifier, il vous suffit de nous appeler.\n\nÀ bientôt !\n",
  'Hello {{name}},\n\nYour appointment is booked.\n\nWhat: {{service}}\nWhen: {{appointment_spoken}}\n\nThe attached file puts it into your calendar. If you need to change it, just call us.\n\nSee you soon!\n':
    "Bonjour {{name}},\n\nVotre rendez-vous est réservé.\n\nMotif : {{service}}\nQuand : {{appointment_spoken}}\n\nOuvrez le fichier joint pour l'ajouter à votre agenda. Pour le modifier, il vous suffit de nous appeler.\n\nÀ bientôt !\n",
  'Hello {{name}},\n\nyour appointment is booked.\n\nWhat: {{service}}\nWhen: {{appointment_spoken}}\n\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\n\nSee you soon!\n':
    "Bonjour {{name}},\n\nVotre rendez-vous est réservé.\n\nMotif : {{service}}\nQuand : {{appointment_spoken}}\n\nOuvrez le fichier joint pour l'ajouter à votre agenda. Pour le modifier, il vous suffit de nous appeler.\n\nÀ bientôt !\n",
  'Hello {{name}},\n\nYour appointment is booked.\n\nWhat: {{service}}\nWhen: {{appointment_spoken}}\n\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\n\nSee you soon!\n':
    "Bonjour {{name}},\n\nVotre rendez-vous est réservé.\n\nMotif : {{service}}\nQuand : {{appointment_spoken}}\n\nOuvrez le fichier joint pour l'ajouter à votre agenda. Pour le modifier, il vous suffit de nous appeler.\n\nÀ bientôt !\n",
  "Thank you, {{name}}. We'll see you then. Goodbye!": 'Merci, {{name}}. À bientôt, et au revoir !',
  'See you on {{appointment_spoken}}, {{name}}. The confirmation is on its way to your email. Goodbye!':
    'Rendez-vous le {{appointment_spoken}}, {{name}}. Vous recevrez la confirmation par e-mail. Au revoir !',
  "Hello! I'm David, an automated assistant, and I'm calling about your experience with us.":
    "Bonjour ! Je suis David, un assistant automatique, et je vous appelle pour savoir comment cela s'est passé avec nous.",
  'Hello!': 'Bonjour !',
  'It takes about five minutes. May I ask you a few questions?':
    'Cela prend environ cinq minutes. Puis-je vous poser quelques questions ?',
  'Is it all right if I ask you a few questions, yes or no?':
    "Êtes-vous d'accord pour que je vous pose quelques questions, oui ou non ?",
  'Is it OK if I ask you a few questions?': "Êtes-vous d'accord pour que je vous pose quelques questions ?",
  'On a scale from zero to ten, how likely are you to recommend us to a friend?':
    'Sur une échelle de zéro à dix, dans quelle mesure nous recommanderiez-vous à un ami ?',
  'On a scale of zero to ten, how likely are you to recommend us to a friend?':
    'Sur une échelle de zéro à dix, dans quelle mesure nous recommanderiez-vous à un ami ?',
  'Please give me a number from zero to ten. How likely are you to recommend us?':
    'Donnez-moi un nombre de zéro à dix. Dans quelle mesure nous recommanderiez-vous ?',
  'What is the main reason for that?': 'Quelle en est la raison principale ?',
  "What's the main reason for that?": 'Quelle en est la raison principale ?',
  'How satisfied are you overall, from one to five, where five is very satisfied?':
    "Quel est votre degré de satisfaction dans l'ensemble, de un à cinq, cinq étant très satisfait ?",
  'Overall, how satisfied are you on a scale from one to five, where five is very satisfied?':
    "Quel est votre degré de satisfaction dans l'ensemble, de un à cinq, cinq étant très satisfait ?",
  'Overall, how satisfied are you on a scale of one to five, with five being very satisfied?':
    "Quel est votre degré de satisfaction dans l'ensemble, de un à cinq, cinq étant très satisfait ?",
  'Please give me a number from one to five. How satisfied are you?':
    'Donnez-moi un nombre de un à cinq. Quel est votre degré de satisfaction ?',
  'What did you like most?': "Qu'avez-vous le plus apprécié ?",
  'And what could we do better?': 'Et que pourrions-nous améliorer ?',
  'Last question: may we contact you about your answers?':
    'Dernière question : pouvons-nous vous contacter au sujet de vos réponses ?',
  "That's everything. Thank you so much for your time. Goodbye!":
    "C'est tout. Merci beaucoup de votre temps. Au revoir !",
  'No problem at all. Have a good day. Goodbye!': 'Aucun problème. Bonne journée. Au revoir !',
  'Hello, this is the automated assistant of {{business_name|our accounts team}}.':
    "Bonjour, ici l'assistant automatique de {{business_name|notre service comptabilité}}.",
  'Hello, this is the automated assistant from {{business_name|our accounts team}}.':
    "Bonjour, ici l'assistant automatique de {{business_name|notre service comptabilité}}.",
  'Hello, this is the automated assistant from {{business_name|our billing team}}.':
    "Bonjour, ici l'assistant automatique de {{business_name|notre service comptabilité}}.",
  'Am I speaking with {{customer|the person who handles the bills}}?':
    "Est-ce que je parle à {{customer|la personne qui s'occupe des factures}} ?",
  'Is this {{customer|the person who handles the bills}}, yes or no?':
    "Êtes-vous {{customer|la personne qui s'occupe des factures}}, oui ou non ?",
  'Sorry, is this {{customer|the person who handles the bills}}?':
    "Êtes-vous {{customer|la personne qui s'occupe des factures}}, oui ou non ?",
  'This is a friendly reminder: {{amount|an invoice}} was due {{due_date|recently}}, and we have not seen the payment yet.':
    "Un petit rappel : {{amount|une facture}} restait à régler, échéance {{due_date|récente}}, et nous n'avons pas encore reçu le paiement.",
  "This is a friendly reminder: {{amount|an invoice}} was due {{due_date|recently}}, and we haven't received the payment yet.":
    "Un petit rappel : {{amount|une facture}} restait à régler, échéance {{due_date|récente}}, et nous n'avons pas encore reçu le paiement.",
  "This is a friendly reminder that {{amount|an invoice}} was due {{due_date|recently}}, and we haven't received payment yet.":
    "Un petit rappel : {{amount|une facture}} restait à régler, échéance {{due_date|récente}}, et nous n'avons pas encore reçu le paiement.",
  'Have you paid it already, will you pay it this week, later, or is something wrong with it?':
    "L'avez-vous déjà réglée, la réglerez-vous cette semaine ou plus tard, ou y a-t-il un problème avec la facture ?",
  'Has it already been paid, will you pay this week or later, or is something wrong with it?':
    "L'avez-vous déjà réglée, la réglerez-vous cette semaine ou plus tard, ou y a-t-il un problème avec la facture ?",
  'Have you already paid it, will you pay this week or later, or is there a problem with it?':
    "L'avez-vous déjà réglée, la réglerez-vous cette semaine ou plus tard, ou y a-t-il un problème avec la facture ?",
  'Has it already been paid, or when do you expect to pay?':
    "L'avez-vous déjà réglée, la réglerez-vous cette semaine ou plus tard, ou y a-t-il un problème avec la facture ?",
  'Is it paid, will it be this week, will it be later, or is something wrong?':
    'Est-elle réglée, le sera-t-elle cette semaine ou plus tard, ou y a-t-il un problème ?',
  'Have you paid it, will you pay this week or later, or is there a problem?':
    'Est-elle réglée, le sera-t-elle cette semaine ou plus tard, ou y a-t-il un problème ?',
  'Is it already paid, will you pay this week or later, or is there a problem?':
    'Est-elle réglée, le sera-t-elle cette semaine ou plus tard, ou y a-t-il un problème ?',
  'paid already': "déjà payée | payée | c'est payé | je l'ai payée | réglée | virement fait",
  'this week': "cette semaine | aujourd'hui | demain | maintenant | dans les prochains jours | vendredi",
  'something is wrong':
    'il y a un problème | problème | erreur | faux | pas correct | pas commandé | réclamation | contester',
  'Thank you. I have noted that down. Goodbye.': "Merci. C'est noté. Au revoir.",
  "Thank you. I've made a note of that. Goodbye.": "Merci. C'est noté. Au revoir.",
  'I am sorry to have bothered you. Goodbye.': 'Excusez-moi de vous avoir dérangé. Au revoir.',
  "I'm sorry to have bothered you. Goodbye.": 'Excusez-moi de vous avoir dérangé. Au revoir.',
  'Sorry to bother you. Goodbye.': 'Excusez-moi de vous avoir dérangé. Au revoir.',
  'All right. Please have a look at the invoice when you can. Goodbye.':
    "D'accord. Regardez la facture quand vous pourrez. Au revoir.",
  'All right. Please take a look at the invoice when you can. Goodbye.':
    "D'accord. Regardez la facture quand vous pourrez. Au revoir.",
  'Hello, and thank you for your interest in {{event|our event}}!':
    'Bonjour et merci de votre intérêt pour {{event|notre événement}} !',
  'How many people will come, you included?': 'Combien de personnes viendront, vous compris ?',
  'How many people will be coming, including you?': 'Combien de personnes viendront, vous compris ?',
  'How many seats do you need, for example two?': 'Combien de places vous faut-il, par exemple deux ?',
  'How many seats will you need, including your own?': 'Combien de places vous faut-il, par exemple deux ?',
  'What email address should the confirmation go to?': 'À quelle adresse e-mail envoyer la confirmation ?',
  'Is there anything we should know, such as food or access?':
    "Y a-t-il quelque chose à savoir, par exemple pour le repas ou l'accès ?",
  'Is there anything we should know, such as dietary needs or accessibility?':
    "Y a-t-il quelque chose à savoir, par exemple un régime alimentaire ou un besoin d'accessibilité ?",
  'Is there anything we should know, like dietary or accessibility needs?':
    "Y a-t-il quelque chose à savoir, par exemple un régime alimentaire ou un besoin d'accessibilité ?",
  'You are registered: {{event|our event}}': 'Inscription confirmée : {{event|notre événement}}',
  "You're registered: {{event|our event}}": 'Inscription confirmée : {{event|notre événement}}',
  'Hello {{name}},\n\nwe have you down for {{event|our event}}, party of {{people}}.\nWhen: {{event_date:date|see your invitation}}\n\nSee you there!':
    'Bonjour {{name}},\n\nVotre inscription est enregistrée : {{event|notre événement}}.\nPersonnes : {{people}}\nQuand : {{event_date:date|voir votre invitation}}\n\nÀ bientôt !',
  'Hello {{name}},\n\nWe have you down for {{event|our event}}, party of {{people}}.\nWhen: {{event_date:date|see your invitation}}\n\nSee you there!':
    'Bonjour {{name}},\n\nVotre inscription est enregistrée : {{event|notre événement}}.\nPersonnes : {{people}}\nQuand : {{event_date:date|voir votre invitation}}\n\nÀ bientôt !',
  'New registration: {{name}}, {{people}} people': 'Nouvelle inscription : {{name}} (personnes : {{people}})',
  'New registration: {{name}}, party of {{people}}': 'Nouvelle inscription : {{name}} (personnes : {{people}})',
  'Event: {{event|our event}}\nName: {{name}}\nPeople: {{people}}\nEmail: {{email}}\nSpecial requests: {{wishes|none}}':
    'Événement : {{event|notre événement}}\nNom : {{name}}\nPersonnes : {{people}}\nE-mail : {{email}}\nDemandes particulières : {{wishes|aucune}}',
  'You are registered, {{name|}}, and the confirmation is on its way. Goodbye!':
    "C'est noté, {{name|}}, votre inscription est enregistrée et vous recevrez la confirmation par e-mail. Au revoir !",
  "You're registered, {{name|}}, and the confirmation is on its way. Goodbye!":
    "C'est noté, {{name|}}, votre inscription est enregistrée et vous recevrez la confirmation par e-mail. Au revoir !",
  'You are registered. The confirmation could not be sent just now, and our team knows. Goodbye!':
    "Votre inscription est enregistrée. Je n'ai pas pu envoyer la confirmation pour le moment, mais j'ai prévenu notre équipe. Au revoir !",
  "You're registered. I couldn't send the confirmation just now, but I've let our team know. Goodbye!":
    "Votre inscription est enregistrée. Je n'ai pas pu envoyer la confirmation pour le moment, mais j'ai prévenu notre équipe. Au revoir !",
  'No problem. You can register at any time. Goodbye!':
    'Aucun problème. Vous pouvez vous inscrire à tout moment. Au revoir !',
  'No problem. You can register any time. Goodbye!':
    'Aucun problème. Vous pouvez vous inscrire à tout moment. Au revoir !',
  'No problem. You can register anytime. Goodbye!':
    'Aucun problème. Vous pouvez vous inscrire à tout moment. Au revoir !',
  'I am connecting you. One moment, please.': 'Je vous mets en relation. Un instant, je vous prie.',
  'Thank you for calling. Goodbye.': 'Merci de votre appel. Au revoir.',
  'What day and time would suit you best?': 'Quel jour et quelle heure vous conviendraient le mieux ?',
  'What day and time work best for you?': 'Quel jour et quelle heure vous conviendraient le mieux ?',
  'Appointment with {{name|a caller}}': 'Rendez-vous avec {{name|un appelant}}',
  'What would you like to know?': 'Que souhaitez-vous savoir ?',
  'Is there anything else you would like to know?': 'Souhaitez-vous savoir autre chose ?',
  "Is there anything else you'd like to know?": 'Souhaitez-vous savoir autre chose ?',
  'Hello, this is {{agent_name}}. We will try again later. Goodbye.':
    'Bonjour, ici {{agent_name}}. Nous réessaierons plus tard. Au revoir.',
  "Hello, this is {{agent_name}}. We'll try again later. Goodbye.":
    'Bonjour, ici {{agent_name}}. Nous réessaierons plus tard. Au revoir.',
  'I am sorry, that did not work.': "Je suis désolé, cela n'a pas fonctionné.",
  'Outcome of the call: {{outcome|unknown}}': "Issue de l'appel : {{outcome|inconnue}}",
  'Thank you for your call!': 'Merci de votre appel !',
  'A message from {{name|a caller}}': 'Un message de {{name|un appelant}}',
  '{{name|A caller}} says: {{message|nothing}}': '{{name|Un appelant}} dit : {{message|rien}}',
  'What is your name?': 'Comment vous appelez-vous ?',
  'What is it about?': "De quoi s'agit-il ?",
  'Hello, this is {{agent_name}}.': "Bonjour, {{agent_name}} à l'appareil.",
  'Hello, this is {{agent_name}} of {{business_name}}.': "Bonjour, {{agent_name}} de {{business_name}} à l'appareil.",
  'Hello, this is {{agent_name}} from {{business_name}}.': "Bonjour, {{agent_name}} de {{business_name}} à l'appareil.",
  'How can I help you?': 'En quoi puis-je vous aider ?',
  'Thank you for your call. Goodbye!': 'Merci de votre appel. Au revoir !',
  'A new call': 'Un nouvel appel',
  Appointment: 'Rendez-vous',
  'Appointment with a caller': 'Rendez-vous avec un appelant',
  'not given': 'non indiqué',
  none: 'aucun',
  that: 'cela',
  'our team': 'notre équipe',
  'How can we help you?': 'En quoi pouvons-nous vous aider ?',
  'Hello, how can I help?': 'Bonjour, en quoi puis-je vous aider ?',
};
