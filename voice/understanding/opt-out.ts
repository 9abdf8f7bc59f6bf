/**
 * Whether somebody asks not to be called or written to any more, in words of their own, in English, German, Spanish and
 * French. Carriers know whole messages alone ("STOP"); the law asks for more: any reasonable way of saying it counts
 * (47 CFR 64.1200(a)(10); GDPR, article 21). What only stops something else ("stop by", "stop calling me Bob", "don't
 * call me before nine") does not.
 */

/** What may stand behind "stop calling me" and leave it what it is. */
const rest = String.raw`(?=$|[.,;!?]| (?:please|now|again|any ?more|ever|at|on|about|so|right|immediately|thanks?|ok(?:ay)?|or|and|i|im|its|it|this|for|every|all|with|from|already|man|dude|guys|people|today|forever|altogether|completely)\b)`;
const us = '(?:me|us|my (?:phone|number|cell|house|wife|husband)|this (?:phone|number)|here)';
/** A list of those who wait or come is another matter. */
const list = String.raw`(?:(?!wait|guest)\w+ ){0,3}(?:lists?|database|records|system|files?|directory)`;
const news =
  '(?:texts?|text messages|messages|sms|calls|phone calls|spam|ads|advertising|marketing|promotions?|offers)';

const english = [
  `(?<!\\b(?:dont|never|not|cant|wont) )(?<!\\b(?:tell|told|ask|asked) (?!you\\b)(?:\\w+ ){1,4}to )\\b(?:stop|quit|cease) (?:texting|txting|messaging|calling|phoning|ringing|contacting|bothering|writing(?: to)?|spamming|harassing) ${us}${rest}`,
  `(?<!\\b(?:dont|never|not) )\\b(?:stop|quit) (?:sending|all|with|the|these|those|your)(?: (?:me|us|all|any|the|these|those|your|out|more|damn|stupid)){0,3} ${news}\\b`,
  `\\b(?:dont|do not|never) (?:ever )?(?:text|txt|message|call|phone|contact|write) (?:again|any ?more|ever again)\\b`,
  `\\b(?:cease|stop) (?:all|any) (?:communications?|contact|correspondence)\\b|\\benough with (?:all )?(?:the|these|your) ${news}\\b`,
  `\\b(?:dont|do not|never) (?:ever )?(?:text|message|call|phone|ring|contact|write to|bother) ${us}(?: (?:again|any ?more|ever(?: again)?)\\b|(?=$|[.;!]| please(?:$|[.!])))`,
  `\\b(?:take|remove|delete|drop|strike|get|scratch|cross|pull) (?:me|us|my (?:name|number|phone(?: number)?)|this number) (?:off|from|out of) ${list}`,
  `\\b(?:delete|remove|erase|lose|forget) my (?:phone )?number\\b`,
  `\\b(?:put|add) (?:me|us|my number|this number) (?:on|to) (?:your|the|a) (?:\\w+ )?(?:do not|dont|no) (?:call|contact)`,
  `\\b(?:i|we) (?:dont|do not|no longer) (?:want|wish|need|like)(?: to (?:get|receive|hear|have))?(?: (?:any|any more|anymore|more|your|these|those|the|further|such|from you)){0,3} ${news}\\b(?! (?:before|after|between|until|on|at|about)\\b)`,
  `\\b(?:i|we) (?:dont|do not|no longer) (?:want|wish) to be (?:called|contacted|texted|messaged|phoned)(?: (?:again|any ?more|ever))?(?=$|[.,;!]| by you| please)`,
  `\\b(?:i|we) (?:dont|do not|no longer) (?:want|wish) to hear from (?:you|your)\\b`,
  `\\bno more ${news}\\b(?! (?:before|after|until)\\b)`,
  `\\bunsubscribe (?:me|us|please|this number|from)\\b|\\b(?:please|to|want to|just) unsubscribe\\b|\\bopt (?:me |us )?out\\b|\\bopting out\\b`,
  `\\bleave (?:me|us) alone\\b`,
  `\\bnot (?:to )?(?:ever )?(?:text|message|call|phone|contact|write to|bother) ${us}(?: (?:again|any ?more|ever)\\b|(?=$|[.;!]))`,
  `\\b(?:be|get) (?:taken|removed|struck|deleted|dropped) (?:off|from|out of) ${list}`,
  `\\b(?:remove (?:me|us)|take (?:me|us) off)(?=$|[.!,]| please)`,
  `\\b(?:need|have|got|must|should|please|just) (?:to )?(?:stop|quit) (?:calling|texting|messaging|phoning|contacting)(?=$|[.,;!])`,
];

const german = [
  `\\b(?:hor|hoer|hort|horen sie|hoeren sie)\\b.{0,40}\\bauf\\b.{0,40}\\b(?:anzurufen|zu (?:schreiben|kontaktieren|schicken|senden|belastigen|nerven|texten|simsen))`,
  `\\b(?:rufen sie|ruft|ruf)\\b.{0,30}\\b(?:nie|nicht|niemals)\\b.{0,12}\\b(?:mehr|wieder)\\b.{0,12}\\ban\\b`,
  `\\b(?:schreiben|kontaktieren|belastigen|schicken|senden)? ?(?:sie )?(?:mich|mir|uns)\\b.{0,25}\\b(?:nicht|nie|keine \\w+|keinen \\w+)\\b.{0,6}\\bmehr\\b(?:.{0,6}\\b(?:an|anrufen|schreiben|kontaktieren|schicken|senden|belastigen)\\b|(?=$|[.!,]| bitte))`,
  `\\bnicht (?:mehr|wieder|weiter) (?:anrufen|schreiben|kontaktieren|anschreiben|belastigen|angerufen|kontaktiert|angeschrieben)\\b`,
  `\\bkeine? (?:weiteren? )?(?:sms|nachrichten|anrufe?|werbung|werbeanrufe|mitteilungen|texte)(?: \\w+){0,3} mehr\\b|\\bkeine weiteren (?:sms|nachrichten|anrufe|mitteilungen)\\b`,
  `\\b(?:nehmen|streichen|loschen|entfernen|nimm|nehmt|streich|streicht|losch|loscht|entfern|entfernt)\\b.{0,30}\\b(?:von|aus|vom)\\b.{0,20}\\b(?:liste|listen|verteiler|kartei|datenbank|anrufliste|telefonliste|system)\\b`,
  `\\b(?:loschen|streichen|entfernen|losch|streich|entfernt|loscht)\\b(?: sie)?(?: bitte)? (?:meine|diese) (?:nummer|telefonnummer|handynummer|daten)\\b`,
  `\\b(?:meine|diese) (?:nummer|telefonnummer|handynummer)\\b.{0,40}\\b(?:loschen|streichen|entfernen)\\b`,
  `\\b(?:melden sie mich|meld mich|meldet mich|mich)\\b.{0,20}\\b(?:ab|abmelden)(?=$|[.!,]| bitte)`,
  `\\b(?:von|aus) (?:der|dieser|ihrer|eurer|deiner) (?:\\w+ )?(?:liste|kartei|datenbank) (?:nehmen|streichen|loschen|entfernen|runter)`,
  `\\bnichts mehr von (?:ihnen|euch|dir)\\b`,
  `\\b(?:lassen sie|lasst|lass) (?:mich|uns)(?: \\w+)? in ruhe\\b`,
];

const spanish = [
  `\\b(?:dejen?|deje|deja|dejad|paren?|para|parad|basta) de (?:llamar|escribir|mandar|enviar|contactar|molestar|textear)(?:me|nos|me mas)?\\b`,
  `\\bno (?:me|nos) (?:vuelvan?|vuelvas|vuelva) a (?:llamar|escribir|contactar|molestar|mandar|enviar)|\\bno (?:vuelvan?|vuelvas) a (?:llamar|escribir|contactar|molestar|mandar|enviar)(?:me|nos)\\b`,
  `\\bno (?:me|nos) (?:llam\\w+|escrib\\w+|mand\\w+|envi\\w+|contact\\w+|molest\\w+)(?: \\w+){0,2} (?:mas|nunca|otra vez|de nuevo|jamas)\\b`,
  `\\b(?:nunca|jamas) (?:mas )?me (?:llam|escrib|mand|envi|contact)\\w+`,
  `\\b(?:quiten|quite|quita|saquen|saque|saca|borren|borre|borra|eliminen|elimine|elimina)(?:me|nos)? de (?:la|su|tu|esta|sus|vuestra) (?:\\w+ ){0,2}(?:lista|listas|base|bases|registro|sistema)`,
  `\\b(?:quiten|quite|quita|borren|borre|borra|eliminen|elimine|elimina|saquen|saque) (?:mi|este) (?:numero|telefono|movil|celular)\\b`,
  `\\bno (?:quiero|queremos|deseo)(?: recibir)? (?:mas|ningun\\w*) (?:mensajes?|llamadas?|sms|textos?|publicidad)\\b`,
  `\\b(?:no mas|basta de|basta ya de) (?:mensajes?|llamadas?|sms|textos?|publicidad)\\b`,
  `\\bno (?:quiero|queremos|deseo) (?:recibir )?(?:sus |tus |estos |estas |mas )?(?:mensajes|llamadas|sms|publicidad)(?: mas)?(?=$|[.,!]| por favor| gracias)`,
  `\\bno (?:quiero|deseo) que me (?:llamen|llame|llames|escriban|escriba|escribas|contacten|contacte)(?: mas| nunca| otra vez| de nuevo)?(?=$|[.,!]| por favor| gracias)`,
  `\\b(?:dejen|deje|deja|dejad)(?:me|nos) en paz\\b`,
  `\\b(?:den|de|da|dar|quiero dar)(?:me|nos) de baja\\b`,
];

const french = [
  `\\b(?:arretez|arrete|arreter|cessez|cesse|cesser|stop) de (?:m |me |nous )?(?:appeler|ecrire|contacter|envoyer|deranger|telephoner|harceler|rappeler|embeter)`,
  `\\b(?:ne )?(?:m |me |nous )(?:appelez|appelle|ecrivez|ecris|contactez|contacte|envoyez|envoie|telephonez|derangez|rappelez|rappelle)(?: \\w+){0,2} (?:plus|jamais)\\b`,
  `\\b(?:retirez|retire|enlevez|enleve|supprimez|supprime|rayez|effacez|otez|sortez)(?: |-)?(?:moi|nous) (?:de|des|du)\\b.{0,25}\\b(?:listes?|fichiers?|base|bases|repertoire|registre)`,
  `\\b(?:retirez|retire|enlevez|enleve|supprimez|supprime|rayez|effacez|efface|oubliez) (?:mon|ce) numero\\b`,
  `\\bje (?:ne )?(?:veux|souhaite|desire) plus (?:jamais )?(?:recevoir )?(?:de |d |vos |aucun |ces )?(?:messages?|appels?|sms|textos?|publicites?|pub|etre (?:contacte|appele|derange|sollicite|rappele)e?)`,
  `\\bplus (?:de|d|aucun) ?(?:messages?|sms|appels?|textos?)(?=$|[.,!]| svp| merci| s il)`,
  `\\b(?:desinscrivez|desinscrire|desinscris|desabonnez|desabonner|desabonne)\\b`,
  `\\bne plus (?:me |m |nous )(?:contacter|appeler|ecrire|envoyer|deranger|telephoner|rappeler)\\b`,
  `\\b(?:retirer|enlever|supprimer|effacer) (?:mon|ce) numero\\b|\\b(?:retirer|enlever|supprimer|effacer) de (?:la|votre|vos|cette) (?:listes?|fichiers?|base)\\b`,
  `\\bstop aux? (?:appels?|messages?|sms|textos?)\\b`,
  `\\b(?:laissez|laisse)(?: |-)?(?:moi|nous) tranquilles?\\b`,
];

const patterns = [...english, ...german, ...spanish, ...french].map((source) => new RegExp(source, 'u'));

/** Characters that are looked at: nobody says it behind more. */
const looked = 1_600;

/** Without accents and apostrophes, in small letters, with one space between words. */
const plain = (text: string) =>
  text
    .slice(0, looked)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    // "don't" is "dont"; "m'appelez" is "m appelez".
    .replace(/n['’`]t\b/g, 'nt')
    .replace(/['’`-]/g, ' ')
    .replace(/\bi m\b/g, 'im')
    .replace(/\s+/g, ' ')
    .trim();

/** @param text what somebody said or wrote, in any of the languages */
export function asksToBeLeftAlone(text: string): boolean {
  const words = plain(text);
  return patterns.some((pattern) => pattern.test(words));
}
