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
    opening: (agent) => `Hello! ${agent} answers your questions here.`,
    machine: 'You’re talking to an AI, not a person.',
    chat: 'Start chat',
    call: 'Start call',
    callTyped: 'Start call and type',
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
    forbidden: 'This website doesn’t let the chat use your microphone. You’ll hear the agent, and type your answers.',
    blocked: 'The microphone is blocked. Allow it in the address bar, or type.',
    cannotListen: 'This browser doesn’t support speech recognition. You’ll hear the agent, and type your answers.',
    noLongerHeard: 'Speech recognition stopped working. Type, or try the microphone again.',
    browserListens: 'Your browser is listening now.',
    silent: 'You can read the agent here, but not hear it.',
    unavailable: 'This chat isn’t available right now.',
    notHere: 'This chat isn’t set up for this website.',
    tooMuch: 'There are too many conversations right now. Come back later.',
    failed: 'That didn’t work. Try again.',
    retry: 'Try again',
    poweredBy: (name) => `Powered by ${name}`,
  },
  de: {
    opening: (agent) => `Hallo! ${agent} beantwortet hier Ihre Fragen.`,
    machine: 'Sie sprechen mit einer KI, nicht mit einem Menschen.',
    chat: 'Chat starten',
    call: 'Anruf starten',
    callTyped: 'Anruf starten und tippen',
    close: 'Chat schließen',
    message: 'Ihre Nachricht',
    send: 'Senden',
    you: 'Sie',
    answering: (agent) => `${agent} antwortet…`,
    endChat: 'Chat beenden',
    hangUp: 'Auflegen',
    mute: 'Stumm',
    unmute: 'Ton an',
    useMicrophone: 'Mikrofon nutzen',
    connecting: 'Verbindung wird aufgebaut…',
    reconnecting: 'Die Verbindung ist abgebrochen und wird wiederhergestellt…',
    listening: 'Hört zu',
    thinking: 'Denkt nach',
    speaking: 'Spricht',
    muted: 'Stumm',
    ended: 'Das Gespräch ist beendet.',
    again: 'Neu starten',
    conversation: 'Gespräch',
    forbidden: 'Diese Website erlaubt dem Chat das Mikrofon nicht. Sie hören die Antworten und tippen.',
    blocked: 'Das Mikrofon ist gesperrt. Erlauben Sie es in der Adressleiste, oder tippen Sie.',
    cannotListen: 'Dieser Browser erkennt keine Sprache. Sie hören die Antworten und tippen.',
    noLongerHeard:
      'Ihre Sprache wird gerade nicht erkannt. Tippen Sie, oder versuchen Sie es noch einmal mit dem Mikrofon.',
    browserListens: 'Ab jetzt hört Ihr Browser zu.',
    silent: 'Die Antworten sind hier nur zu lesen, nicht zu hören.',
    unavailable: 'Dieser Chat ist im Moment nicht verfügbar.',
    notHere: 'Dieser Chat ist für diese Website nicht eingerichtet.',
    tooMuch: 'Im Moment gibt es zu viele Gespräche. Kommen Sie später wieder.',
    failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
    retry: 'Noch einmal',
    poweredBy: (name) => `Mit ${name}`,
  },
  es: {
    opening: (agent) => `¡Hola! ${agent} responde aquí a sus preguntas.`,
    machine: 'Habla con una IA, no con una persona.',
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
    unmute: 'Activar sonido',
    useMicrophone: 'Usar micrófono',
    connecting: 'Conectando…',
    reconnecting: 'Se perdió la conexión. Volviendo…',
    listening: 'Escucha',
    thinking: 'Piensa',
    speaking: 'Habla',
    muted: 'Silenciado',
    ended: 'La conversación ha terminado.',
    again: 'Empezar de nuevo',
    conversation: 'Conversación',
    forbidden: 'Este sitio no permite que el chat use el micrófono. Oirá las respuestas y escribirá.',
    blocked: 'El micrófono está bloqueado. Permítalo en la barra de direcciones, o escriba.',
    cannotListen: 'Este navegador no reconoce la voz. Oirá las respuestas y escribirá.',
    noLongerHeard: 'El reconocimiento de voz ha dejado de funcionar. Escriba, o pruebe otra vez con el micrófono.',
    browserListens: 'A partir de ahora escucha su navegador.',
    silent: 'Aquí las respuestas solo se pueden leer.',
    unavailable: 'Este chat no está disponible en este momento.',
    notHere: 'Este chat no está configurado para este sitio.',
    tooMuch: 'Hay demasiadas conversaciones en este momento. Vuelva más tarde.',
    failed: 'No ha funcionado. Inténtelo de nuevo.',
    retry: 'Intentar de nuevo',
    poweredBy: (name) => `Con ${name}`,
  },
  fr: {
    opening: (agent) => `Bonjour ! ${agent} répond ici à vos questions.`,
    machine: 'Vous parlez avec une IA, pas avec une personne.',
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
    reconnecting: 'La connexion est perdue. Reprise…',
    listening: 'Écoute',
    thinking: 'Réfléchit',
    speaking: 'Parle',
    muted: 'Micro coupé',
    ended: 'La conversation est terminée.',
    again: 'Recommencer',
    conversation: 'Conversation',
    forbidden: 'Ce site ne laisse pas le chat utiliser le micro. Vous entendez les réponses et vous écrivez.',
    blocked: 'Le micro est bloqué. Autorisez-le dans la barre d’adresse, ou écrivez.',
    cannotListen: 'Ce navigateur ne reconnaît pas la parole. Vous entendez les réponses et vous écrivez.',
    noLongerHeard: 'La reconnaissance vocale ne fonctionne plus. Écrivez, ou réessayez avec le micro.',
    browserListens: 'C’est maintenant votre navigateur qui écoute.',
    silent: 'Ici, les réponses peuvent seulement être lues.',
    unavailable: 'Ce chat n’est pas disponible pour le moment.',
    notHere: 'Ce chat n’est pas configuré pour ce site.',
    tooMuch: 'Il y a trop de conversations en ce moment. Revenez plus tard.',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
    retry: 'Réessayer',
    poweredBy: (name) => `Avec ${name}`,
  },
};
