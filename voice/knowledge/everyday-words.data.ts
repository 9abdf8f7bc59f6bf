/**
 * What words of questions are worth beside how rare they are in the documents: those that carry the grammar of a question
 * nearly nothing, those of manners and asking little. Without it "please" counts as rare. In lower case, without accents.
 */
const grammar: Record<string, string> = {
  en: `a an the and or but if of at by for with about against between into through during before after above below to from up
    down in out on off over under again then once here there when where why how what which who whom whose this that these
    those is are was were be been being am have has had having do does did doing can could may might must shall should will
    would i me my mine we us our you your yours he him his she her it its they them their not no nor so than too very just
    also any some all each every both few more most other another such only own same as because until while im youre dont
    doesnt didnt isnt arent cant couldnt wont wouldnt ive whats wheres hows whos theres lets id ill one ones s t ve re ll
    d m let get got getting go going whatever whether`,
  de: `der die das den dem des ein eine einer einen einem eines und oder aber wenn von bei mit uber zu zum zur aus auf an am im in
    um fur nach vor seit bis durch ohne gegen ist sind war waren sein bin bist hat haben habe hast hatte hatten kann konnen
    konnte darf durfen muss mussen soll sollen wird werden wurde ich mich mir mein wir uns unser du dich dir dein sie ihnen ihr
    er ihn ihm es man nicht kein keine so als auch nur noch schon sehr da dort hier wann wo warum wie was welche welcher
    welches wer wen wem dies diese dieser dieses gibt geht machen mache macht denn mal etwas alle jede jeder viel viele
    ne nen nem ner n alles allem aller allen nix nichts irgendwie irgendwas irgendwo halt eben ja doch wohl bloss einfach
    grad grade gerade uberhaupt damit dafur davon dabei daran dazu drauf drin hin her wenns obs gibts hats kanns gehts wie's
    weil dass ob falls sonst ausser zwischen solche solchen beim vom ans ins aufs furs ums euer euch eure ihre ihren ihrem
    ihrer seine seinen meine meinen meinem meiner unsere unseren hab habt ham will wollen willst wurd wurden werd konnt
    musst musste bekommen bekomm bekomme kriegen krieg kriege kriegt lassen lasst tun tut gehe geh bin war's ists drum
    eigentlich ungefahr etwa zirka circa knapp insgesamt zusammen wieder bisschen bissel`,
  es: `el la los las un una unos unas y o pero si de del al a en con por para sin sobre entre desde hasta es son era fue ser soy
    estar esta estan hay tiene tienen tengo puede pueden puedo yo me mi nosotros nos nuestro tu te usted ustedes su sus ellos
    que cual cuales quien cuando donde porque como cuanto cuanta no ni mas muy tambien se lo le les este estos esos ese esa
    esto eso esas esta alguna alguno algunas algunos algun nada algo todo toda todos todas otro otra mismo misma ya aun todavia
    solo ahi aqui alli asi entonces luego pues aunque cuantos cuantas quienes adonde contra segun les nos os vosotros
    vuestro ella ello seria sera sido estoy estamos somos hemos he ha han haber habia hace hacen hacer hago podemos podria
    podrian debo debe tenemos teneis tienes voy va vamos van ir iria suelen suele queda quedan sale salen aproximadamente
    unas oiga oye mire diga cosa rato poco bueno vale`,
  fr: `le la les l un une des et ou mais si de du d a au aux en avec pour par sans sur entre depuis jusque est sont etait etre
    suis avez ai ont avoir peut peux puis pouvez je me mon ma mes nous notre vous votre vos il elle ils elles on ce cet cette
    ces que qui quoi quel quelle quels quelles quand ou pourquoi comment combien ne pas plus tres aussi se y c est-ce quest
    cela ca leur leurs lui eux moi toi ceux celle celui celles dont lequel laquelle donc alors car ni puis fait faire faites fais va
    vont allez vais quelque chose rien tout toute tous toutes autre autres meme deja encore toujours jamais juste seulement
    environ peu beaucoup trop assez ici chez vers sous contre selon faut faudrait dois doit devez doivent ete sera serai
    serez serait pourrais pourrait aurais aurait qu n m t s j bon euh ben bah quoi fois etes avons`,
  it: `il lo la i gli le un uno una e o ma se di del della dei delle a al alla in nel nella con per da dal su tra fra sono e era
    essere sei siamo siete ha hanno ho avete avere puo posso potete io mi mio noi nostro tu ti voi vostro si che chi quale
    quali quando dove perche come quanto quanta non piu molto anche c ce questo questa`,
  pt: `o a os as um uma uns umas e ou mas se de do da dos das em no na nos nas com por para sem sobre entre desde ate e sao era foi
    ser sou esta estao ha tem tenho pode podem posso eu me meu minha nos nosso voce voces seu sua que qual quais quem quando
    onde porque como quanto quanta nao mais muito tambem este esta isso`,
  nl: `de het een en of maar als van bij met over naar uit op aan in om voor na sinds tot door zonder is zijn was waren ben bent
    heeft hebben heb had kan kunnen mag mogen moet moeten zal zullen wordt worden ik mij me mijn wij we ons onze jij je jouw u
    uw hij hem zij ze haar er niet geen zo dan ook maar nog al zeer daar hier wanneer waar waarom hoe wat welke welk wie dit
    deze die dat`,
};
const manners: Record<string, string> = {
  en: `please tell know wondering wonder ask asking question want wanted like need needs hi hello hey thanks thank sorry excuse
    actually maybe perhaps quick quickly say said mean think guess happen happens possible able sure okay ok well right
    kind sort thing things something anything someone anyone anybody somebody way bit lot much many long far often find see
    look looking help make makes take use give guys there's yes yeah um uh er so oh now still ever`,
  de: `bitte sagen wissen frage fragen mochte wollte brauche hallo danke entschuldigung eigentlich vielleicht kurz meine mal
    moglich sicher ja also gerne gern lange weit oft finden sehen hilfe`,
  es: 'por favor decir saber pregunta preguntar quiero quisiera necesito hola gracias perdon quizas posible seguro si bien',
  fr: 'svp plait dire savoir question demander veux voudrais besoin bonjour merci pardon peut-etre possible oui bien',
  it: 'favore dire sapere domanda chiedere vorrei voglio bisogno ciao grazie scusi forse possibile si bene',
  pt: 'favor dizer saber pergunta perguntar quero queria preciso ola obrigado obrigada desculpe talvez possivel sim bem',
  nl: 'alstublieft zeggen weten vraag vragen wil graag nodig hallo dank bedankt sorry misschien mogelijk ja goed',
};

const setsOf = (lists: Record<string, string>): Record<string, ReadonlySet<string>> =>
  Object.fromEntries(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))]));

export const grammarWords = setsOf(grammar);
export const mannerWords = setsOf(manners);
