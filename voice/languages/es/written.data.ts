/** Texts of templates and of steps in Spanish, by their English words. Behind bars: other words that mean a choice. */
export const written: Readonly<Record<string, string>> = {
  "Hello, and thank you for calling! I'm Michael, the automated sales assistant.":
    '¡Hola y gracias por llamar! Soy Michael, el asistente comercial automático.',
  'Hello, and thank you for calling!': '¡Hola y gracias por llamar!',
  'I have a few short questions, and then the right person will get back to you.':
    'Le hago unas preguntas rápidas y después se pondrá en contacto con usted la persona que lleva estos temas.',
  'May I have your name, please?': '¿Me dice su nombre, por favor?',
  'And which company are you with?': '¿Y de qué empresa llama?',
  'And what company are you with?': '¿Y de qué empresa llama?',
  'What are you looking for help with?': '¿En qué podemos ayudarle?',
  'In a sentence or two, what would you like us to help you with?':
    'En una o dos frases, ¿en qué quiere que le ayudemos?',
  'In a sentence or two, what would you like help with?': 'En una o dos frases, ¿en qué quiere que le ayudemos?',
  'Roughly what budget do you have in mind, in dollars?': '¿Qué presupuesto tiene pensado, más o menos, en euros?',
  'A rough figure is fine, for example five thousand dollars. What would you say?':
    'Basta con una cifra aproximada, por ejemplo cinco mil euros. ¿Cuánto diría?',
  'A rough figure is fine, like five thousand dollars. What would you say?':
    'Basta con una cifra aproximada, por ejemplo cinco mil euros. ¿Cuánto diría?',
  'When would you like to get started: right away, within three months, or later?':
    '¿Cuándo le gustaría empezar: enseguida, en los próximos tres meses o más adelante?',
  'right away':
    'enseguida | ayer | para ayer | antes de navidad | ya | cuanto antes mejor | lo antes que puedan | ahora | ahora mismo | cuanto antes | lo antes posible | esta semana | la semana que viene | este mes | hoy | pronto',
  'within three months':
    'en los próximos tres meses | a principios de año | a principios del año que viene | después de reyes | nada más empezar el año | tres meses | en tres meses | dos meses | el mes que viene | unos meses | unas semanas | dos semanas | tres semanas | en un mes | este año | a final de año | este trimestre | el próximo trimestre',
  later:
    'más adelante | más tarde | antes no | aún no está decidido | sin fecha | el año que viene | seis meses | medio año | sin prisa | no hay prisa | no lo sé todavía | solo miro | algún día',
  'What email address can we reach you at?': '¿A qué correo electrónico podemos escribirle?',
  'New lead: {{name|no name given}}, {{company|no company given}}':
    'Nueva solicitud: {{name|sin nombre}}, {{company|sin empresa}}',
  'Name: {{name|not given}}\nCompany: {{company|not given}}\nEmail: {{email|not given}}\nPhone: {{phone|not given}}\nBudget in dollars: {{budget|not given}}\nTimeline: {{timeline|not given}}\n\nWhat they need:\n{{need}}\n':
    'Nombre: {{name|no indicado}}\nEmpresa: {{company|no indicada}}\nCorreo: {{email|no indicado}}\nTeléfono: {{phone|no indicado}}\nPresupuesto en euros: {{budget|no indicado}}\nPlazo: {{timeline|no indicado}}\n\nQué necesita:\n{{need}}\n',
  'Thank you very much. Someone from our sales team will get back to you within one business day. Goodbye!':
    'Muchas gracias. Alguien de nuestro equipo comercial se pondrá en contacto con usted en el plazo de un día laborable. ¡Hasta luego!',
  'Thank you for telling me about your plans. Whenever you are ready, just call again. Goodbye!':
    'Gracias por la información. Llámenos cuando quiera dar el paso. ¡Hasta luego!',
  "Thank you for telling me about your plans. Whenever you're ready, just give us a call. Goodbye!":
    'Gracias por la información. Llámenos cuando quiera dar el paso. ¡Hasta luego!',
  "That's all right. Thank you for your call. Goodbye!": 'No pasa nada. Gracias por su llamada. ¡Hasta luego!',
  "That's all right. Thank you for calling. Goodbye!": 'No pasa nada. Gracias por su llamada. ¡Hasta luego!',
  "Hello, this is the support line. I'm Sarah, the automated assistant.":
    'Hola, ha llamado al servicio de atención al cliente. Soy Sarah, la asistente automática.',
  'Hello, this is the support line.': 'Hola, ha llamado al servicio de atención al cliente.',
  'What can I help you with today?': '¿En qué puedo ayudarle hoy?',
  "In a sentence, what's going wrong?": 'Dígame en una frase qué es lo que falla, por favor. ¿Qué ha pasado?',
  'Is that about a bill, a technical problem, your account, or something else?':
    '¿Es por una factura, un problema técnico, su cuenta u otra cosa?',
  'Is this about a bill, a technical problem, your account, or something else?':
    '¿Es por una factura, un problema técnico, su cuenta u otra cosa?',
  'a bill': 'una factura | factura | pago | cobro | cobrado | cargo | reembolso | devolución | dinero | precio',
  'a technical problem':
    'un problema técnico | técnico | error | fallo | roto | no funciona | no va | se cuelga | inicio de sesión | lento | aplicación | página web',
  'your account': 'su cuenta | cuenta | mi cuenta | contraseña | perfil | suscripción | cancelar mi cuenta',
  'something else': 'otra cosa | otro | otra | ninguna | ninguno de esos | distinto',
  "Signing out and back in often fixes this. Please give it a try, I'll wait.":
    'Muchas veces basta con cerrar la sesión y volver a entrar. Pruébelo, yo espero.',
  "Restarting often fixes this. Please give it a try. I'll wait.":
    'Muchas veces basta con reiniciar. Pruébelo, yo espero.',
  "Signing out and back in often fixes this. Please give it a try. I'll wait.":
    'Muchas veces basta con cerrar la sesión y volver a entrar. Pruébelo, yo espero.',
  'Has that solved the problem?': '¿Se ha resuelto el problema?',
  'Did that solve the problem?': '¿Se ha resuelto el problema?',
  'Does it work now, yes or no?': '¿Funciona ahora, sí o no?',
  'Is it working now?': '¿Ya funciona?',
  "I'll open a ticket, so that a colleague can look into it.":
    'Voy a abrir una incidencia para que un compañero lo revise.',
  "I'll open a ticket so a colleague can look into it.": 'Voy a abrir una incidencia para que un compañero lo revise.',
  'Is this stopping you from working?': '¿Esto le impide trabajar ahora mismo?',
  'What is your name, please?': '¿Cómo se llama, por favor?',
  'Could I have your name, please?': '¿Cómo se llama, por favor?',
  'What number can we call you back on?': '¿A qué número podemos devolverle la llamada?',
  'What number can we call you back at?': '¿A qué número podemos devolverle la llamada?',
  'What email address should we send your copy to?': '¿A qué correo electrónico le enviamos una copia?',
  'What email address should we send a copy to?': '¿A qué correo electrónico le enviamos una copia?',
  'Support ticket: {{topic|no topic}}, {{name}}, urgent: {{urgent}}':
    'Incidencia: {{topic|sin tema}}, {{name}}, urgente: {{urgent}}',
  'Name: {{name}}\nPhone: {{phone}}\nEmail: {{email|not given}}\nTopic: {{topic|not given}}\nUrgent: {{urgent}}\n\nProblem:\n{{problem|not described}}\n':
    'Nombre: {{name}}\nTeléfono: {{phone}}\nCorreo: {{email|no indicado}}\nTema: {{topic|no indicado}}\nUrgente: {{urgent}}\n\nProblema:\n{{problem|no descrito}}\n',
  'Thank you, {{name}}. Your ticket is open, and a colleague will call you back. Goodbye!':
    'Gracias, {{name}}. Su incidencia está abierta y un compañero le devolverá la llamada. ¡Hasta luego!',
  "I'm glad that it works again. Thank you for calling. Goodbye!":
    'Me alegro de que vuelva a funcionar. Gracias por llamar. ¡Hasta luego!',
  "I'm glad it's working again. Thank you for calling. Goodbye!":
    'Me alegro de que vuelva a funcionar. Gracias por llamar. ¡Hasta luego!',
  "Hello, and thank you for calling! I'm Emma, the automated assistant, and I can book an appointment for you.":
    '¡Hola y gracias por llamar! Soy Emma, la asistente automática, y puedo reservarle una cita.',
  'What would you like an appointment for?': '¿Para qué quiere la cita?',
  "In a few words, what's the appointment for? A consultation, say, or a checkup?":
    'En pocas palabras, por ejemplo una consulta o una revisión: ¿para qué es la cita?',
  'What name should I put that under?': '¿A nombre de quién la pongo?',
  'What email address shall I send the confirmation to?': '¿A qué correo electrónico le envío la confirmación?',
  'What email address should I send the confirmation to?': '¿A qué correo electrónico le envío la confirmación?',
  'And is there a phone number where we can reach you?': '¿Y en qué número de teléfono podemos localizarle?',
  'When would you like to come in?': '¿Cuándo le gustaría venir?',
  'Appointment with {{name}}': 'Cita con {{name}}',
  'Your appointment on {{appointment_spoken}}': 'Su cita: {{appointment_spoken}}',
  'Hello {{name}},\n\nyour appointment is booked.\n\nWhat: {{service}}\nWhen: {{appointment_spoken}}\n\nThe attached file puts it into your calendar. If you need to change it, just call us.\n\nSee you soon!\n':
    'Hola, {{name}}:\n\nSu cita está reservada.\n\nMotivo: {{service}}\nCuándo: {{appointment_spoken}}\n\nCon el archivo adjunto puede añadirla a su calendario. Si necesita cambiarla, llámenos.\n\n¡Hasta pronto!\n',
  'Hello {{name}},\n\nyour appointment is booked.\n\nWhat: {{service}}\nWhen: {{appointment_spoken}}\n\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\n\nSee you soon!\n':
    'Hola, {{name}}:\n\nSu cita está reservada.\n\nMotivo: {{service}}\nCuándo: {{appointment_spoken}}\n\nCon el archivo adjunto puede añadirla a su calendario. Si necesita cambiarla, llámenos.\n\n¡Hasta pronto!\n',
  'Hello {{name}},\n\nYour appointment is booked.\n\nWhat: {{service}}\nWhen: {{appointment_spoken}}\n\nOpen the attached file to add it to your calendar. If you need to change your appointment, just call us.\n\nSee you soon!\n':
    'Hola, {{name}}:\n\nSu cita está reservada.\n\nMotivo: {{service}}\nCuándo: {{appointment_spoken}}\n\nCon el archivo adjunto puede añadirla a su calendario. Si necesita cambiarla, llámenos.\n\n¡Hasta pronto!\n',
  "Thank you, {{name}}. We'll see you then. Goodbye!": 'Gracias, {{name}}. Hasta entonces. ¡Adiós!',
  'See you on {{appointment_spoken}}, {{name}}. The confirmation is on its way to your email. Goodbye!':
    'Le esperamos el {{appointment_spoken}}, {{name}}. Le llegará la confirmación por correo. ¡Hasta luego!',
  "Hello! I'm David, an automated assistant, and I'm calling about your experience with us.":
    '¡Hola! Soy David, un asistente automático, y llamo para saber cómo le ha ido con nosotros.',
  'Hello!': '¡Hola!',
  'It takes about five minutes. May I ask you a few questions?':
    'Son unos cinco minutos. ¿Puedo hacerle unas preguntas?',
  'Is it all right if I ask you a few questions, yes or no?': '¿Le parece bien que le haga unas preguntas, sí o no?',
  'Is it OK if I ask you a few questions?': '¿Le parece bien que le haga unas preguntas?',
  'On a scale from zero to ten, how likely are you to recommend us to a friend?':
    'En una escala del cero al diez, ¿qué probabilidad hay de que nos recomiende a un amigo?',
  'On a scale of zero to ten, how likely are you to recommend us to a friend?':
    'En una escala del cero al diez, ¿qué probabilidad hay de que nos recomiende a un amigo?',
  'Please give me a number from zero to ten. How likely are you to recommend us?':
    'Dígame un número del cero al diez, por favor. ¿Qué probabilidad hay de que nos recomiende?',
  'What is the main reason for that?': '¿Cuál es el motivo principal?',
  "What's the main reason for that?": '¿Cuál es el motivo principal?',
  'How satisfied are you overall, from one to five, where five is very satisfied?':
    '¿Cuál es su grado de satisfacción general, del uno al cinco, donde cinco es muy satisfecho?',
  'Overall, how satisfied are you on a scale from one to five, where five is very satisfied?':
    '¿Cuál es su grado de satisfacción general, del uno al cinco, donde cinco es muy satisfecho?',
  'Overall, how satisfied are you on a scale of one to five, with five being very satisfied?':
    '¿Cuál es su grado de satisfacción general, del uno al cinco, donde cinco es muy satisfecho?',
  'Please give me a number from one to five. How satisfied are you?':
    'Dígame un número del uno al cinco, por favor. ¿Cuál es su grado de satisfacción?',
  'What did you like most?': '¿Qué es lo que más le ha gustado?',
  'And what could we do better?': '¿Y qué podríamos mejorar?',
  'Last question: may we contact you about your answers?':
    'Última pregunta: ¿podemos ponernos en contacto con usted en relación con sus respuestas?',
  "That's everything. Thank you so much for your time. Goodbye!":
    'Eso es todo. Muchas gracias por su tiempo. ¡Hasta luego!',
  'No problem at all. Have a good day. Goodbye!': 'No hay problema. Que tenga un buen día. ¡Hasta luego!',
  'Hello, this is the automated assistant of {{business_name|our accounts team}}.':
    'Hola, soy el asistente automático de {{business_name|nuestro departamento de facturación}}.',
  'Hello, this is the automated assistant from {{business_name|our accounts team}}.':
    'Hola, soy el asistente automático de {{business_name|nuestro departamento de facturación}}.',
  'Hello, this is the automated assistant from {{business_name|our billing team}}.':
    'Hola, soy el asistente automático de {{business_name|nuestro departamento de facturación}}.',
  'Am I speaking with {{customer|the person who handles the bills}}?':
    '¿Hablo con {{customer|la persona que se ocupa de las facturas}}?',
  'Is this {{customer|the person who handles the bills}}, yes or no?':
    '¿Es usted {{customer|la persona que se ocupa de las facturas}}, sí o no?',
  'Sorry, is this {{customer|the person who handles the bills}}?':
    '¿Es usted {{customer|la persona que se ocupa de las facturas}}, sí o no?',
  'This is a friendly reminder: {{amount|an invoice}} was due {{due_date|recently}}, and we have not seen the payment yet.':
    'Le llamo solo para recordárselo: tenía pendiente {{amount|una factura}}, con vencimiento {{due_date|reciente}}, y aún no hemos recibido el pago.',
  "This is a friendly reminder: {{amount|an invoice}} was due {{due_date|recently}}, and we haven't received the payment yet.":
    'Le llamo solo para recordárselo: tenía pendiente {{amount|una factura}}, con vencimiento {{due_date|reciente}}, y aún no hemos recibido el pago.',
  "This is a friendly reminder that {{amount|an invoice}} was due {{due_date|recently}}, and we haven't received payment yet.":
    'Le llamo solo para recordárselo: tenía pendiente {{amount|una factura}}, con vencimiento {{due_date|reciente}}, y aún no hemos recibido el pago.',
  'Have you paid it already, will you pay it this week, later, or is something wrong with it?':
    '¿Ya la ha pagado, la pagará esta semana o más adelante, o hay algún error en la factura?',
  'Has it already been paid, will you pay this week or later, or is something wrong with it?':
    '¿Ya la ha pagado, la pagará esta semana o más adelante, o hay algún error en la factura?',
  'Have you already paid it, will you pay this week or later, or is there a problem with it?':
    '¿Ya la ha pagado, la pagará esta semana o más adelante, o hay algún error en la factura?',
  'Has it already been paid, or when do you expect to pay?':
    '¿Ya la ha pagado, la pagará esta semana o más adelante, o hay algún error en la factura?',
  'Is it paid, will it be this week, will it be later, or is something wrong?':
    '¿Está pagada, la pagará esta semana o más adelante, o hay algún error?',
  'Have you paid it, will you pay this week or later, or is there a problem?':
    '¿Está pagada, la pagará esta semana o más adelante, o hay algún error?',
  'Is it already paid, will you pay this week or later, or is there a problem?':
    '¿Está pagada, la pagará esta semana o más adelante, o hay algún error?',
  'paid already': 'ya pagada | pagada | ya está pagada | la he pagado | ya pagué | transferencia hecha',
  'this week': 'esta semana | hoy | mañana | ahora | en los próximos días | el viernes',
  'something is wrong':
    'algo no es correcto | no es correcto | está mal | error | equivocada | no la pedí | reclamar | reclamación',
  'Thank you. I have noted that down. Goodbye.': 'Gracias. Lo he anotado. Hasta luego.',
  "Thank you. I've made a note of that. Goodbye.": 'Gracias. Lo he anotado. Hasta luego.',
  'I am sorry to have bothered you. Goodbye.': 'Disculpe la molestia. Hasta luego.',
  "I'm sorry to have bothered you. Goodbye.": 'Disculpe la molestia. Hasta luego.',
  'Sorry to bother you. Goodbye.': 'Disculpe la molestia. Hasta luego.',
  'All right. Please have a look at the invoice when you can. Goodbye.':
    'De acuerdo. Revise la factura cuando pueda, por favor. Hasta luego.',
  'All right. Please take a look at the invoice when you can. Goodbye.':
    'De acuerdo. Revise la factura cuando pueda, por favor. Hasta luego.',
  'Hello, and thank you for your interest in {{event|our event}}!':
    '¡Hola y gracias por su interés en {{event|nuestro evento}}!',
  'How many people will come, you included?': '¿Cuántas personas vendrán, contando con usted?',
  'How many people will be coming, including you?': '¿Cuántas personas vendrán, contando con usted?',
  'How many seats do you need, for example two?': '¿Cuántas plazas necesita, por ejemplo dos?',
  'How many seats will you need, including your own?': '¿Cuántas plazas necesita, por ejemplo dos?',
  'What email address should the confirmation go to?': '¿A qué correo electrónico mandamos la confirmación?',
  'Is there anything we should know, such as food or access?':
    '¿Hay algo que debamos saber, por ejemplo sobre la comida o el acceso?',
  'Is there anything we should know, such as dietary needs or accessibility?':
    '¿Hay algo que debamos saber, por ejemplo alergias o necesidades de accesibilidad?',
  'Is there anything we should know, like dietary or accessibility needs?':
    '¿Hay algo que debamos saber, por ejemplo alergias o necesidades de accesibilidad?',
  'You are registered: {{event|our event}}': 'Inscripción confirmada: {{event|nuestro evento}}',
  "You're registered: {{event|our event}}": 'Inscripción confirmada: {{event|nuestro evento}}',
  'Hello {{name}},\n\nwe have you down for {{event|our event}}, party of {{people}}.\nWhen: {{event_date:date|see your invitation}}\n\nSee you there!':
    'Hola, {{name}}:\n\nLe hemos apuntado para {{event|nuestro evento}}.\nPersonas: {{people}}\nCuándo: {{event_date:date|véase su invitación}}\n\n¡Nos vemos allí!',
  'Hello {{name}},\n\nWe have you down for {{event|our event}}, party of {{people}}.\nWhen: {{event_date:date|see your invitation}}\n\nSee you there!':
    'Hola, {{name}}:\n\nLe hemos apuntado para {{event|nuestro evento}}.\nPersonas: {{people}}\nCuándo: {{event_date:date|véase su invitación}}\n\n¡Nos vemos allí!',
  'New registration: {{name}}, {{people}} people': 'Nueva inscripción: {{name}} (personas: {{people}})',
  'New registration: {{name}}, party of {{people}}': 'Nueva inscripción: {{name}} (personas: {{people}})',
  'Event: {{event|our event}}\nName: {{name}}\nPeople: {{people}}\nEmail: {{email}}\nSpecial requests: {{wishes|none}}':
    'Evento: {{event|nuestro evento}}\nNombre: {{name}}\nPersonas: {{people}}\nCorreo: {{email}}\nPeticiones especiales: {{wishes|ninguna}}',
  'You are registered, {{name|}}, and the confirmation is on its way. Goodbye!':
    'Su inscripción está hecha, {{name|}}, y le llegará la confirmación por correo. ¡Hasta luego!',
  "You're registered, {{name|}}, and the confirmation is on its way. Goodbye!":
    'Su inscripción está hecha, {{name|}}, y le llegará la confirmación por correo. ¡Hasta luego!',
  'You are registered. The confirmation could not be sent just now, and our team knows. Goodbye!':
    'Su inscripción está hecha. No he podido enviarle la confirmación, pero ya he avisado a nuestro equipo. ¡Hasta luego!',
  "You're registered. I couldn't send the confirmation just now, but I've let our team know. Goodbye!":
    'Su inscripción está hecha. No he podido enviarle la confirmación, pero ya he avisado a nuestro equipo. ¡Hasta luego!',
  'No problem. You can register at any time. Goodbye!':
    'No hay problema. Puede inscribirse cuando quiera. ¡Hasta luego!',
  'No problem. You can register any time. Goodbye!': 'No hay problema. Puede inscribirse cuando quiera. ¡Hasta luego!',
  'No problem. You can register anytime. Goodbye!': 'No hay problema. Puede inscribirse cuando quiera. ¡Hasta luego!',
  'I am connecting you. One moment, please.': 'Le paso la llamada. Un momento, por favor.',
  'Thank you for calling. Goodbye.': 'Gracias por llamar. Hasta luego.',
  'What day and time would suit you best?': '¿Qué día y a qué hora le viene mejor?',
  'What day and time work best for you?': '¿Qué día y a qué hora le viene mejor?',
  'Appointment with {{name|a caller}}': 'Cita con {{name|un cliente}}',
  'What would you like to know?': '¿Qué le gustaría saber?',
  'Is there anything else you would like to know?': '¿Le gustaría saber algo más?',
  "Is there anything else you'd like to know?": '¿Le gustaría saber algo más?',
  'Hello, this is {{agent_name}}. We will try again later. Goodbye.':
    'Hola, soy {{agent_name}}. Volveremos a intentarlo más tarde. Hasta luego.',
  "Hello, this is {{agent_name}}. We'll try again later. Goodbye.":
    'Hola, soy {{agent_name}}. Volveremos a intentarlo más tarde. Hasta luego.',
  'I am sorry, that did not work.': 'Lo siento, no ha funcionado.',
  'Outcome of the call: {{outcome|unknown}}': 'Resultado de la llamada: {{outcome|desconocido}}',
  'Thank you for your call!': '¡Gracias por su llamada!',
  'A message from {{name|a caller}}': 'Un mensaje de {{name|un cliente}}',
  '{{name|A caller}} says: {{message|nothing}}': '{{name|Un cliente}} dice: {{message|nada}}',
  'What is your name?': '¿Cómo se llama?',
  'What is it about?': '¿De qué se trata?',
  'Hello, this is {{agent_name}}.': 'Hola, le habla {{agent_name}}.',
  'Hello, this is {{agent_name}} of {{business_name}}.': 'Hola, le habla {{agent_name}} de {{business_name}}.',
  'Hello, this is {{agent_name}} from {{business_name}}.': 'Hola, le habla {{agent_name}} de {{business_name}}.',
  'How can I help you?': '¿En qué puedo ayudarle?',
  'Thank you for your call. Goodbye!': 'Gracias por su llamada. ¡Hasta luego!',
  'A new call': 'Una llamada nueva',
  Appointment: 'Cita',
  'Appointment with a caller': 'Cita con un cliente',
  'not given': 'no indicado',
  none: 'ninguna',
  that: 'eso',
  'our team': 'nuestro equipo',
  'How can we help you?': '¿En qué podemos ayudarle?',
  'Hello, how can I help?': 'Hola, ¿en qué puedo ayudarle?',
};

/** Where money is in dollars. */
export const writtenInDollars: Readonly<Record<string, string>> = {
  ...written,
  'Roughly what budget do you have in mind, in dollars?': '¿Qué presupuesto tiene pensado, más o menos, en dólares?',
  'A rough figure is fine, for example five thousand dollars. What would you say?':
    'Basta con una cifra aproximada, por ejemplo cinco mil dólares. ¿Cuánto diría?',
  'A rough figure is fine, like five thousand dollars. What would you say?':
    'Basta con una cifra aproximada, por ejemplo cinco mil dólares. ¿Cuánto diría?',
  'Name: {{name|not given}}\nCompany: {{company|not given}}\nEmail: {{email|not given}}\nPhone: {{phone|not given}}\nBudget in dollars: {{budget|not given}}\nTimeline: {{timeline|not given}}\n\nWhat they need:\n{{need}}\n':
    'Nombre: {{name|no indicado}}\nEmpresa: {{company|no indicada}}\nCorreo: {{email|no indicado}}\nTeléfono: {{phone|no indicado}}\nPresupuesto en dólares: {{budget|no indicado}}\nPlazo: {{timeline|no indicado}}\n\nQué necesita:\n{{need}}\n',
};
