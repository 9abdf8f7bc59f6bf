/**
 * What businesses are asked every day in words that no document has: "where was that exactly?" of a page that says "You find us
 * at 214 Mill Street". By language; all patterns are for text in lower case, without accents.
 */
export interface Topic {
  /** How it is asked. */
  asks: RegExp;
  /** Words of a heading over what answers it; documents are searched for them, too. */
  heads: string;
  /** What a sentence that answers it says. */
  tells: RegExp;
}

const money =
  /\b\d[\d.,]*\s?(?:dollars?|euros?|pounds?|usd|eur|gbp|francs?|chf)\b|[$€£]\s?\d|\b(?:free|kostenlos|gratis|gratuit\w*|inclu\w+)\b/;
const span =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|ein\w*|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|un[ae]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix)\s(?:(?:to|bis|a|working|business)\s)?(?:\S+\s)?(?:minut\w*|hours?|days?|weeks?|months?|stunden?|tage?n?|werktage?n?|wochen?|monaten?|horas?|dias?|semanas?|meses|mes|heures?|jours?|semaines?|mois)\b/;

export const topics: Readonly<Record<string, readonly Topic[]>> = {
  en: [
    {
      asks: /\b(?:hook|hooks|connect|connects|work|works|integrate|integrates|sync|syncs|talk|talks|go|goes|run|runs)(?: up)? (?:to|with|in|on)\b|\b(?:integration|plug in|add on)s?\b/,
      heads: 'integrations supported browsers compatible',
      tells: /\b(?:connects?|integrates?|works? with|runs? in|supports?|supported|compatible)\b/,
    },
    {
      asks: /\b(?:discounts?|cheaper|reduced rate|special (?:rate|price|deal))\b/,
      heads: 'discounts discount',
      tells: /\b(?:discount|percent off|reduced)\b/,
    },
    {
      asks: /\bwhere (?:was|is|s|are|were) (?:it|that|this|you|you guys|the (?:office|practice|place|shop|store|salon|clinic))(?: again| exactly| located| at| based)*\b|\bwhere (?:do|should|would) i (?:go|come|need to go|have to go)\b|\bhow (?:do|can|would) i (?:find|get to) (?:you|it|there)\b|\bwhat (?:is|s|was) (?:the|your) address\b|\bwhich (?:street|address|floor) (?:is|was|are)\b/,
      heads: 'address location where directions find',
      tells: /\b(?:street|avenue|road|lane|drive|boulevard|square|plaza|broadway|floor|suite)\b/,
    },
    {
      asks: /\b(?:somewhere|anywhere|someplace|a place|space|room|spot)s? to (?:park|leave (?:my|the|a) (?:car|truck|van|bike))\b|\bwhere (?:do|can|could|should) (?:i|we|you) (?:park|leave (?:my|the|a) (?:car|truck|van))\b|\b(?:is|any|have|about) (?:there )?(?:any )?parking\b|\bcan (?:i|we) park\b/,
      heads: 'parking park garage',
      tells: /\bpark(?:ing|ed)?\b|\bgarage\b/,
    },
    {
      asks: /\bwheelchair\b|\bstairs\b|\bstep free\b|\belevator\b|\b(?:disabled|walker|crutches)\b|\baccessible\b/,
      heads: 'accessibility accessible',
      tells: /\b(?:wheelchair|accessible|elevator|lift|step free|ramp|ground floor)\b/,
    },
    {
      asks: /\b(?:if|can|could|may|how late|until when|do) (?:i|we|you) (?:can |could |still |always |have to |need to |pay |get charged )*(?:cancel|call it off|change my mind|can t (?:come|make it))\b|\bwhat (?:if|happens if) (?:i|we) (?:cancel|can t (?:come|make it)|don t (?:come|show))\b|\bcancel(?:l?ation)? (?:policy|fee|charge)\b|\b(?:free|cost|charge|fee) to cancel\b/,
      heads: 'cancellation canceling cancelling cancel changing',
      tells: /\bcancel|\bmove an? appointment\b/,
    },
    {
      asks: /\b(?:need|have|want|should|supposed|got) (?:me )?(?:to |i )?(?:bring|take along|have with me)\b(?: anything| something)?|\bwhat (?:do|should|shall|must|can) i bring\b|\bbring (?:anything|something)\b/,
      heads: 'bring visit',
      tells: /\bbring\b/,
    },
    {
      asks: /\b(?:how soon|how quickly|how fast|when|how long (?:until|before|till)) (?:will|do|does|can|would|should) (?:i |someone |somebody |anyone |they |you |i expect )+(?:usually )?(?:to )?(?:get back|call|respond|reply|answer|hear|be in touch|expect)(?:ed)?(?: (?:me|to me|back|from you|someone|an answer|a call))*\b|\bresponse time/,
      heads: 'response reply answer',
      tells: /\banswer\w*\b.*\bwithin\b|\bwithin\b.*\b(?:answer|reply|respond|call)/,
    },
    {
      asks: /\bhow long (?:will|does|would|is|s|do) (?:it|that|this|the (?:appointment|visit|call|survey|whole thing))(?: usually| normally)?(?: take| last| be)?\b|\bhow (?:much time|long)(?: do i need)?(?: (?:for|will|should))?(?: (?:it|that|this|i))?(?: (?:take|plan|last))?$/,
      heads: 'duration takes long length',
      tells: span,
    },
    {
      asks: /\bwhat do you (?:guys |people )?charge\b|\bhow much (?:do you charge|is it|is that|does it cost|would it be|will it cost|are you|is|s)\b|\bwhat (?:does|would|will) (?:it|that|this) (?:cost|run me)\b|\bwhat (?:is|s|are) (?:the |your )?(?:price|prices|cost|rates?)\b|\b(?:a|per|each) month\b/,
      heads: 'prices price pricing plans cost fees rates',
      tells: money,
    },
    {
      asks: /\b(?:try|test) (?:it|that|this)(?: out)?(?: first| for free| before)?\b|\b(?:free )?trial\b|\btest (?:phase|period|run|drive)\b/,
      heads: 'trial test try',
      tells: /\btry\b|\btrial\b|\bfree of charge\b/,
    },
    {
      asks: /\b(?:(?:(?:locked|tied|lock) (?:in|into|to)(?: a)?(?: \w+)?)|contract|commitment|minimum term|sign up for (?:a|one) year|notice period)\b/,
      heads: 'contract term commitment',
      tells: /\b(?:minimum term|contract|cancel|commitment|notice)\b/,
    },
    {
      asks: /\b(?:forgot|lost|reset|change|don t remember|can t remember|new)\b.{0,20}\bpassword\b/,
      heads: 'password reset resetting sign-in',
      tells: /\bpassword\b/,
    },
    {
      asks: /\b(?:money|payment) back\b|\brefund\b|\breimburse/,
      heads: 'refunds refund returns',
      tells: /\brefund/,
    },
    {
      asks: /\bhow many questions\b|\bhow many (?:more|are there|is it)\b/,
      heads: 'survey questions takes',
      tells: /\bquestions\b/,
    },
    {
      asks: /\b(?:what s|what is|is there anything|anything) in it for me\b|\bdo i (?:get|win|receive) (?:anything|something|paid|a (?:gift|reward|discount|voucher))\b|\b(?:gift card|voucher|reward)\b/,
      heads: 'thanks reward voucher gift',
      tells: /\b(?:voucher|gift|reward|prize|raffle)\b/,
    },
    {
      asks: /\bwhere (?:did|do|have) you (?:get|got|have) my (?:number|name|data)\b|\bwho (?:gave|told) you my (?:number|name)\b|\bhow (?:did|do) you (?:get|have|know) my (?:number|name)\b/,
      heads: 'who data number asks',
      tells: /\b(?:your|phone) number\b/,
    },
    {
      asks: /\bwhat (?:happens|do you do|are you doing|will you do) (?:to|with) (?:my|the|this) (?:answers|data|information|number)\b|\bis (?:this|it) (?:anonymous|confidential|private)\b|\bwho (?:sees|reads|gets|hears) (?:my|the|this)\b/,
      heads: 'data privacy answers',
      tells: /\b(?:kept|stored|passed on|shared|anonymous\w*|confidential\w*)\b/,
    },
    {
      asks: /\b(?:insurance|insurances|insured|copay)\b/,
      heads: 'insurance',
      tells: /\binsur/,
    },
    {
      asks: /\b(?:pay|payment) (?:by|with|in|cash|card|methods?|options?)\b|\btake (?:credit )?cards?\b|\bhow (?:do|can|should) i pay\b/,
      heads: 'payment paying pay',
      tells: /\bpay|\bcards?\b|\bcash\b/,
    },
  ],
  de: [
    {
      asks: /\b(?:rabatt\w*|ermassigung\w*|nachlass)\b/,
      heads: 'rabatt ermassigung',
      tells: /\b(?:rabatt|ermassig|nachlass)/,
    },
    {
      asks: /\bwo (?:war|ist|sind|liegt|liegen|befindet|befinden|finde|finden)(?: ich| wir)? (?:das|es|sie|ihr|euch|die praxis|der salon|das buro|der laden)(?: noch mal| nochmal| sich)*(?: genau)?\b|\bwo (?:muss|soll|kann) ich (?:denn |da |eigentlich )*(?:hin|hinkommen)\b|\bwie (?:komme|finde|kommt man|kommen wir)(?: ich| wir)? (?:zu ihnen|sie|euch|dahin|dorthin|hin|da hin)\b|\bwie (?:ist|war|lautet) (?:noch mal |nochmal )?(?:die|ihre) (?:adresse|anschrift)\b|\b(?:welche|in welcher) strasse\b/,
      heads: 'adresse anschrift anfahrt lage finden',
      tells:
        /\w*(?:strasse|str\.|platz|allee|gasse|weg|ufer)\s?\d|\bin der \w+(?:strasse|allee|gasse)\b|\bam \w+platz\b/,
    },
    {
      asks: /\bpark(?:en|platz|platze|mogliche?keit\w*|haus)\b|\b(?:auto|wagen) (?:ab\w*stellen|hinstellen|stehen lassen|lassen)\b/,
      heads: 'parken parkplatz anfahrt',
      tells: /\bpark|\btiefgarage\b/,
    },
    {
      asks: /\b(?:ich sitze im |mit (?:dem|einem) |im )?(?:rollstuhl|rollator|kinderwagen)\b(?:.*\b(?:komme|kommt|kommen|rein|hinein|hoch|rauf)\b)*(?: ich| man| wir)?(?: bei ihnen| da| dort)?(?: rein| hinein| hoch| rauf)?|\bbarrierefrei\b|\b(?:aufzug|fahrstuhl|lift)\b|\b(?:stufen|treppen?)\b/,
      heads: 'barrierefreiheit zugang adresse',
      tells: /\b(?:aufzug|fahrstuhl|lift|barrierefrei|rollstuhl|rampe|erdgeschoss|ebenerdig|stufenlos)/,
    },
    {
      asks: /\b(?:absag|stornier|abbestell|umbuch)\w*|\bwenn ich (?:doch )?nicht (?:kann|kommen kann|komme)\b/,
      heads: 'absagen stornieren termine',
      tells: /\b(?:absag|stornier|verschieb)|\bsag(?:en sie|t)\b.*\bab\b/,
    },
    {
      asks: /\b(?:muss|soll|sollte|brauche) ich (?:da |denn |noch |etwas |was |irgendwas |irgendetwas )*(?:mitbringen|mitnehmen|dabei haben|dabeihaben)\b|\bwas (?:muss|soll|brauche) ich (?:alles )?(?:mitbringen|mitnehmen)\b|\bmitbringen\b/,
      heads: 'mitbringen besuch',
      tells: /\b(?:bringen sie|mitbringen)\b/,
    },
    {
      asks: /\bwann (?:meldet|melden|ruft|rufen|hore|bekomme|kriege|kommt)\b.{0,40}\b(?:sich|zuruck|jemand|antwort|von ihnen|ruckruf|wer)\b|\bwie (?:schnell|bald)\b.{0,40}\b(?:antwort\w*|meld\w*|zuruck\w*|ruck\w*|jemand)\b|\bantwortzeit/,
      heads: 'antwortzeiten antwort',
      tells: /\binnerhalb\b|\bbeantwort\w*\b|\bwerktag/,
    },
    {
      asks: /\bwie lange? (?:dauert|dauern|geht|gehen|brauche|brauchen|muss ich)\b(?: (?:das|es|ich|sie|der termin|die umfrage|da|denn|so|ungefahr|etwa|dafur|einplanen|bleiben))*|\bwie viel zeit\b/,
      heads: 'dauer',
      tells: span,
    },
    {
      asks: /\bwas (?:kostet|nehmen|berechnen|verlangen|wurde|macht)\b(?: (?:das|es|sie|ihr|denn|so|mich|kosten|dafur|ungefahr|bei ihnen))*|\bwie (?:teuer|viel) (?:ist|sind|wird|kostet|wurde)\b(?: (?:das|es|denn|so))*|\bpreise?\b/,
      heads: 'preise preis kosten tarife',
      tells: money,
    },
    {
      asks: /\b(?:test(?:en|phase|zeit|version|zugang|lauf)?|ausprobieren|probieren|probe(?:zeit|monat|abo|phase)?)\b/,
      heads: 'testen probezeit test',
      tells: /\b(?:test|probier|ausprobier|kostenlos)/,
    },
    {
      asks: /\b(?:mindestlaufzeit|laufzeit|vertrag\w*|binde ich mich|kundigungsfrist|kundbar|gebunden)\b/,
      heads: 'vertrag laufzeit kundigung',
      tells: /\b(?:laufzeit|kundig|vertrag)/,
    },
    {
      asks: /\bpasswort\b/,
      heads: 'passwort',
      tells: /\bpasswort\b/,
    },
    {
      asks: /\b(?:geld|betrag|zahlung) (?:wieder|zuruck)\b|\berstatt\w*|\bruckerstatt\w*/,
      heads: 'erstattungen erstattung ruckgabe',
      tells: /erstatt/,
    },
    {
      asks: /\bwie viele fragen\b|\bwie viele (?:sind|kommen|noch)\b/,
      heads: 'umfrage dauer fragen',
      tells: /\bfragen\b/,
    },
    {
      asks: /\b(?:was (?:habe|hab|bekomme|krieg\w*) ich d(?:avon|afur)|(?:bekomme|kriege?|gewinne) ich (?:da |denn |auch )*(?:was|etwas|einen gutschein)|gutschein|belohnung)\b/,
      heads: 'danke gutschein dankeschon',
      tells: /\b(?:gutschein|belohnung|verlos|geschenk)/,
    },
    {
      asks: /\bwoher haben sie (?:denn )?mein\w* (?:nummer|namen|daten)\b|\bwer hat ihnen mein\w* (?:nummer|namen)\b/,
      heads: 'fragt daten nummer wer',
      tells: /\b(?:ihre|telefon)\s?nummer\b/,
    },
    {
      asks: /\bwas (?:passiert|geschieht|machen sie) mit (?:meinen|den) (?:antworten|daten|angaben)\b|\b(?:anonym|vertraulich)\b|\bwer (?:liest|sieht|hort|bekommt) (?:das|meine)\b/,
      heads: 'daten datenschutz antworten',
      tells: /\b(?:gespeichert|aufbewahrt|weitergegeben|anonym|vertraulich|geloscht)/,
    },
    {
      asks: /\b(?:krankenkassen?|kassenpatient\w*|privatpatient\w*|versichert|versicherung\w*|kasse)\b/,
      heads: 'krankenkassen versicherung kassen',
      tells: /\b(?:krankenkasse|kasse|versicher)/,
    },
    {
      asks: /\b(?:mit karte|in bar|bar|ec karte|kreditkarte|rechnung) (?:be)?zahl\w*|\bwie (?:kann|muss|soll) ich (?:be)?zahlen\b/,
      heads: 'bezahlen zahlung bezahlung',
      tells: /\b(?:karte|bar|zahlen|bezahlen)\b/,
    },
  ],
  es: [
    { asks: /\b(?:descuentos?|rebaja\w*)\b/, heads: 'descuentos descuento', tells: /\b(?:descuento|rebaja)/ },
    {
      asks: /\bdonde (?:era|es|esta|estan|queda|quedan|se encuentran?|tengo que ir|debo ir)(?: exactamente| ustedes| eso| esto| la clinica| la consulta| la oficina)*\b|\bcomo (?:llego|se llega|llegamos|voy|los encuentro)\b|\bcual (?:es|era) (?:la|su) direccion\b|\ben que calle\b/,
      heads: 'direccion ubicacion llegar donde',
      tells: /\b(?:calle|avenida|plaza|paseo|carretera|planta|piso)\b/,
    },
    {
      asks: /\b(?:aparcar|aparcamiento|estacionar|estacionamiento|parking|dejar el coche|dejo el coche)\b/,
      heads: 'aparcamiento estacionamiento parking',
      tells: /\b(?:aparca|estaciona|parking|garaje)/,
    },
    {
      asks: /\bsillas? de ruedas\b(?:.*\b(?:entrar|entro|subir|pasar|acceder)\b)?|\bascensor\b|\bescaleras?\b|\baccesible\b|\bandador\b|\bmovilidad reducida\b/,
      heads: 'acceso accesibilidad direccion',
      tells: /\b(?:ascensor|accesible|silla de ruedas|rampa|planta baja)\b/,
    },
    {
      asks: /\b(?:si|puedo|podria|hasta cuando puedo) (?:luego |despues |al final |la |lo |tengo que )*(?:anul\w*|cancel\w*|no (?:puedo|puede) ir)\b|\b(?:anular|cancelar)(?:la|lo)?\b/,
      heads: 'cancelar cancelacion anular cita',
      tells: /\b(?:cancel|anul)/,
    },
    {
      asks: /\b(?:tengo que|hay que|debo|necesito|hace falta) (?:llevar|traer)\b(?: algo| nada| alguna cosa)?|\bque (?:llevo|traigo|tengo que (?:llevar|traer)|hay que (?:llevar|traer))\b/,
      heads: 'traer llevar visita',
      tells: /\b(?:traiga|traer|lleve|llevar)\b/,
    },
    {
      asks: /\b(?:cuando|cuanto (?:tardan|tardaran|tarda)|en cuanto tiempo) .{0,30}\b(?:llam\w+|contest\w+|respond\w+|contact\w+|respuesta)\b/,
      heads: 'respuesta tiempos',
      tells: /\b(?:respond|contest)\w*\b|\bdia laborable\b/,
    },
    {
      asks: /\bcuanto (?:dura|tarda|tiempo|se tarda|va a durar|voy a tardar)\b(?: (?:eso|esto|la cita|la encuesta|aproximadamente|es|lleva|necesito))*/,
      heads: 'duracion',
      tells: span,
    },
    {
      asks: /\bcuanto (?:me )?(?:cuesta|cuestan|vale|valen|cobran?|costaria|es|seria|sale)\b(?: (?:eso|esto|ustedes|mas o menos))*|\b(?:cual es el|que) precio\b|\bprecios?\b|\btarifas?\b/,
      heads: 'precios precio tarifas planes',
      tells: money,
    },
    {
      asks: /\b(?:probar(?:lo|la)?|prueba|periodo de prueba)\b/,
      heads: 'prueba probar',
      tells: /\b(?:prueba|probar|gratis)\b/,
    },
    {
      asks: /\b(?:permanencia|contrato|compromiso|plazo minimo)\b/,
      heads: 'contrato permanencia',
      tells: /\b(?:permanencia|contrato|baja|compromiso)\b/,
    },
    { asks: /\bcontrasena\b/, heads: 'contrasena', tells: /\bcontrasena\b/ },
    {
      asks: /\b(?:reembols\w+|devuelv\w+ el dinero|devolucion\w*)\b/,
      heads: 'reembolsos devoluciones reembolso',
      tells: /\b(?:reembols|devol)/,
    },
    {
      asks: /\bcuantas preguntas\b|\bcuantas (?:son|quedan)\b/,
      heads: 'encuesta duracion preguntas',
      tells: /\bpreguntas\b/,
    },
    {
      asks: /\b(?:que gano|gano algo|me dan algo|me llevo algo|recibo algo|hay algun regalo|vale|regalo|sorteo)\b/,
      heads: 'gracias agradecimiento regalo',
      tells: /\b(?:vale|cheque|regalo|sorteo)\b/,
    },
    {
      asks: /\bde donde (?:han sacado|sacaron|tienen|han cogido) mi (?:numero|nombre)\b|\bquien les (?:ha dado|dio) mi (?:numero|nombre|telefono)\b/,
      heads: 'quien datos numero pregunta',
      tells: /\b(?:su|de telefono) numero\b|\bnumero\b/,
    },
    {
      asks: /\bque (?:hacen|pasa|haran) con (?:mis|las|los) (?:respuestas|datos)\b|\b(?:es )?(?:anonimo|anonima|confidencial)\b|\bquien (?:ve|lee|escucha) (?:mis|las|esto)\b/,
      heads: 'datos privacidad respuestas',
      tells: /\b(?:guard|conserv|transmit|anonim|confidencial|comparten)/,
    },
    {
      asks: /\b(?:seguros?|seguro medico|mutua|mutuas|aseguradora)\b(?! que)/,
      heads: 'seguros seguro mutuas',
      tells: /\b(?:seguro|mutua|asegurador)/,
    },
    {
      asks: /\b(?:pagar|pago) (?:con|en|por)\b|\bcomo (?:puedo|se puede|tengo que) pagar\b|\baceptan tarjeta\b/,
      heads: 'pago formas',
      tells: /\b(?:pagar|tarjeta|efectivo)\b/,
    },
  ],
  fr: [
    {
      asks: /\b(?:remises?|reductions?|tarif reduit)\b/,
      heads: 'remises remise reduction',
      tells: /\b(?:remise|reduction|reduit)/,
    },
    {
      asks: /\b(?:c'est|c'etait|vous etes|etes vous|se trouve|vous trouvez)(?: situes?)? ou\b|\bou (?:est ce|c'est|etait ce|etes vous|vous etes|se trouve|dois je|je dois|il faut)\b(?: (?:exactement|venir|aller|deja|situe|situes|le cabinet|le salon))*|\bcomment (?:on |je |est ce qu'on )?(?:vient|viens|vais|va|vous trouver?|arrive)\b|\bquelle (?:est|etait) (?:l'|votre )adresse\b|\bl'adresse\b|\bquelle (?:rue|adresse)\b/,
      heads: 'adresse acces situer trouver',
      tells: /\b(?:rue|avenue|boulevard|place|chemin|quai|etage)\b/,
    },
    {
      asks: /\b(?:se garer|me garer|nous garer|vous garer|garer (?:ma|la|une) voiture|stationner|stationnement|parking|places? de parking)\b/,
      heads: 'stationnement parking garer',
      tells: /\b(?:station|parking|gare[rz]?\b)/,
    },
    {
      asks: /\bfauteuil(?: roulant)?\b(?:.*\b(?:entrer|entre|monter|passer|acceder|venir)\b)?|\bascenseur\b|\bescaliers?\b|\bmarches\b|\baccessible\b|\bpoussette\b|\bdeambulateur\b/,
      heads: 'acces accessibilite adresse',
      tells: /\b(?:ascenseur|accessible|fauteuil|rampe|rez de chaussee|plain pied)\b/,
    },
    {
      asks: /\b(?:si j'|je peux|puis je|peut on|est ce que je peux|jusqu'a quand|si je dois|je dois)\s?(?:encore |toujours )?(?:annul\w*|decommand\w*|ne peux pas|ne viens pas)\b|\bet si (?:j'annule|je ne (?:peux|viens))\b|\bannul\w+\b/,
      heads: 'annuler annulation rendez-vous',
      tells: /\bannul/,
    },
    {
      asks: /\b(?:dois|faut|doit|besoin)\b.{0,20}\b(?:apporter|amener|emporter|prendre)\b(?: quelque chose| quoi)?|\b(?:qu'est ce que|que|quoi) .{0,12}(?:apporte|amene|apporter)\b|\bj'(?:apporte|amene) quoi\b/,
      heads: 'apporter visite',
      tells: /\bapport/,
    },
    {
      asks: /\b(?:quand|combien de temps|quel delai|sous combien)\b.{0,40}\b(?:rappel\w+|repon\w+|contact\w+|reponse|nouvelles)\b|\b(?:rappel\w+|repon\w+|recontact\w+)(?: vous)? (?:quand|en combien|sous combien|dans combien)\b(?: de (?:temps|jours))?|\bdelai\w* de reponse\b/,
      heads: 'reponse delais delai',
      tells: /\b(?:repon|reponse|sous|jour ouvre)/,
    },
    {
      asks: /\b(?:ca|cela|il|elle|le rendez-vous|le rdv|l'enquete) (?:dure|prend|va durer|va prendre)\b(?: (?:combien|de temps|longtemps))*|\bcombien de temps\b(?: (?:ca|cela|dure|prend|il faut|faut il|faut|prevoir|est ce que))*/,
      heads: 'duree',
      tells: span,
    },
    {
      asks: /\b(?:ca|cela) (?:coute|fait|couterait|revient a)(?: combien)?\b|\bcombien (?:ca |cela |vous )?(?:coute|prenez|facturez|fait|couterait|est ce)\b(?: (?:ca|vous))*|\bc'est combien\b|\b(?:tarifs?|prix)\b/,
      heads: 'tarifs tarif prix offres',
      tells: money,
    },
    {
      asks: /\b(?:essai|essayer|tester|periode d'essai|test)\b/,
      heads: 'essai essayer',
      tells: /\b(?:essa[iy]|gratuit)/,
    },
    {
      asks: /\b(?:engagement|engages?|contrat|duree minimum|preavis)\b/,
      heads: 'contrat engagement',
      tells: /\b(?:engagement|contrat|resili|preavis)/,
    },
    { asks: /\bmot de passe\b/, heads: 'passe mot', tells: /\bmot de passe\b/ },
    {
      asks: /\b(?:rembours\w+|rendre l'argent|recuperer mon argent)\b/,
      heads: 'remboursements remboursement',
      tells: /\brembours/,
    },
    {
      asks: /\bcombien de questions\b|\by (?:en )?a combien\b/,
      heads: 'enquete duree questions',
      tells: /\bquestions\b/,
    },
    {
      asks: /\b(?:je gagne (?:quelque chose|quoi)|j'y gagne|on gagne|qu'est ce que j'y gagne|bon d'achat|cadeau|recompense)\b/,
      heads: 'remerciement cadeau bon',
      tells: /\b(?:un bon|cadeau|recompense|tirage)\b/,
    },
    {
      asks: /\b(?:comment|d'ou|ou) (?:avez vous|vous avez|vous avez eu|tenez vous)\b.{0,12}\bmon (?:numero|nom)\b|\bqui vous a donne mon (?:numero|nom)\b/,
      heads: 'qui donnees numero demande',
      tells: /\bnumero\b/,
    },
    {
      asks: /\b(?:que|qu'est ce que vous) (?:faites|devient|deviennent)\b.{0,15}\b(?:reponses|donnees)\b|\b(?:anonyme|confidentiel)\b|\bqui (?:lit|voit|ecoute) (?:mes|ca|les)\b/,
      heads: 'donnees confidentialite reponses',
      tells: /\b(?:conserv|transmis|anonym|confidentiel|gard)/,
    },
    {
      asks: /\b(?:mutuelles?|assurances?|tiers payant|carte vitale|securite sociale)\b/,
      heads: 'mutuelles assurance remboursement',
      tells: /\b(?:mutuelle|assurance|vitale|tiers payant)/,
    },
    {
      asks: /\b(?:payer|paye|regler) (?:par|en|avec|comment)\b|\bcomment (?:je |on |puis je )?(?:paye|payer|regle|regler)\b|\bacceptez (?:vous )?(?:la carte|les cartes)\b/,
      heads: 'paiement reglement payer',
      tells: /\b(?:payer|carte|especes|regler|cheque)\b/,
    },
  ],
};

/** Words beside such a question that name nothing: "what is it anyway?". In lower case, without accents. */
const asides: Record<string, string> = {
  en: 'stuff thing product app your even really everything later anyway again first before afterwards just depends depending alright hey listen wait curious asking forgot there around then right guess suppose whole gonna supposed case driving drive coming walk walking use using need free',
  de: 'vorher vorab nachher spater zuerst erstmal erst nochmal eigentlich uberhaupt furs beim zum zur ins ans vom komme kommen gehe gehen fahre fahren sitze nutze kurz genau ungefahr etwa da dann kommt drauf an ehrlich eben rein los',
  es: 'voy vengo vamos luego despues antes primero exactamente depende perdone oiga mire disculpe entonces ahi alli uso llevo algo cobran cobra muy vale',
  fr: 'cest jai cetait chez deja avant apres alors exactement depend dites dis tiens attendez fait bon coup environ peu pres vraiment quelque chose paie paye viens venir vais utilise on en bien oui non',
};
export const asideWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(asides).map(([language, words]) => [language, new Set(words.split(' '))]),
);
