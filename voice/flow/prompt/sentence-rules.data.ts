/**
 * What tells in four languages that a model's sentence says more than it may, beside the rules of `Unsayable`. All of it is
 * compared in lower case, without accents, and with "ss" for "ß".
 */
export interface SentenceRules {
  /** That an act is done, or will be: "you're booked", "I've sent", "we'll call you". */
  claims: readonly RegExp[];
  /** Days, months and parts of a day: each needs a source. */
  times: RegExp;
  /** Words that a person's name follows: "Dr.", "Mr.". */
  titles: RegExp;
  /** What the business does, has or takes: only a fact says it. */
  business: RegExp;
  /** Words among those that promise, which promise nothing: anywhere, and in a question. */
  loose: RegExp;
  looseAsked: RegExp;
  /** Words that say nothing of the business where it speaks of itself: "we can help you with that". */
  talk: RegExp;
}

const en: SentenceRules = {
  claims: [
    /\blook forward to (seeing|having|meeting) you\b|\b(we|they|dr\.? \w+)( \w+)? (expects?|awaits?|sees?) you\b|\b(stands|is happening|was received|has arrived|reflects (that|it))\b|^(perfect|great|okay|ok|all right|alright|done),? [^?]*\b(it is|then)[.!]$/,
    /\b(i|we|they)('ve| have)( just| already| now| also)*( gone ahead and)? (?!(need|want|ask|mention|miss|notic|lik|talk|look|tri|check|learn)\w*ed\b)(\w{3,}ed|taken|got you|put|made|set|done|given|sent|written|told (the|dr|him|her|them))\b/,
    /\b(i|we|they)( just| already| now)* (?!(need|want|ask|mention|miss|notic|lik|talk|look|tri|check|learn|open|clos)\w*ed\b)(got|took|put|set|gave|made|\w{3,}ed) (you|it|that|this|your|him|her|them)\b/,
    /\b(has|have|had) been \w+(ed|en|ne|nt|de|ut)\b|\b(on|off|onto|in) (the|our) (list|schedule|calendar|books?|agenda|waitlist)\b/,
    /\b(is|are) (yours|arranged|settled|sorted|official)\b|\b(payment|order|request|message|booking|form|deposit)( \w+)? (received|accepted|approved|processed|sent|placed|done)\b|\bcosts? nothing\b|\b(confirmation|email|text|receipt|link) (shortly|soon|in a moment)\b/,
    /\b(i|we|they|he|she|someone|somebody|a colleague|our team|the (team|office|doctor|dentist))( \w+){0,3} (booked|cancell?ed|sent|moved|scheduled|rescheduled|reserved|transferred|refunded|changed|emailed|texted|noted|put you|squeezed?|squeeze you|fixed|arranged|confirmed|updated|charged|waived|placed|registered|blocked|wrote)\b/,
    /\b(i|we|they|he|she|someone|somebody|a colleague|our team|the (team|office|doctor|dentist))('ll| will| shall| am going to| are going to|'m going to)( \w+){0,3} (let|tell|inform|notify|be in touch|reach out|get in touch|see to|take care|handle|make sure|pass|follow up|see you)\b/,
    /\b(coming your way|went through|consider (it|that|this)|that is done|that's done|is handled|are handled)\b/,
    /\b(i|we|they|someone|somebody|a colleague|our team|the team|the office|dr\.? \w+) ?('ve|'ll|have|has|will|shall|am going to|are going to|'m going to|'re going to|just|already)( \w+){0,3} (sen[dt]|e?mail(ed)?|text(ed)?|call(ed)?|phone(d)?|ring|rung|book(ed)?|schedul(e|ed)|reserv(e|ed)|cancel(l?ed)?|confirm(ed)?|transfer(red)?|forward(ed)?|connect(ed)?|refund(ed)?|charg(e|ed)|waiv(e|ed)|pa(y|id)|order(ed)?|updat(e|ed)|delet(e|ed)|chang(e|ed)|mov(e|ed)|arrang(e|ed)|dispatch(ed)?|ship(ped)?|approv(e|ed)|upgrad(e|ed)|reset|fix(ed)?|grant(ed)?|add(ed)?|put|sign(ed)?|register(ed)?|not(e|ed)|pass(ed)?|sav(e|ed)|contact(ed)?|get back|fix|lock(ed)?|secur(e|ed)|complet(e|ed)|process|processed|submit(ted)?|place(d)?|block(ed)?|pencil(l?ed)?|squeez(e|ed))\b/,
    /\b(you|your [a-z]+( [a-z]+)?|it|that|this|everything|the [a-z]+( [a-z]+)?|all)('s|'re| is| are| was| were| has been| have been| will be| got| gets)( \w+){0,2} (sent|emailed|texted|called|booked|scheduled|reserved|cancell?ed|confirmed|transferred|forwarded|connected|refunded|charged|waived|paid|ordered|updated|deleted|changed|moved|arranged|dispatched|shipped|approved|upgraded|fixed|granted|set|done|in the (book|calendar|system|diary)|registered|saved|noted|locked in|secured|completed|processed|placed|taken care of|down for|good to go|on (its|the|their) way)\b/,
    /\b(all (set|done|booked|sorted)|done for you|taken care of|consider it done|see you (then|on|at|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|you have an appointment|you're in)\b/,
    /\b(booked|scheduled|confirmed|sent|cancelled|canceled|transferred|done|refunded|reserved|rescheduled)[!.]/,
    /\b(booking|sending|transferring|cancell?ing|refunding|charging|connecting|reserving|scheduling|calling|texting|emailing|moving|processing) (you|your|it|that|this|him|her|them|the)\b/,
  ],
  times:
    /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(january|february|march|april|june|july|august|september|october|november|december)\b|\b(noon|midnight|tomorrow|tonight)\b/g,
  titles: /\b(?:dr|mr|mrs|ms|miss|doctor|professor|prof)\.? (\p{Lu}[\p{L}'’-]+)/gu,
  business:
    /\b(we|our (\w+ )?(office|clinic|practice|team|shop|store|company|salon|staff|dentists?|doctors?|prices?|parking|insurance|policy|hours)|the (office|clinic|practice|shop|store|salon|team))( \w+)? ?('re|'ve|are|is|was|have|has|had|do|does|don't|doesn't|offer|offers|take|takes|accept|accepts|open|opens|close|closes|provide|provides|serve|serves|cover|covers|sell|sells|charge|charges|deliver|delivers|ship|ships|allow|allows|require|requires|include|includes|work|works|use|uses|can|can't|cannot|never|always|also|only)\b|^(yes|yeah|yep|absolutely|definitely|of course|certainly|sure|indeed|correct|right)\b[^?]*\b(you can|we|it is|it's|that's (right|correct|true)|they|there is|there are)\b|\byou (can|may|could|get|will get|won't|don't|have to|need to|must|should)\b|\bthere (is|are|was)\b|\bthere's\b|^(the )?(parking|insurance|payment|delivery|shipping|wifi|treatment|appointment)s?\b[^?]*\b(is|are|costs?|works?|comes?|takes?)\b/,
  loose: /^best\b(?! (price|offer|deal|rate))/,
  looseAsked: /^best\b(?! (price|offer|deal|rate))|^(free|always|never|half|covered|insured|eligible)$/,
  talk: /\b(we (can|could)( \w+)? (help|look|find|check|talk|go|start|see|try|do that|get)|we have (time|a few|some)|we('re| are) (here|happy|glad|almost|nearly|done|good))\b|\byou (can|may|could)( \w+)? (tell|say|take your time|give|spell|ask|hold|think|stop|repeat)\b|\bthere (is|are) (no (rush|hurry)|nothing to worry)\b|\byou don't (need|have) to (worry|rush|hurry)\b/,
};

const de: SentenceRules = {
  claims: [
    /\bwir erwarten sie\b|\bwir freuen uns auf sie\b|\bist (angekommen|eingegangen|ubermittelt|gesichert)\b|^(perfekt|gut|super|prima|alles klar|okay),? dann (am |um )?(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen|um)\b[^?]*[.!]$/,
    /\b(ich habe|wir haben|habe ich|haben wir)\b(?![^?]*\b(verstanden|gehort|gesagt|gefragt|gedacht|gesehen|geoffnet|geschlossen|gesprochen|gemeint|vergessen)\b)[^?]*\b(\w*ge\w{3,}(t|en)|\w{3,}iert|(ver|be|er|ent|uber)\w{3,}(t|en))[.!]?$/,
    /\bauf der (warte)?liste\b|\bim kalender\b|\bgehort ihnen\b|\b(bestatigung|mail|e-?mail|sms|link) (kommt|ist unterwegs|folgt)\b|\b(ich|wir) ubernehmen?\b|\bubernehme ich\b/,
    /\b(termin|buchung|reservierung|platz|bestellung|besuch)( \w+){0,2} (steht|ist (fix|fest|drin|gebucht|bestatigt|storniert|verschoben|erledigt|geandert|gesichert))\b/,
    /\b(ich|wir) (gebe|geben|sage|sagen|richte|richten|kummere|kummern|merke|merken|notiere|notieren)( \w+){0,4} (weiter|bescheid|aus|darum|vor)\b/,
    /\bsie (bekommen|erhalten|kriegen)( \w+){0,3} (mail|e-?mail|sms|nachricht|anruf|ruckruf|bestatigung|brief|rechnung|link|gutschrift)\b|\bwir sehen uns\b/,
    /\b(habe|hab|haben|hat|ist|sind|wurde|wurden|worden)\b[^?]*\b(geschickt|gesendet|zugeschickt|gemailt|angerufen|gebucht|eingebucht|umgebucht|reserviert|vorgemerkt|eingetragen|storniert|abgesagt|verschoben|verlegt|bestatigt|weitergeleitet|weitergegeben|verbunden|durchgestellt|erstattet|uberwiesen|abgebucht|erlassen|gutgeschrieben|bezahlt|bestellt|aktualisiert|geloscht|geandert|angemeldet|angelegt|erstellt|organisiert|genehmigt|veranlasst|erledigt|informiert|hinterlegt|geregelt|notiert|gespeichert|fixiert|vereinbart|ausgemacht|unterwegs)\b/,
    /\b(gebucht|reserviert|eingetragen|storniert|bestatigt|verschickt|gesendet|erledigt|verbunden|geregelt|vorgemerkt|erstattet)[!.]/,
    /\b(ich|wir|jemand|man|ein kollege|eine kollegin|das team|unser team)( \w+)? (werde|werden|wird)\b[^?]*\b(schicken|senden|mailen|anrufen|zuruckrufen|buchen|reservieren|eintragen|stornieren|absagen|verschieben|bestatigen|weiterleiten|verbinden|durchstellen|erstatten|uberweisen|berechnen|erlassen|bezahlen|bestellen|andern|loschen|anmelden|organisieren|liefern|veranlassen|erledigen|informieren|melden|notieren)\b/,
    /\b(ich|wir|jemand|ein kollege|eine kollegin|man)( \w+)? (schicke|schickt|schicken|sende|sendet|senden|maile|buche|bucht|buchen|reserviere|reservieren|trage|tragen|storniere|stornieren|verschiebe|verschieben|bestatige|bestatigen|leite|leiten|verbinde|verbinden|stelle|stellen|erstatte|erstatten|ruft|rufe|rufen|meldet|melde|melden|erlasse|veranlasse|kummere)\b|^(\w+ )?(schicke|sende|buche|reserviere|storniere|verbinde|bestatige|erstatte|veranlasse|notiere) ich\b/,
    /\b(alles (klar gemacht|erledigt|gebucht|fest|geregelt)|ist (fest|erledigt|drin|eingetragen)|sie haben (einen|den) termin|bis (dann|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|steht fest|der termin steht)\b/,
  ],
  times:
    /\b(montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|mittag|mitternacht|ubermorgen)\b/g,
  titles: /\b(?:herrn?|frau|dr|doktor|professor|prof)\.? (\p{Lu}[\p{L}'’-]+)/gu,
  business:
    /\b(wir|unsere?[rsnm]? \w+|die (praxis|werkstatt|firma|kanzlei)|das (buro|team|geschaft)|der (laden|salon))\b[^?]*\b(sind|ist|haben|hat|bieten|bietet|nehmen|nimmt|akzeptieren|akzeptiert|offnen|offnet|schliessen|schliesst|liefern|verkaufen|verlangen|brauchen|ubernehmen|gewahren|machen|arbeiten|konnen|kann|durfen|geoffnet|geschlossen)\b|^(ja|genau|natur?lich|selbstverstandlich|richtig|klar|gewiss|jawohl)\b[^?]*\b(konnen sie|wir|das ist|es ist|es gibt|stimmt)\b|\bes gibt\b|\bgibt es\b|\bsie (konnen|durfen|brauchen|mussen|bekommen)\b/,
  loose: /^(sicher|bestimmt)$/,
  looseAsked: /^(sicher|bestimmt|immer|nie|halb|halbe|versichert|sicherlich)$/,
  talk: /\b(wir (konnen|schauen|finden|sehen|reden|sprechen|fangen|machen das)( \w+){0,3} ?(helfen|gern|gerne|nach|zusammen|an|gemeinsam|schon)?|wir sind (fur sie da|gleich|fast))\b|\bsie (konnen|durfen)( \w+){0,3} (sagen|erzahlen|buchstabieren|nennen|fragen|uberlegen)\b|\bsie (brauchen|mussen)( \w+){0,3} (keine (angst|sorgen?|eile)|sich nicht)\b/,
};

const es: SentenceRules = {
  claims: [
    /\b(le|les|la|lo) esperamos\b|\bha (llegado|sido recibido|quedado)\b|^(perfecto|muy bien|de acuerdo|estupendo),? (el|la|manana) [^?]*[.!]$/,
    /\b(he|hemos|le he|la he|lo he|se lo he)( \w+)? (?!entendido|oido|dicho|visto|comprendido)\w+(ado|ido|to|cho)\b|\bya (esta|estan|queda)( \w+)? \w+(ado|ada|ido|ida|to|ta)\b/,
    /\ben la (agenda|lista)\b|\bya lo sabe\b|\bse lo (mando|envio|paso)\b/,
    /\b(cita|reserva|visita|plaza|pedido)( \w+){0,2} (esta|queda|quedo) (hecha|hecho|lista|listo|confirmada|reservada|anulada|cancelada|cambiada|fijada)\b/,
    /\b(cita|reserva|visita|plaza|pedido) (esta|queda|quedo) \w+[ao]\b|\b(le|te|les) (llegara|llega|mandaran|avisaran|avisaremos|contactaran|contactaremos|llamaran|aviso|avisare)\b|\b(recibira|se lo (digo|paso|comunico|dire|comunicare))\b/,
    /\b(he|hemos|ha|han|ya|le|les|lo|la|acabo de|acabamos de|queda|quedo|esta|estan|fue|ha sido|han sido|voy a|vamos a|va a)\b[^?]*\b(enviado|mandado|llamado|reservado|agendado|apuntado|cancelado|anulado|cambiado|movido|confirmado|transferido|pasado|conectado|reembolsado|devuelto|cobrado|pagado|pedido|actualizado|borrado|registrado|anotado|programado|arreglado|hecho|enviar|mandar|llamar|reservar|agendar|cancelar|anular|confirmar|transferir|pasar|reembolsar|devolver|cobrar|enviada|reservada|agendada|cancelada|confirmada|anotada|programada|registrada|reembolsada)\b/,
    /\b(le|les|lo|la|te|os) (envio|enviamos|enviare|enviaremos|mando|mandamos|mandare|llamo|llamamos|llamare|llamaran|llamaremos|reservo|reservamos|reservare|agendo|cancelo|cancelare|cancelamos|confirmo|confirmamos|paso|pasamos|transfiero|conecto|reembolso|reembolsamos|devolvemos|cobro|apunto|apuntamos|anoto)\b/,
    /\b(reservado|reservada|agendado|confirmado|confirmada|cancelado|cancelada|enviado|listo|hecho|anulada)[!.]/,
    /\b(todo (listo|hecho|arreglado|confirmado)|tiene (una|su) cita|nos vemos|hasta (manana|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado))\b/,
  ],
  times:
    /\b(lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mediodia|medianoche|pasado manana)\b/g,
  titles: /\b(?:sr|sra|srta|senor|senora|señor|señora|dr|dra|doctor|doctora|don|doña)\.? (\p{Lu}[\p{L}'’-]+)/gu,
  business:
    /\b(nosotros|nuestr[oa]s? \w+|la (clinica|oficina|tienda|consulta|empresa)|el (taller|salon|equipo|despacho))\b[^?]*\b(es|son|esta|estan|tiene|tienen|ofrece|ofrecen|acepta|aceptan|abre|abren|cierra|cierran|cobra|cobran|cubre|vende|hace|hacen|puede|pueden)\b|\b(tenemos|ofrecemos|aceptamos|abrimos|cerramos|cobramos|cubrimos|vendemos|hacemos|estamos (abiertos|cerrados)|trabajamos|entregamos|disponemos)\b|^(si|claro|por supuesto|exacto|correcto|asi es|desde luego)\b[^?]*\b(puede|podemos|es|hay|tenemos|esta)\b|\bhay\b|\bpuede\b|\bel aparcamiento\b/,
  loose: /^(seguro|segura|mejor)$/,
  looseAsked: /^(seguro|segura|siempre|nunca|mejor|media|medio|asegurado|asegurada)$/,
  talk: /\b(podemos (ayudarle|ayudar|ver|mirar|buscar|empezar|hablar)|tenemos tiempo|estamos (aqui|para ayudarle|casi))\b|\bpuede (decir|contar|dar|deletrear|preguntar|tomarse|esperar)\w*\b|\bno hay prisa\b/,
};

const fr: SentenceRules = {
  claims: [
    /\b(nous|on) vous (attendons|attend)\b|\best (transmis|transmise|arrive|arrivee|recu|recue|enregistre)\b|^(parfait|tres bien|d'accord|entendu),? (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|le) [^?]*[.!]$/,
    /\b(j'ai|je vous ai|je l'ai|nous avons|nous vous avons|on a)( \w+){0,2} (?!compris|entendu|dit|vu|bien compris)(mis|pris|fait|\w{3,}e|\w{3,}u)[.!]?( |$)/,
    /\ba( bien| deja)? ete \w+e\b|\b(sur la|dans la) liste\b|\bdans l'agenda\b|\bc'est (bon|regle|fait|note)\b/,
    /\b(rendez-?vous|reservation|place|visite|commande)( \w+){0,2} est (pris|prise|fait|faite|fixe|fixee|confirme|confirmee|annule|annulee|reserve|reservee|prete|note|notee)\b/,
    /\bvous (recevrez|allez recevoir|aurez)\b|\b(je|nous|on) (transmets|transmettons|transmet|transmettrai|previens|previendrai|informe|informerai|fais suivre|m'en occupe|m'occupe)\b/,
    /\b(j'ai|je vous ai|je l'ai|nous avons|nous vous avons|on a|c'est|est|sont|a ete|ont ete|vient d'etre|je viens de|je vais|nous allons|on va)\b[^?]*\b(envoye|envoyee|transmis|appele|rappele|reserve|reservee|planifie|fixe|inscrit|annule|annulee|deplace|modifie|confirme|confirmee|transfere|passe|connecte|rembourse|remboursee|debite|facture|paye|commande|mis a jour|supprime|enregistre|enregistree|note|notee|programme|regle|fait|envoyer|transmettre|appeler|rappeler|reserver|annuler|confirmer|transferer|rembourser|debiter|inscrire|noter|enregistrer)\b/,
    /\b(je|nous|on|quelqu'un|un collegue|une collegue|l'equipe) (vous |le |la |les |l')?(envoie|enverrai|enverrons|enverra|envoyons|rappelle|rappellerai|rappellera|rappellerons|appelle|appellerai|appellera|reserve|reserverai|annule|annulerai|confirme|transfere|passe|connecte|rembourse|rembourserons|inscris|note|enregistre)\b/,
    /\b(reserve|reservee|confirme|confirmee|annule|annulee|envoye|c'est fait|termine)[!.]/,
    /\b(tout est (pret|regle|fait|en ordre)|vous avez (un|votre) rendez-?vous|a (demain|lundi|mardi|mercredi|jeudi|vendredi|samedi))\b/,
  ],
  times:
    /\b(lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|(?<!apres-)midi|minuit|apres-?demain)\b/g,
  titles: /\b(?:m|mme|mlle|monsieur|madame|dr|docteur|docteure|professeur)\.? (\p{Lu}[\p{L}'’-]+)/gu,
  business:
    /\b(nous|notre \w+|nos \w+|le (cabinet|magasin|garage|salon|bureau)|la (clinique|boutique)|l'equipe)\b[^?]*\b(sommes|est|sont|avons|a|ont|offrons|offre|proposons|propose|prenons|prend|acceptons|accepte|ouvrons|ouvre|fermons|ferme|livrons|vendons|facturons|couvrons|faisons|pouvons|peut|ouvert|ferme)\b|^(oui|bien sur|tout a fait|exactement|effectivement|c'est exact|absolument)\b[^?]*\b(vous pouvez|nous|c'est|il y a|on)\b|\bil y a\b|\bvous pouvez\b|\ble parking\b/,
  loose: /^(mieux|bien sur)$/,
  looseAsked: /^(mieux|sur|sure|toujours|jamais|demi|assure|assuree)$/,
  talk: /\b(nous (pouvons|allons)( vous)? (aider|regarder|voir|commencer|chercher|parler)|nous avons le temps|nous sommes (la|presque))\b|\bvous pouvez( \w+)? (me|dire|epeler|donner|demander|prendre|reflechir)\b|\bil n'y a pas (de )?(urgence|presse)\b/,
};

/** By the language's own part of its tag. Where one has none, a model says only what the narrow filter lets through. */
export const sentenceRules: Readonly<Record<string, SentenceRules>> = { en, de, es, fr };
