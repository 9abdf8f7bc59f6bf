import { lexicon } from '#voice/understanding/grammar/rule.ts';

/** German words that do something to what stands around them. */
export const marks = [
  ...lexicon('mark', {
    '(nein warten sie|oder warten sie|oder warte|oder nein warten sie|oder moment|blodsinn|ach blodsinn|unsinn|ach unsinn|mist|ach mist|mein ich|meine ich|wissen sie was|oder wissen sie was|nein moment|moment|halt|nein halt|halt nein|ach nein|oh nein|nein entschuldigung|entschuldigung nein|entschuldigung|verzeihung|pardon|nein sorry|sorry|sorry nein|ich meine|nein ich meine|ich meinte|nein ich meinte|ich meine naturlich|vielmehr|beziehungsweise|besser gesagt|genauer gesagt|korrektur|ach quatsch|quatsch|streichen sie das|mein fehler|hoppla|ups|ach was|die neue ist|der neue ist|was sage ich|was sag ich|was rede ich|was red ich|ich habe mich versprochen|versprochen)':
      'repair',
    '(nein doch|doch lieber|nein lieber|lieber doch|lieber|besser|noch besser|nein besser|eher|oder besser|sagen wir|sagen wir lieber|machen wir|machen wir daraus|nehmen wir|nehmen sie|nennen wir es|stattdessen|anders|nein eigentlich|eigentlich nein|eigentlich|oder doch|doch|ach machen sie|machen sie lieber|machen sie|nehmen sie lieber|schreiben sie lieber|nee)':
      'repair',
  }),
  ...lexicon('mark', {
    '(andern|andern sie|korrigieren|korrigieren sie|berichtigen|verbessern|bearbeiten|aktualisieren|zuruck zu|noch mal zu)':
      'change',
    '(falsch|nicht richtig|nicht korrekt|das ist falsch|das war falsch|das ist nicht richtig|das stimmt nicht|stimmt nicht|das habe ich nicht gesagt|sie haben mich falsch verstanden|falsch verstanden|missverstanden|das ist ein fehler|da ist ein fehler)':
      'wrong',
    // Of several, the one that counts: "zwischen sieben und acht, sage ich acht".
    '(sage ich|sag ich|sage ich mal|sag ich mal|sag mal|wurde ich sagen|ich sage|ich sage mal|ich sag mal|ich wurde sagen)':
      'settles',
    '(ich sagte|ich habe gesagt|nein ich sagte|nein ich habe gesagt)': 'repair',
    '(jetzt ist es|jetzt aber|aber jetzt|inzwischen ist es|diesmal ist es)': 'repair',
  }),
  ...lexicon('mark', {
    '(nicht|nie|niemals|kein|keine|keinen|keiner|keinesfalls|nicht am|bloss nicht|nur nicht|ausser|ausgenommen|statt|anstatt|anstelle von|lieber als|besser als|abgesehen von|alles ausser|jeden tag ausser|alles nur nicht|alles bloss nicht|ohne)':
      'negation',
  }),
  ...lexicon('mark', {
    '(wenn|falls|sofern|solange|nur wenn|ausser wenn|es sei denn|vorausgesetzt|unter der bedingung|kommt darauf an|kommt drauf an|je nachdem|angenommen)':
      'condition',
    '(ich muss|ich musste|wir mussen|wir mussten|da muss ich|das muss ich) [erst|noch|nur|zuerst|vorher] [mal|noch] (fragen|nachfragen|nachsehen|nachschauen|schauen|sehen|uberlegen|besprechen|klaren|absprechen)':
      'condition',
    '(sobald|bevor|bis) (ich|wir|er|sie|es|mein|meine|unser|unsere)': 'condition',
    '(aber|jedoch|allerdings|obwohl|sondern|trotzdem|nur dass)': 'contrast',
    '(oder|oder vielleicht|oder auch|beziehungsweise)': 'or',
    '(und|sowie|ausserdem|auch|plus|noch dazu)': 'and',
  }),
  ...lexicon('mark', {
    '(ist das|ist es|ist der|sind sie|sind das|gibt es|haben sie|konnen sie|konnten sie|wurden sie|werden sie|was|wann|wo|wer|wie|welche|welcher|welchen|welches|warum|wieso|weshalb|wohin|woher|kann ich|darf ich|konnte ich|soll ich|sollte ich|muss ich|wie viel|wieviel)':
      'question',
    '(im ersten moment|auf den zweiten blick|in zweiter linie|erst mal|erstmal|eine sache noch|noch eine sache)':
      'idle',
    '(brauche|brauch|gibt es) (einen|eine|eins)': 'idle',
    '(paar|funf|zehn|funfzehn|zwanzig) minuten (spater|zu spat)': 'idle',
    '(warum nicht|wieso nicht)': 'harmless',
    '(ich weiss nicht|keine ahnung|ich bin nicht sicher|bin nicht sicher) (vielleicht|sagen wir|wahrscheinlich|so)':
      'harmless',
    '(nicht wahr|oder nicht|gell|gelle|stimmts)': 'harmless',
  }),
  ...lexicon('mark', {
    '(hallo|hi|hey|guten morgen|guten tag|guten abend|gruss gott|gruss sie|servus|moin|moin moin|tag|schonen guten tag|gruezi|grusse sie)':
      'greeting',
    '(danke|danke schon|dankeschon|vielen dank|besten dank|herzlichen dank|danke sehr|recht herzlichen dank|danke vielmals)':
      'thanks',
    '(tschuss|tschus|auf wiederhoren|auf wiedersehen|wiederhoren|wiedersehen|ade|ciao|bis dann|bis bald|bis spater|machen sie es gut|machens gut|gute nacht|schonen (tag|abend|feierabend) [noch]|schones wochenende|einen schonen (tag|abend) [noch]|pfiat di|pfiati)':
      'closing',
  }),
  ...lexicon('mark', {
    '(ich mochte|ich mochte gerne|ich hatte gern|ich hatte gerne|ich will|ich wollte|ich brauche|ich brauchte|ich suche|ich rufe an wegen|ich rufe wegen|es geht um|ich wurde gern|ich wurde gerne|konnte ich|kann ich|konnen sie mir|geben sie mir|ich bevorzuge|wir mochten|wir hatten gern|wir brauchen) [einen termin|bitte]':
      'polite',
    '(das ware|es ware|ich denke|ich glaube|ich schatze|ich nehme an|wahrscheinlich|vermutlich|sagen wir|sagen wir mal|wie ware es mit|wie ist es mit|wie sieht es aus mit|wie ware)':
      'polite',
  }),
];
