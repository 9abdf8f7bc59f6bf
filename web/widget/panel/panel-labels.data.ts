import type { WidgetLanguage } from '#domain/channels/widget-parts.ts';

/** What the panel itself says. The agent's words are the agent's. */
export interface PanelWords {
  opening: (agent: string) => string;
  /** That no person answers. */
  machine: string;
  chat: string;
  call: string;
  callTyped: string;
  close: string;
  message: string;
  send: string;
  you: string;
  answering: (agent: string) => string;
  endChat: string;
  hangUp: string;
  mute: string;
  unmute: string;
  useMicrophone: string;
  connecting: string;
  reconnecting: string;
  listening: string;
  thinking: string;
  speaking: string;
  muted: string;
  ended: string;
  again: string;
  conversation: string;
  forbidden: string;
  blocked: string;
  cannotListen: string;
  noLongerHeard: string;
  browserListens: string;
  silent: string;
  unavailable: string;
  notHere: string;
  tooMuch: string;
  failed: string;
  retry: string;
  poweredBy: (name: string) => string;
}

export const panelWords: Record<WidgetLanguage, PanelWords> = {
  en: {
    opening: (agent) => `Hello! ${agent} can answer your questions.`,
    machine: 'You’re talking to an AI, not a person.',
    chat: 'Start chat',
    call: 'Start call',
    callTyped: 'Call and type',
    close: 'Close chat',
    message: 'Your message',
    send: 'Send',
    you: 'You',
    answering: (agent) => `${agent} is answering…`,
    endChat: 'End chat',
    hangUp: 'Hang up',
    mute: 'Mute',
    unmute: 'Unmute',
    useMicrophone: 'Use microphone',
    connecting: 'Connecting…',
    reconnecting: 'The connection was lost. Reconnecting…',
    listening: 'Listening',
    thinking: 'Thinking',
    speaking: 'Speaking',
    muted: 'Muted',
    ended: 'The conversation has ended.',
    again: 'Start again',
    conversation: 'Conversation',
    forbidden: 'This website doesn’t let the chat use your microphone. You’ll hear the agent and type your answers.',
    blocked: 'The microphone is blocked. Allow it in the address bar, or type instead.',
    cannotListen: 'This browser doesn’t support speech recognition. You’ll hear the agent and type your answers.',
    noLongerHeard: 'Speech recognition stopped working. Type instead, or try the microphone again.',
    browserListens: 'Your browser is now transcribing what you say.',
    silent: 'You can read the agent’s replies here, but you can’t hear them.',
    unavailable: 'This chat isn’t available right now.',
    notHere: 'This chat isn’t allowed on this website.',
    tooMuch: 'There are too many conversations right now. Please try again later.',
    failed: 'Something went wrong. Try again.',
    retry: 'Try again',
    poweredBy: (name) => `Powered by ${name}`,
  },
  de: {
    opening: (agent) => `Hallo! ${agent} beantwortet gern Ihre Fragen.`,
    machine: 'Sie sprechen mit einer KI, nicht mit einem Menschen.',
    chat: 'Chat starten',
    call: 'Anruf starten',
    callTyped: 'Anrufen und tippen',
    close: 'Chat schließen',
    message: 'Ihre Nachricht',
    send: 'Senden',
    you: 'Sie',
    answering: (agent) => `${agent} antwortet…`,
    endChat: 'Chat beenden',
    hangUp: 'Auflegen',
    mute: 'Stummschalten',
    unmute: 'Stummschaltung aufheben',
    useMicrophone: 'Mikrofon nutzen',
    connecting: 'Verbindung wird aufgebaut…',
    reconnecting: 'Verbindung unterbrochen. Sie wird wiederhergestellt…',
    listening: 'Hört zu',
    thinking: 'Denkt nach',
    speaking: 'Spricht',
    muted: 'Stummgeschaltet',
    ended: 'Das Gespräch ist beendet.',
    again: 'Neu starten',
    conversation: 'Gespräch',
    forbidden: 'Diese Website gibt das Mikrofon nicht frei. Sie hören die Antworten und tippen Ihre Nachrichten.',
    blocked: 'Das Mikrofon ist gesperrt. Erlauben Sie es in der Adressleiste, oder schreiben Sie.',
    cannotListen:
      'Dieser Browser unterstützt keine Spracherkennung. Sie hören die Antworten und tippen Ihre Nachrichten.',
    noLongerHeard:
      'Die Spracherkennung ist ausgefallen. Schreiben Sie, oder versuchen Sie es noch einmal mit dem Mikrofon.',
    browserListens: 'Ihr Browser wandelt Ihre Sprache jetzt in Text um.',
    silent: 'Sie können die Antworten hier lesen, aber nicht hören.',
    unavailable: 'Dieser Chat ist im Moment nicht verfügbar.',
    notHere: 'Dieser Chat ist für diese Website nicht eingerichtet.',
    tooMuch: 'Im Moment laufen zu viele Gespräche. Versuchen Sie es später noch einmal.',
    failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
    retry: 'Erneut versuchen',
    poweredBy: (name) => `Bereitgestellt von ${name}`,
  },
  es: {
    opening: (agent) => `¡Hola! ${agent} puede responder a sus preguntas.`,
    machine: 'Está hablando con una IA, no con una persona.',
    chat: 'Iniciar chat',
    call: 'Iniciar llamada',
    callTyped: 'Llamar y escribir',
    close: 'Cerrar chat',
    message: 'Su mensaje',
    send: 'Enviar',
    you: 'Usted',
    answering: (agent) => `${agent} está respondiendo…`,
    endChat: 'Terminar chat',
    hangUp: 'Colgar',
    mute: 'Silenciar',
    unmute: 'Activar micrófono',
    useMicrophone: 'Usar micrófono',
    connecting: 'Conectando…',
    reconnecting: 'Se ha perdido la conexión. Reconectando…',
    listening: 'Escuchando',
    thinking: 'Pensando',
    speaking: 'Hablando',
    muted: 'Silenciado',
    ended: 'La conversación ha terminado.',
    again: 'Empezar de nuevo',
    conversation: 'Conversación',
    forbidden: 'Este sitio no permite que el chat use el micrófono. Oirá las respuestas y podrá escribir las suyas.',
    blocked: 'El micrófono está bloqueado. Permítalo en la barra de direcciones o escriba.',
    cannotListen: 'Este navegador no admite el reconocimiento de voz. Oirá las respuestas y podrá escribir las suyas.',
    noLongerHeard: 'El reconocimiento de voz ha dejado de funcionar. Escriba o pruebe otra vez con el micrófono.',
    browserListens: 'Ahora su navegador transcribe lo que dice.',
    silent: 'Aquí puede leer las respuestas, pero no oírlas.',
    unavailable: 'Este chat no está disponible en este momento.',
    notHere: 'Este chat no está configurado para este sitio.',
    tooMuch: 'Hay demasiadas conversaciones en este momento. Inténtelo más tarde.',
    failed: 'No ha funcionado. Inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    poweredBy: (name) => `Con tecnología de ${name}`,
  },
  fr: {
    opening: (agent) => `Bonjour ! ${agent} peut répondre à vos questions.`,
    machine: 'Vous parlez à une IA, pas à une personne.',
    chat: 'Démarrer le chat',
    call: 'Démarrer l’appel',
    callTyped: 'Appeler et écrire',
    close: 'Fermer le chat',
    message: 'Votre message',
    send: 'Envoyer',
    you: 'Vous',
    answering: (agent) => `${agent} répond…`,
    endChat: 'Terminer le chat',
    hangUp: 'Raccrocher',
    mute: 'Couper le micro',
    unmute: 'Activer le micro',
    useMicrophone: 'Utiliser le micro',
    connecting: 'Connexion…',
    reconnecting: 'Connexion perdue. Reconnexion…',
    listening: 'À l’écoute',
    thinking: 'Réfléchit',
    speaking: 'Parle',
    muted: 'Micro coupé',
    ended: 'La conversation est terminée.',
    again: 'Recommencer',
    conversation: 'Conversation',
    forbidden: 'Ce site n’autorise pas l’accès au micro. Vous entendrez les réponses et écrirez les vôtres.',
    blocked: 'Le micro est bloqué. Autorisez-le dans la barre d’adresse ou écrivez.',
    cannotListen:
      'Ce navigateur ne prend pas en charge la reconnaissance vocale. Vous entendrez les réponses et écrirez les vôtres.',
    noLongerHeard: 'La reconnaissance vocale ne fonctionne plus. Écrivez ou réessayez avec le micro.',
    browserListens: 'Votre navigateur transcrit maintenant ce que vous dites.',
    silent: 'Vous pouvez lire les réponses ici, mais pas les entendre.',
    unavailable: 'Ce chat n’est pas disponible pour le moment.',
    notHere: 'Ce chat n’est pas configuré pour ce site.',
    tooMuch: 'Il y a trop de conversations en ce moment. Réessayez plus tard.',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
    retry: 'Réessayer',
    poweredBy: (name) => `Propulsé par ${name}`,
  },
};
