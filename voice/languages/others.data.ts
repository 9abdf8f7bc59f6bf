/** A language that an agent may not speak: how it is recognised by a few words, and how one says so in it. */
export interface OtherLanguage {
  /** BCP 47. */
  id: string;
  /** What it is called in languages that are spoken here, and by itself. */
  names: readonly string[];
  own: readonly string[];
  /** What it calls the languages that are spoken here. */
  ours: readonly string[];
  /** Small words of it that are none of ours, without accents. */
  words: ReadonlySet<string>;
  /** "I'm sorry, I only speak {}", where a voice for our letters can say it. */
  sorry: string | null;
  /** How the languages that are spoken here stand in that sentence, by their first part: `en`. */
  calls: Readonly<Record<string, string>>;
}

const words = (text: string) => new Set(text.split(' '));
const none: ReadonlySet<string> = new Set();

/** Words that also introduce a name ("mi nombre es") are left out where there are two of them: a name is an answer. */
export const otherLanguages: readonly OtherLanguage[] = [
  {
    id: 'en',
    names: ['englisch', 'ingles', 'anglais'],
    own: ['english'],
    ours: ['german', 'spanish', 'french'],
    words: words(
      "i i'm i'd the and you my me we is are do don't would like can could please thank thanks need want hello good morning afternoon appointment speak talk someone for with have has not what when where how sorry understand only today tomorrow",
    ),
    sorry: "I'm sorry, I only speak {}.",
    calls: { de: 'German', es: 'Spanish', fr: 'French' },
  },
  {
    id: 'de',
    names: ['german', 'aleman', 'allemand'],
    own: ['deutsch', 'deutsche'],
    ours: ['englisch', 'englische', 'spanisch', 'franzosisch'],
    words: words(
      'ich nicht und ein eine einen einem einer mein meine mir mich wir sie ihr bitte danke guten tag konnen konnte kann mochte mochten hatte gerne gern haben habe brauche brauchen sprechen spreche spricht sprich fur mit auch nur kein keine keinen leider ist sind wie wann wo heute ubermorgen termin hallo jemand jemanden verstehe verstehen auf auskunft uhr nachmittag vormittag',
    ),
    sorry: 'Es tut mir leid, ich spreche nur {}.',
    calls: { en: 'Englisch', es: 'Spanisch', fr: 'Französisch' },
  },
  {
    id: 'es',
    names: ['spanish', 'spanisch', 'espagnol'],
    own: ['espanol', 'castellano'],
    ours: ['ingles', 'aleman', 'frances'],
    words: words(
      'yo usted ustedes hablo habla hablas hablan hablar quiero quisiera necesito una para por favor gracias hola buenos buenas dias tardes noches pero como cuando donde esta estoy estan tengo tiene es un lo siento puedo puede muy entiendo comprendo solamente solo cita manana que mi nada alguien aqui',
    ),
    sorry: 'Lo siento, solo hablo {}.',
    calls: { en: 'inglés', de: 'alemán', fr: 'francés' },
  },
  {
    id: 'fr',
    names: ['french', 'franzosisch', 'frances'],
    own: ['francais', 'francaise'],
    ours: ['anglais', 'allemand', 'espagnol'],
    words: words(
      "je tu vous nous ne pas parle parlez parler une un pour avec merci bonjour bonsoir s'il plait est suis j'ai c'est voudrais aimerais mon ma mes rendez desole desolee comprends oui quand demain puis peux pouvez il elle qu'est quelqu'un besoin et",
    ),
    sorry: 'Je regrette, je ne parle que {}.',
    calls: { en: "l'anglais", de: "l'allemand", es: "l'espagnol" },
  },
  {
    id: 'it',
    names: ['italian', 'italienisch', 'italien', 'italiano'],
    own: ['italiano'],
    ours: ['inglese', 'tedesco', 'spagnolo', 'francese'],
    words: words(
      'io non parlo parla parlate parlare vorrei sono una un per favore grazie buongiorno buonasera mi scusi dispiace capisco appuntamento posso puo quando domani il che di della qualcuno bisogno lei solo',
    ),
    sorry: 'Mi dispiace, parlo solo {}.',
    calls: { en: 'inglese', de: 'tedesco', es: 'spagnolo', fr: 'francese' },
  },
  {
    id: 'pt',
    names: ['portuguese', 'portugiesisch', 'portugais', 'portugues'],
    own: ['portugues'],
    ours: ['ingles', 'alemao', 'espanhol', 'frances'],
    words: words(
      'eu nao falo fala falam falar voce voces quero gostaria preciso uma um para por favor obrigado obrigada bom boa dia tarde ola estou tenho meu minha desculpe entendo amanha consulta posso pode marcar alguem sinto muito',
    ),
    sorry: 'Desculpe, só falo {}.',
    calls: { en: 'inglês', de: 'alemão', es: 'espanhol', fr: 'francês' },
  },
  {
    id: 'nl',
    names: ['dutch', 'niederlandisch', 'hollandisch', 'holandes', 'neerlandais'],
    own: ['nederlands'],
    ours: ['engels', 'duits', 'spaans', 'frans'],
    words: words(
      'ik niet geen een het spreek spreekt spreken wil graag voor met dank dankje hallo goedemorgen goedemiddag mijn maar kan kunt jullie afspraak alstublieft alsjeblieft ben heb hebt begrijp wij iemand morgen ook alleen spijt maken zou willen',
    ),
    sorry: 'Het spijt me, ik spreek alleen {}.',
    calls: { en: 'Engels', de: 'Duits', es: 'Spaans', fr: 'Frans' },
  },
  {
    id: 'pl',
    names: ['polish', 'polnisch', 'polaco', 'polonais'],
    own: ['polsku', 'polski'],
    ours: ['angielsku', 'angielski', 'niemiecku', 'hiszpansku', 'francusku'],
    words: words(
      'ja nie mowie mowi mowic po prosze dziekuje dzien dobry chce chcialbym chcialabym jestem mam umowic sie wizyte czy moge tylko przepraszam pan pani jutro',
    ),
    sorry: 'Przepraszam, mówię tylko {}.',
    calls: { en: 'po angielsku', de: 'po niemiecku', es: 'po hiszpańsku', fr: 'po francusku' },
  },
  {
    id: 'tr',
    names: ['turkish', 'turkisch', 'turco', 'turc'],
    own: ['turkce'],
    ours: ['ingilizce', 'almanca', 'ispanyolca', 'fransizca'],
    words: words(
      'ben bir ve bilmiyorum konusuyorum konusuyor konusmuyorum musunuz merhaba lutfen istiyorum randevu icin var yok tesekkurler almak yarin bugun sadece',
    ),
    sorry: 'Üzgünüm, sadece {} konuşuyorum.',
    calls: { en: 'İngilizce', de: 'Almanca', es: 'İspanyolca', fr: 'Fransızca' },
  },
  {
    id: 'zh',
    names: ['chinese', 'mandarin', 'cantonese', 'chinesisch', 'chino', 'chinois'],
    own: [],
    ours: [],
    words: none,
    sorry: null,
    calls: {},
  },
  { id: 'ar', names: ['arabic', 'arabisch', 'arabe'], own: [], ours: [], words: none, sorry: null, calls: {} },
  { id: 'ru', names: ['russian', 'russisch', 'ruso', 'russe'], own: [], ours: [], words: none, sorry: null, calls: {} },
  {
    id: 'ja',
    names: ['japanese', 'japanisch', 'japones', 'japonais'],
    own: [],
    ours: [],
    words: none,
    sorry: null,
    calls: {},
  },
  {
    id: 'ko',
    names: ['korean', 'koreanisch', 'coreano', 'coreen'],
    own: [],
    ours: [],
    words: none,
    sorry: null,
    calls: {},
  },
  { id: 'hi', names: ['hindi'], own: [], ours: [], words: none, sorry: null, calls: {} },
];

/** What languages other than one's own are called, for patterns that ask for one. @param own BCP 47, its first part */
export const otherLanguageNames = (own: string): string =>
  otherLanguages.flatMap(({ id, names }) => (id === own ? [] : names)).join('|');
