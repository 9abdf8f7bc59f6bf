/**
 * Words that say what is asked of a thing and are no thing themselves: that it costs, opens, lasts, fits. A document may
 * answer without them. In lower case, without accents.
 */
const light: Record<string, string> = {
  en: `cost costs costing price prices priced fee fees charge charges charged rate rates expensive cheap pay paying paid payable
    time times hour hours minute minutes day days date week weeks month months year years weekend weekends today tomorrow
    open opens opening opened close closes closing closed start starts begin begins end ends last lasts lasting finish run
    runs arrive arrives leave leaves come comes came go goes going take takes taking taken have keep keeps kept stay fit fits
    work works working offer offers offered provide provides sell sells accept accepts accepting allow allowed valid normal
    available included include includes big large small wide high old new age early late fast soon per each number amount
    name called type types place space total usual usually typical regular standard current currently exactly
    approximately about around roughly extra gonna gotta somewhere anywhere someplace`,
  de: `kosten kostet preis preise gebuhr gebuhren zeit zeiten uhr uhrzeit tag tage tagen stunde stunden minute minuten woche wochen
    monat monate jahr jahre heute morgen offnen offnet geoffnet offen schliessen schliesst geschlossen beginnt beginnen
    anfangen endet dauert dauern kommt kommen nehmen nimmt akzeptieren anbieten bieten bietet verkaufen arbeiten zahlen
    bezahlen gross klein alt neu fruh spat schnell pro erlaubt inklusive normal gultig verfugbar extra`,
  es: `cuesta cuestan costo coste precio precios tarifa vale valen hora horas horario dia dias minuto minutos semana semanas mes
    meses ano anos hoy manana abre abren abierto abierta abiertos cierra cierran cerrado cerrada empieza empiezan termina
    dura duran tarda llega viene aceptan acepta ofrecen ofrece venden vende trabajan pagar pago grande pequeno viejo nuevo
    temprano tarde rapido incluido permitido permitidos normal valido disponible extra`,
  fr: `etes sommes coute coutent cout prix tarif tarifs vaut heure heures horaire horaires jour jours minute minutes semaine semaines mois an
    ans annee aujourd demain ouvre ouvrent ouvrez ouvert ouverts ouverte ferme ferment fermez commence commencent finit
    dure durent arrive vient acceptez prenez proposez offrez vendez travaillez payer paye grand petit vieux nouveau tot tard
    vite inclus compris permis autorise autorises normal valable disponible extra`,
};

export const lightWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries(light).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);
