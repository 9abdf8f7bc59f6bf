/** A language that is not spoken here: how it is recognised by a few words, and how one says so in it. */
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
  /** "I'm sorry, I only speak English", where a voice for our letters can say it. */
  sorry: string | null;
}

const words = (text: string) => new Set(text.split(' '));
const none: ReadonlySet<string> = new Set();

/** Words that also introduce a name ("mi nombre es") are left out where there are two of them: a name is an answer. */
export const otherLanguages: readonly OtherLanguage[] = [
  {
    id: 'de',
    names: ['german'],
    own: ['deutsch', 'deutsche'],
    ours: ['englisch', 'englische'],
    words: words(
      'ich nicht und ein eine einen einem einer mein meine mir mich wir sie ihr bitte danke guten tag konnen konnte kann mochte mochten hatte gerne gern haben habe brauche brauchen sprechen spreche spricht sprich fur mit auch nur kein keine keinen leider ist sind wie wann wo heute ubermorgen termin hallo jemand jemanden verstehe verstehen auf auskunft uhr nachmittag vormittag',
    ),
    sorry: 'Es tut mir leid, ich spreche nur Englisch.',
  },
  {
    id: 'es',
    names: ['spanish'],
    own: ['espanol', 'castellano'],
    ours: ['ingles'],
    words: words(
      'yo usted ustedes hablo habla hablas hablan hablar quiero quisiera necesito una para por favor gracias hola buenos buenas dias tardes noches pero como cuando donde esta estoy estan tengo tiene es un lo siento puedo puede muy entiendo comprendo solamente solo cita manana que mi nada alguien aqui',
    ),
    sorry: 'Lo siento, solo hablo inglés.',
  },
  {
    id: 'fr',
    names: ['french'],
    own: ['francais', 'francaise'],
    ours: ['anglais'],
    words: words(
      "je tu vous nous ne pas parle parlez parler une un pour avec merci bonjour bonsoir s'il plait est suis j'ai c'est voudrais aimerais mon ma mes rendez desole desolee comprends oui quand demain puis peux pouvez il elle qu'est quelqu'un besoin et",
    ),
    sorry: "Je regrette, je ne parle qu'anglais.",
  },
  {
    id: 'it',
    names: ['italian'],
    own: ['italiano'],
    ours: ['inglese'],
    words: words(
      'io non parlo parla parlate parlare vorrei sono una un per favore grazie buongiorno buonasera mi scusi dispiace capisco appuntamento posso puo quando domani il che di della qualcuno bisogno lei solo',
    ),
    sorry: 'Mi dispiace, parlo solo inglese.',
  },
  {
    id: 'pt',
    names: ['portuguese'],
    own: ['portugues'],
    ours: ['ingles'],
    words: words(
      'eu nao falo fala falam falar voce voces quero gostaria preciso uma um para por favor obrigado obrigada bom boa dia tarde ola estou tenho meu minha desculpe entendo amanha consulta posso pode marcar alguem sinto muito',
    ),
    sorry: 'Desculpe, só falo inglês.',
  },
  {
    id: 'nl',
    names: ['dutch'],
    own: ['nederlands'],
    ours: ['engels'],
    words: words(
      'ik niet geen een het spreek spreekt spreken wil graag voor met dank dankje hallo goedemorgen goedemiddag mijn maar kan kunt jullie afspraak alstublieft alsjeblieft ben heb hebt begrijp wij iemand morgen ook alleen spijt maken zou willen',
    ),
    sorry: 'Het spijt me, ik spreek alleen Engels.',
  },
  {
    id: 'pl',
    names: ['polish'],
    own: ['polsku', 'polski'],
    ours: ['angielsku', 'angielski'],
    words: words(
      'ja nie mowie mowi mowic po prosze dziekuje dzien dobry chce chcialbym chcialabym jestem mam umowic sie wizyte czy moge tylko przepraszam pan pani jutro',
    ),
    sorry: 'Przepraszam, mówię tylko po angielsku.',
  },
  {
    id: 'tr',
    names: ['turkish'],
    own: ['turkce'],
    ours: ['ingilizce'],
    words: words(
      'ben bir ve bilmiyorum konusuyorum konusuyor konusmuyorum musunuz merhaba lutfen istiyorum randevu icin var yok tesekkurler almak yarin bugun sadece',
    ),
    sorry: 'Üzgünüm, sadece İngilizce konuşuyorum.',
  },
  { id: 'zh', names: ['chinese', 'mandarin', 'cantonese'], own: [], ours: [], words: none, sorry: null },
  { id: 'ar', names: ['arabic'], own: [], ours: [], words: none, sorry: null },
  { id: 'ru', names: ['russian'], own: [], ours: [], words: none, sorry: null },
  { id: 'ja', names: ['japanese'], own: [], ours: [], words: none, sorry: null },
  { id: 'ko', names: ['korean'], own: [], ours: [], words: none, sorry: null },
  { id: 'hi', names: ['hindi'], own: [], ours: [], words: none, sorry: null },
];
