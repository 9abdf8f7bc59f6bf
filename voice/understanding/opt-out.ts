/**
 * Whether someone asks not to be called or written to any more, in words of their own, in English, German, Spanish and
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

/** "You never call me", "they didn't call": what someone complains of, and no wish. */
const noSubject = '(?<!\\b(?:i|you|we|they|he|she|it|ll|will|would|d|could|did|does|do) )';

const english = [
  `(?<!\\b(?:dont|never|not|cant|wont) )(?<!\\b(?:tell|told|ask|asked) (?!you\\b)(?:\\w+ ){1,4}to )\\b(?:stop|quit|cease) (?:texting|txting|messaging|calling|phoning|ringing|contacting|bothering|writing(?: to)?|spamming|harassing) ${us}${rest}`,
  `(?<!\\b(?:dont|never|not) )\\b(?:stop|quit) (?:sending|all|with|the|these|those|your)(?: (?:me|us|all|any|the|these|those|your|out|more|damn|stupid)){0,3} ${news}\\b`,
  `${noSubject}\\b(?:dont|do not|never) (?:ever )?(?:text|txt|message|call|phone|contact|write)(?: to)?(?: ${us})? (?:again|any ?more|ever again)\\b`,
  `\\b(?:not to|please not|you not)(?: ever)? (?:text|message|call|phone|contact|write to|bother) ${us} (?:again|any ?more|ever)\\b`,
  `\\b(?:cease|stop) (?:all|any) (?:communications?|contact|correspondence)\\b|\\benough with (?:all )?(?:the|these|your) ${news}\\b`,
  `\\b(?:take|remove|delete|drop|strike|get|scratch|cross|pull) (?:me|us|my (?:name|number|phone(?: number)?)|this number) (?:off|from|out of) ${list}`,
  `(?<!\\b(?:you|dont|not|never|to) )\\b(?:delete|remove|erase|lose) my (?:phone )?number(?=$|[.!,]| please| from| now)`,
  `\\b(?:put|add) (?:me|us|my number|this number) (?:on|to) (?:your|the|a) (?:\\w+ )?(?:do not|dont|no) (?:call|contact)`,
  `\\b(?:i|we) (?:dont|do not|no longer) (?:want|wish)(?: to (?:get|receive|have))? (?:(?:any ?more|any further|more|further|your|these|those|such|any of (?:your|these)) )+${news}\\b`,
  `\\b(?:i|we) no longer (?:want|wish) to (?:get|receive) (?:\\w+ ){0,2}${news}\\b`,
  `\\b(?:i|we) (?:dont|do not|no longer) (?:want|wish) to be (?:called|contacted|texted|messaged|phoned) (?:again|any ?more|ever|by you)\\b`,
  `\\b(?:i|we) (?:dont|do not|no longer) (?:want|wish) to hear from (?:you|your)\\b`,
  `\\bno more (?:phone )?calls(?=$|[.!,]| please)|\\bno more ${news} please\\b`,
  `\\bopt(?:ing)?(?: me| us)? out of (?:\\w+ ){0,2}${news}\\b|\\bunsubscribe (?:me|us|this number)\\b`,
  `\\bleave (?:me|us) alone\\b`,
  `^(?:please |just )?(?:stop|quit) (?:calling|texting|messaging|phoning|contacting)(?=$|[.,;!])`,
  `\\b(?:i|we) (?:dont |do not |never )(?:ever )?want to hear from you\\b`,
  `\\b(?:i|we) want (?:off|out of) (?:of )?(?:this|your|the) (?!wait)(?:\\w+ ){0,2}lists?\\b`,
  `(?<!\\b(?:dont|never|not) )\\b(?:stop|quit) sending (?:me|us) (?:these|those|this|stuff|things|anything)(?=$|[.,;!]| please)`,
  `\\b(?:i|we) (?:want|need|wish|asked|would like|d like) to (?:be|get) (?:taken|removed|struck|deleted|dropped) (?:off|from|out of) ${list}`,
  `\\b(?:remove (?:me|us)|take (?:me|us) off)(?=$|[.!,]| please)`,
  `\\b(?:you|you guys|you people|please) (?:need to |have to |got to |must |should |just )?(?:stop|quit) (?:calling|texting|messaging|phoning|contacting)(?=$|[.,;!])`,
];

const german = [
  `\\b(?:hor|hort|horen sie|hoeren sie)\\b.{0,40}\\bauf\\b.{0,40}\\b(?:anzurufen|zu (?:schreiben|kontaktieren|schicken|senden|belastigen|nerven|texten|simsen))`,
  `\\b(?:rufen sie|ruft|ruf)\\b.{0,30}\\b(?:nie|nicht|niemals)\\b.{0,12}\\b(?:mehr|wieder)\\b.{0,12}\\ban\\b`,
  `\\b(?:schreiben sie|schreibt|schreib|kontaktieren sie|kontaktiert|kontaktier|belastigen sie|schicken sie|schickt|senden sie)\\b.{0,20}\\b(?:mich|mir|uns)\\b.{0,20}\\b(?:nicht|nie|keine (?:sms|nachrichten|werbung|anrufe|mitteilungen|angebote))\\b.{0,6}\\bmehr\\b`,
  `(?<!\\b(?:kann|konnte|konnen|muss|mussen|brauchen|darf)\\b.{0,30})\\bnicht (?:mehr|wieder|weiter) (?:anrufen|anschreiben|kontaktieren|belastigen|schreiben|angerufen werden|kontaktiert werden|angeschrieben werden)\\b`,
  `(?<!\\b(?:haben|hast|habe|gibt|gab|hatte)\\b.{0,20})\\bkeine? (?:weiteren? )?(?:sms|nachrichten|anrufe?|werbung|werbeanrufe|mitteilungen|texte)(?: \\w+){0,3} mehr\\b|\\bkeine weiteren (?:sms|nachrichten|anrufe|mitteilungen)\\b`,
  `\\bkeine (?:sms|nachrichten|werbung) mehr (?:schicken|senden)\\b`,
  `\\b(?:nehmen|streichen|loschen|entfernen|nimm|nehmt|streich|streicht|losch|loscht|entfern|entfernt) (?:sie )?(?:mich|uns|meine \\w+)\\b.{0,20}\\b(?:von|aus|vom)\\b.{0,20}\\b(?:liste|listen|verteiler|kartei|datenbank|anrufliste|telefonliste|system)\\b`,
  `\\b(?:loschen|streichen|losch|streich|loscht)\\b(?: sie)?(?: bitte)? (?:meine|diese) (?:nummer|telefonnummer|handynummer)(?=$|[.!,]| bitte| aus)`,
  `\\b(?:bitte|mich) (?:von|aus) (?:der|dieser|ihrer|eurer|deiner) (?:(?!warte)\\w+ )?(?:liste|kartei|datenbank) (?:nehmen|streichen|loschen|entfernen|runter)`,
  `\\b(?:will|mochte|wollen|mochten)\\b.{0,20}\\bnichts mehr von (?:ihnen|euch|dir)\\b.{0,8}\\bhoren\\b`,
  `\\b(?:lassen sie|lasst|lass) (?:mich|uns)(?: \\w+)? in ruhe\\b`,
];

/** "Llámenme", "no me llamen": what is wished, and not what was ("no me llamaron más"). */
const wished =
  '(?:llamen?|llames|escriban?|escribas|manden?|mandes|envien?|envies|contacten?|contactes|molesten?|molestes)';
const spanish = [
  `\\b(?:dejen?|deja|dejad|paren?|para|parad|basta) de (?:llamar|escribir|mandar|enviar|contactar|molestar)(?:me|nos)\\b`,
  `\\bno (?:me|nos) (?:vuelvan?|vuelvas) a (?:llamar|escribir|contactar|molestar|mandar|enviar)|\\bno (?:vuelvan?|vuelvas) a (?:llamar|escribir|contactar|molestar|mandar|enviar)(?:me|nos)\\b`,
  `\\bno (?:vuelvan?|vuelvas) a (?:llamar|escribir)(?=$|[.,;!]| por favor| nunca| mas)`,
  `\\bno (?:me|nos) ${wished}(?: \\w+){0,2} (?:mas|nunca|otra vez|de nuevo|jamas)\\b`,
  `\\b(?:nunca|jamas) (?:mas )?me ${wished}\\b`,
  `\\b(?:quiten|quite|quita|saquen|saque|saca|borren|borre|borra|eliminen|elimine|elimina)(?:me|nos) de (?:la|su|tu|esta|sus|vuestra) (?:(?!espera)\\w+ ){0,2}(?:lista|listas|base|bases|registro|sistema)(?! de espera)`,
  `\\b(?:borren|borre|borra|eliminen|elimine|elimina) (?:mi|este) (?:numero|telefono|movil|celular)(?=$|[.!,]| por favor| de)`,
  `\\bno (?:quiero|queremos|deseo)(?: recibir)? (?:mas|sus|tus|estos|estas) (?:mensajes?|llamadas?|sms|textos?|publicidad)\\b`,
  `\\b(?:no mas|basta de|basta ya de) (?:mensajes?|llamadas?|sms|textos?|publicidad)\\b`,
  `\\bno (?:quiero|deseo) que me ${wished} (?:mas|nunca|otra vez|de nuevo)\\b`,
  `\\b(?:dejen|deje|deja|dejad)(?:me|nos) en paz\\b`,
];

const french = [
  `\\b(?:arretez|arrete|d arreter|cessez|cesse|de cesser|stop) de (?:m |me |nous )(?:appeler|ecrire|contacter|envoyer|deranger|telephoner|harceler|rappeler|embeter)`,
  `(?<!\\bvous (?:ne )?)\\b(?:ne )?(?:m |me |nous )(?:appelez|ecrivez|contactez|envoyez|telephonez|derangez|rappelez)(?: \\w+){0,2} (?:plus|jamais)\\b`,
  `(?:^|[.,;!?] )(?:ne )?(?:m |me |nous )(?:appelle|ecris|contacte|envoie|rappelle)(?: \\w+){0,2} (?:plus|jamais)\\b`,
  `\\bne plus (?:me |m |nous )(?:contacter|appeler|ecrire|envoyer|deranger|telephoner|rappeler)\\b`,
  `\\b(?:retirez|retire|enlevez|enleve|supprimez|supprime|rayez|effacez|otez|sortez) (?:moi|nous) (?:de|des|du)\\b(?!.{0,15}attente).{0,25}\\b(?:listes?|fichiers?|bases?|repertoire|registre)`,
  `\\b(?:retirez|retirer|enlevez|enlever|supprimez|supprimer|rayez|effacez|effacer) (?:mon|ce) numero(?=$|[.!,]| de| svp| s il| merci)`,
  `\\bje (?:ne )?(?:veux|souhaite|desire) plus (?:jamais )?(?:recevoir )?(?:de |d |vos |aucun |ces )?(?:messages?|appels?|sms|textos?|publicites?|pub|etre (?:contacte|appele|derange|sollicite|rappele)e?)`,
  `\\bstop aux? (?:appels?|messages?|sms|textos?)\\b`,
  `\\b(?:laissez|laisse) (?:moi|nous) tranquilles?\\b`,
];

/**
 * What is written to the sender of messages. On a call the same words may turn down what was just offered: "No, don't
 * text me", "I don't want to be called", "quiero darme de baja" of a contract.
 */
const inWriting = [
  `${noSubject}\\b(?:dont|do not) (?:ever )?(?:text|message|call|phone|contact|write to|bother) ${us}(?=$|[.;!]| please(?:$|[.!]))`,
  `\\b(?:not to) (?:text|message|call|phone|contact|write to|bother) ${us}(?=$|[.;!])`,
  `\\b(?:i|we) (?:dont|do not) (?:want|wish)(?: to (?:get|receive))? ${news}(?=$|[.;!]| please)`,
  `\\bno more ${news}(?=$|[.;!])`,
  `\\b(?:unsubscribe|opt(?:ing)?(?: me| us)? out)(?=$|[.;!]| please| from)|\\b(?:please|to|just) unsubscribe\\b`,
  `\\b(?:melden sie mich|meld mich|meldet mich)\\b.{0,20}\\bab(?=$|[.!,]| bitte)`,
  `\\b(?:den|de|da|dar|quiero dar)(?:me|nos) de baja\\b`,
  `\\bno (?:quiero|deseo) (?:que me ${wished}|recibir (?:mensajes|llamadas|sms|publicidad))(?=$|[.,!]| por favor| gracias)`,
  `\\bplus (?:de|d|aucun) ?(?:messages?|sms|appels?|textos?)(?=$|[.,!]| svp| merci| s il)`,
  `\\b(?:desinscrivez|desinscrire|desabonnez|desabonner)\\b`,
];

const compiled = (sources: readonly string[]) => sources.map((source) => new RegExp(source, 'u'));
const anywhere = compiled([...english, ...german, ...spanish, ...french]);
const written = compiled(inWriting);

/** Characters that are looked at: no one says it behind more. */
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

/**
 * @param text what a caller said, or what someone wrote, in any of the languages
 * @param isWritten whether it's a text message: shorter words are enough there
 */
export function asksToBeLeftAlone(text: string, isWritten = false): boolean {
  const words = plain(text);
  return (
    anywhere.some((pattern) => pattern.test(words)) || (isWritten && written.some((pattern) => pattern.test(words)))
  );
}
