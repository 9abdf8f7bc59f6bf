/** Words of everyday German that are hardly anyone's name: how one is, what one has, wants or does. */
export const commonWords: ReadonlySet<string> = new Set(
  `lila affe affen mude hungrig durstig schwanger neu zuhause draussen drinnen oben unten taub blind traurig glucklich allein alleine single
  verheiratet ledig geschieden verwitwet getrennt arbeitslos angestellt selbststandig student studentin spat fruh bereit fertig
  zuruck weg weit wach hoch niedrig teuer billig gunstig schrecklich furchtbar komisch seltsam verruckt langweilig laut leise
  kalt heiss warm nass trocken schmutzig sauber dunkel hell tot lebendig voll leer offen zu geschlossen kaputt defekt undicht
  gebrochen gestohlen verloren nett schon hasslich besser schlechter schlecht schwach stark schwer leicht schwierig einfach
  moglich unmoglich notig unnotig klar unklar richtig falsch echt geheim privat personlich beruflich wichtig dringend eilig ernst
  nervos angstlich gestresst schwindlig ubel krank gesund verletzt allergisch vegan vegetarisch begeistert enttauscht
  uberrascht verwirrt genervt sauer wutend dankbar neugierig uberzeugt sicher unsicher frei beschaftigt besetzt verfugbar
  anonym unbekannt selbst mich dich sich uns hm na nun oh ups autsch
  haarschnitt schneiden waschen farben rasur manikure massage reinigung zahnreinigung kontrolle fullung fullungen krone wurzel
  spange zahn zahne zahnschmerzen kopfschmerzen bauch ruckenschmerzen fieber husten grippe ausschlag schmerzen impfung
  hund hunde katze katzen welpe tier tiere tierarzt pizza pizzen burger salat kaffee tee wasser bier wein karte tisch tische
  abendessen mittagessen fruhstuck lieferung abholung rohr rohre klempner installateur elektriker heizung kessel therme abfluss
  toilette dusche waschbecken dach fenster tur turen schlussel schloss auto autos wagen reifen bremse bremsen motor batterie ol
  inspektion hauptuntersuchung werkstatt reparatur wartung angebot preis preise kosten rechnung rechnungen zahlung erstattung
  ruckgabe umtausch beschwerde beschwerden abo vertrag schaden kredit bank konto passwort webseite internet wlan kabel anschluss
  storung leitung telefon handy drucker bildschirm computer technik technisch support vertrieb verkauf buchhaltung empfang
  zentrale abteilung verwaltung personal besitzer vermieter mieter nachbar gast gaste patient patientin kunde kundin mitglied
  lehrer lehrerin fahrer feier hochzeit geburtstag beerdigung zimmer bett nacht flug ticket hotel taxi flughafen zug bus
  deutsch englisch franzosisch spanisch italienisch turkisch polnisch russisch arabisch ukrainisch
  weg adresse uhrzeiten offnungszeiten termin termine kalender anzahlung rabatt gutschein quittung beratung gesprach besprechung
  kurs kurse unterricht prufung test ergebnis ergebnisse rezept rezepte medikament medikamente apotheke uberweisung operation
  gross klein mittel normal doppelt paar bisschen viele wenig
  essen trinken schlafen arbeiten warten fahren laufen sitzen stehen anrufen einkaufen reisen sprechen lesen schreiben lernen
  lehren gehen kommen suchen fuhlen denken hoffen planen scherzen sterben weinen lachen
  nichts etwas alles irgendwas nirgends irgendwo uberall
  nummer name namen mail wort buchstabe frage antwort grund ding sache idee mann frau leute kind kinder baby erwachsener
  weiter zuruck nachste keine ende hallo tschuss willkommen punkt strich komma unterstrich bindestrich
  interessiert gestern morgen heute danke gern gerne natuerlich naturlich`
    .trim()
    .split(/\s+/),
);

/** Endings of words that tell how something is, or what one does: "-lich", "-ung", "ge…t". */
export const commonEndings: readonly RegExp[] = [
  /^\p{L}{3,}(?:lich|ung|ungen|keit|heit|schaft|haft|isch|bar|los|ieren|iert|termin|termine|schmerzen|problem|probleme)$/u,
  /^ge\p{L}{3,}(?:t|en)$/u,
];
