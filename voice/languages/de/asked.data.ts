import type { AskedTopic } from '#voice/languages/asked-topic.ts';

/** How people ask what businesses are asked every day. In lower case, no punctuation but apostrophes, accents as written. */
export const germanAsked: readonly AskedTopic[] = [
  {
    id: 'hours',
    heads: 'offnungszeiten sprechzeiten geschaftszeiten sprechstunde feiertage zeiten geoffnet',
    tells: '#clock geoffnet geschlossen offen uhr montag freitag samstag sonntag feiertagen werktags',
    asks: `habt ihr offen
haben sie samstags auf
bis wann
wann macht ihr zu
wie lange sind sie heute noch da
ab wann ist denn da jemand
und sonntags
ist grade überhaupt wer da
ich hab erst um sechs feierabend geht das noch
wann haben sie denn geöffnet bitte
macht ihr mittagspause
sind sie zwischen den jahren zu erreichen
habt ihr an pfingsten zu
öffnungszeiten
kann man abends auch noch kommen
wie sieht's am wochenende aus
wenn ich so gegen halb acht käme
nur unter der woche oder auch samstag
heute noch auf
ich wollt mal fragen wann ich frühestens vorbeikommen kann
ist am brückentag jemand da
von wann bis wann ist bei ihnen besetzt
seid ihr samstags da
bis wann kann ich jemanden erreichen
sind sie am wochenende da
wie lang haben sie auf
arbeiten sie auch sonntags
bis um wie viel uhr geht das bei ihnen
wann ist bei ihnen jemand da
habt ihr am wochenende auf
sind sie am samstag da
haben sie nur vormittags auf
montags haben sie zu oder
wie lange sind sie abends da
ab wann ist jemand da
ab wann kann man frühestens kommen
bis wann kann man kommen
macht ihr über mittag zu
arbeiten sie samstags
haben sie mittwochnachmittag geöffnet
ham sie samstags auf
kann ich auch nach der arbeit noch kommen
sind sie zwischen weihnachten und neujahr da
wann macht ihr auf`,
  },
  {
    id: 'address',
    heads: 'adresse anfahrt anschrift standort lage wegbeschreibung finden',
    tells: 'straße strasse platz weg stock etage erdgeschoss eingang adresse hausnummer gegenuber neben',
    asks: `wo seid ihr denn
wo genau ist das
wie komm ich da hin
welche adresse ist das
in welchem stock
ich steh hier draußen und find den eingang nicht
wo muss ich da hin
wie heißt die straße
ist das das gelbe haus neben der sparkasse
sagen sie mir bitte wie ich zu ihnen finde
wo in der stadt ist das ungefähr
was geb ich ins navi ein
und wo ist das dann
ich war noch nie bei ihnen wie finde ich das
mein navi schickt mich in den wald
muss ich irgendwo klingeln
seid ihr noch da wo ihr früher wart
welche hausnummer
ist das direkt in der innenstadt
ich komm von der autobahn wie muss ich da fahren
hinterhaus oder vorne rein
könnten sie mir kurz den weg beschreiben
wo sitzt ihr denn
welche straße war das
in welchem stockwerk
wie find ich sie
wo muss ich denn hin
wie komme ich zu ihnen
in welcher straße sind sie
wie ist die adresse
in welchem stock sind sie
ist das im erdgeschoss
wie find ich zu ihnen
wo genau sitzen sie
ist das das haus neben der apotheke
wo muss ich hin
sind sie noch in der alten praxis`,
  },
  {
    id: 'parking',
    heads: 'parken parkplatz parkplatze parkhaus anfahrt auto',
    tells: 'parken parkplatz parkplatze parkhaus tiefgarage stellplatze hof fahrrad',
    asks: `parkplatz
gibt's parkplätze
wo kann ich mein auto lassen
wo stell ich mich da hin
kann man bei euch parken
und mit dem auto
kostet das parken was
ich hab einen großen transporter passt der da hin
krieg ich da überhaupt was zum parken
ist da ein parkhaus in der nähe
haben sie einen hof wo ich reinfahren kann
darf ich direkt vor der tür halten
wo stelle ich mein rad ab
braucht man da eine parkscheibe
ich komm mit dem lkw
da ist doch nie was frei
kann ich da mein e auto laden
werd ich da abgeschleppt
wie lange darf ich da stehen
gibt es einen behindertenparkplatz
muss ich mir was auf der straße suchen
ich komme mit dem wagen wo fahr ich da am besten rein
gibts parkplätze
haben sie einen parkplatz
kann man da parken
wo stell ich das auto ab
wo park ich am besten
wo kann man da parken
gibts da parkplätze
kann man vor der tür parken
wo ist die einfahrt
krieg ich da einen parkplatz
hat man da platz fürs auto
wo parkt man am besten`,
  },
  {
    id: 'transit',
    heads: 'bus bahn offentliche verkehrsmittel anreise anfahrt haltestelle',
    tells: 'bus bahn strassenbahn tram haltestelle bahnhof linie station ubahn fuss minuten',
    asks: `welcher bus fährt da hin
kommt man mit der bahn zu ihnen
ich hab kein auto
wie komm ich da mit den öffentlichen hin
wo muss ich aussteigen
gibt es eine haltestelle in der nähe
wie weit ist das vom bahnhof
und ohne auto
mit welcher linie muss ich fahren
fährt da sonntags überhaupt was
kann ich von der u bahn aus laufen
ich komme mit dem zug
hält die straßenbahn bei euch
muss ich umsteigen
ich darf nicht mehr fahren wie soll ich zu ihnen kommen
welche station ist das
brauch ich da ein taxi
ist das zu fuß zu schaffen vom bahnhof
geht da ein bus
öffis habt ihr da was
wie oft fährt denn der bus da raus
holt einen jemand am bahnhof ab`,
  },
  {
    id: 'access',
    heads: 'barrierefrei barrierefreiheit rollstuhl aufzug zugang treppen',
    tells: 'barrierefrei rollstuhl aufzug fahrstuhl lift treppe stufen rampe ebenerdig kinderwagen rollator',
    asks: `ich sitz im rollstuhl komm ich da rein
habt ihr einen aufzug
gibt es treppen
ist das ebenerdig
meine mutter hat einen rollator
komm ich mit dem kinderwagen rein
ich kann keine treppen steigen
wie viele stufen sind das
ist das barrierefrei
gibt es eine rampe
mein mann ist schlecht zu fuß
lift da
hilft mir jemand an der tür
wie breit ist denn die tür
ich geh grad an krücken ist das ein problem
haben sie auch ein behinderten wc
ich seh nicht mehr gut finde ich mich da zurecht
muss man da hoch laufen
und mit dem elektrorollstuhl
passt ein zwillingswagen durch
wie komm ich denn hoch wenn ich nicht laufen kann
fahrstuhl oder nur treppe
komm ich mit dem rollator hoch
gibts einen aufzug
muss ich treppen steigen
meine mutter sitzt im rollstuhl
geht das mit kinderwagen
ich bin auf den rollator angewiesen
komm ich mit dem kinderwagen hoch
ich geh an krücken
kommt man mit dem rollstuhl rein
meine mutter kann keine treppen
ich kann schlecht laufen geht das
ist da eine rampe`,
  },
  {
    id: 'price',
    heads: 'preis preise kosten gebuhren tarife preisliste kostenvoranschlag honorar',
    tells: '#money kostet kosten preis kostenlos gratis gebuhr pauschale angebot kostenvoranschlag',
    asks: `was kostet das
wie teuer ist das
was nehmt ihr dafür
was muss ich da zahlen
und der preis
so grob über den daumen
was käme da auf mich zu
ist das pro person
im monat oder im jahr
mit oder ohne mehrwertsteuer
kommt da noch was obendrauf
was verlangen sie denn die stunde
können sie mir ungefähr sagen was das kostet
ich hab nicht so viel geld
was ist das günstigste was ihr habt
wie viel macht das alles zusammen
ist das teuer
kostet das schon was wenn nur mal einer guckt
machen sie einen kostenvoranschlag
was soll der spaß kosten
wie sind da eure preise
bevor ich ja sage wüsst ich gern was mich das kostet
was nehmen sie denn dafür
was kostet mich das
was zahl ich da
was macht das
wie teuer ist sowas
was ist das günstigste
ab wann gehts preislich los
mit was muss ich rechnen
kostet das extra
ist das mit drin im preis
muss ich das selber zahlen
was würde das kosten für zehn leute
was zahlen wir im monat
was kostet das denn so
was kostet so ne behandlung
wie teuer wird das
was verlangen sie dafür
was nehmen sie dafür
was muss ich da rechnen
mit wie viel muss ich rechnen
auf was komm ich da ungefähr
in welcher größenordnung liegt das`,
  },
  {
    id: 'payment',
    heads: 'zahlung bezahlung bezahlen zahlungsarten zahlungsweise anzahlung raten',
    tells: 'bar karte kartenzahlung rechnung raten uberweisung lastschrift paypal anzahlung kreditkarte zahlen',
    asks: `kann ich mit karte zahlen
nur bar
geht ec karte
kann ich das abstottern
wann muss ich das zahlen
schickt ihr mir eine rechnung
nehmen sie kreditkarten
wie bezahl ich das dann
muss ich was anzahlen
ich hab nur bargeld dabei
auf rechnung geht das
zahl ich gleich vor ort
geht das auch in raten
kann man das überweisen
bucht ihr das ab
gibt man da trinkgeld
mit dem handy bezahlen geht das bei ihnen
ich hab keine kreditkarte ist das schlimm
muss das geld vorher da sein
wie kann man bei euch denn so bezahlen
mein sohn übernimmt das kann der überweisen
könnte ich in zwei teilen zahlen
kann ich bar zahlen
nehmen sie karte
geht auch ec karte
kann man mit karte zahlen
kann ich in raten zahlen
nehmen sie ec karte
geht auch bar
muss ich gleich zahlen
krieg ich eine rechnung
wie läuft das mit dem bezahlen
kann ich überweisen`,
  },
  {
    id: 'insurance',
    heads: 'krankenkasse versicherung kasse kostenubernahme abrechnung zuschuss',
    tells:
      'kasse kassen krankenkasse versicherung privat gesetzlich ubernimmt erstattet zuschuss rezept zuzahlung antrag',
    asks: `zahlt das die kasse
übernimmt das die krankenkasse
nehmt ihr auch kassenpatienten
ich bin privat versichert
muss ich was dazuzahlen
wer zahlt das denn
ist das eine kassenleistung
bei der aok geht das
kann ich das bei der versicherung einreichen
brauch ich dafür ein rezept
gibt's da einen zuschuss vom staat
rechnet ihr direkt mit der versicherung ab
was bleibt da an mir hängen
zahlt das amt das auch
ich bin nicht versichert was mach ich da
krieg ich das von der pflegekasse
meine versicherung hat gesagt ich soll sie fragen
und die kasse
muss ich das erst genehmigen lassen
brauche ich eine überweisung
ich hab grad die kasse gewechselt gilt das noch
haftpflicht zahlt sowas doch oder
ich bin bei der aok
nehmen sie auch kassenpatienten
ich bin privat versichert geht das
übernimmt das meine krankenkasse
muss ich was zuzahlen
nehmen sie die aok
ich bin bei der techniker
muss ich das selber zahlen
rechnen sie mit der kasse ab
geht das über die versicherung`,
  },
  {
    id: 'cancel',
    heads: 'absagen absage stornierung storno verschieben termin ausfall',
    tells: 'absagen abgesagt absage stornieren storniert verschieben verspatung rechtzeitig vorher ausfall stunden',
    asks: `ich kann morgen nicht
kann ich das verschieben
ich muss absagen
bis wann kann ich absagen
kostet das was wenn ich nicht komme
was wenn mir was dazwischenkommt
ich verspäte mich ein bisschen
können wir das auf einen anderen tag legen
ich bin krank geworden
ich hab den termin verschwitzt
geht's auch ne woche später
und wenn ich doch nicht kann
wie kurzfristig kann man denn absagen
muss ich das trotzdem zahlen
würden sie mir den termin bitte umlegen
stornieren
was ist wenn ich zehn minuten zu spät komm
ich schaff's nicht
kann ich da noch raus
mir ist auf der arbeit was dazwischengekommen
fällt da eine gebühr an wenn ich absage
darf ich das am selben tag noch ändern
was wenn ich nicht kann
was ist wenn ich absagen muss
kostet das was wenn ich absage
kann ich das noch verschieben
was wenn ich den termin nicht schaffe
wie lange vorher muss ich absagen
was passiert wenn ich nicht komme
kann ich noch absagen
muss ich was zahlen wenn ich krank werde
kann ich den termin noch schieben`,
  },
  {
    id: 'bring',
    heads: 'mitbringen unterlagen vorbereitung vorbereiten vorab dokumente kleidung',
    tells:
      'mitbringen unterlagen ausweis karte kleidung nuchtern essen trinken vorbereiten formular dokumente versichertenkarte',
    asks: `muss ich da was dabeihaben
muss ich beim ersten mal was dabeihaben
was muss ich mitbringen
brauch ich irgendwas
soll ich unterlagen mitnehmen
darf ich vorher was essen
was zieh ich an
muss ich den ausweis dabeihaben
gibt es was vorzubereiten
muss ich nüchtern kommen
welche papiere wollen sie denn sehen
soll ich die alten befunde mitbringen
ich hab keinen reisepass reicht der führerschein
muss ich vorher was ausfüllen
reicht wenn ich einfach so komm
meine tabletten nehm ich die morgens normal
könnten sie mir sagen was ich alles brauche
spezielle schuhe oder so
kann ich direkt in arbeitsklamotten kommen
und was nehm ich mit
was sollte ich da parat haben
darf ich noch kaffee trinken davor
handtuch selber mitbringen
was braucht ihr alles von mir
muss ich was mitnehmen
muss ich eher da sein
soll ich früher kommen
brauchen sie meine karte
was brauchen sie von mir
was soll ich alles mitbringen
brauch ich die karte
muss ich was dabeihaben
brauchen sie irgendwelche unterlagen
brauch ich eine überweisung`,
  },
  {
    id: 'duration',
    heads: 'dauer zeitaufwand lange ablauf zeit',
    tells: '#span dauert dauer minuten stunde stunden tage lang',
    asks: `wie lange dauert das
wie lang bin ich da
geht das schnell
wie viel zeit soll ich einplanen
bin ich bis mittag fertig
schafft man das in einer stunde
ich hab nur mittagspause
wann ist das fertig
muss ich mir da frei nehmen
wie oft muss ich kommen
zieht sich das
wann kann mich mein mann abholen
dauert's lang
um drei muss ich die kinder holen reicht das
so ungefähr wie viele stunden
kann ich drauf warten
sind das eher tage oder wochen
was braucht ihr normalerweise für sowas
können sie abschätzen wie lange die brauchen
und der termin wie lang geht der
sitz ich da ewig rum
den ganzen tag oder wie
wie lang dauert das
wie lange bin ich da
wie viel zeit brauch ich
dauert das lang
wie lang sitz ich da
wie lange muss ich einplanen
bin ich in einer stunde wieder raus
wann bin ich fertig`,
  },
  {
    id: 'new_customers',
    heads: 'neue neupatienten neukunden aufnahme warteliste erstgesprach ersttermin anmeldung',
    tells: 'neue neuen aufnehmen aufnahme warteliste frei wartezeit erstgesprach ersttermin platze anmelden',
    asks: `nehmt ihr noch neue
ich war noch nie bei ihnen
habt ihr noch was frei
wie schnell krieg ich einen termin
gibt's eine warteliste
ich bin grad hergezogen und such jemanden
seid ihr voll
kann ich bei ihnen patient werden
wann wär denn der nächste freie termin
wie läuft das beim ersten mal
was muss ich machen wenn ich neu bin
mein alter arzt hat aufgehört
brauch ich eine empfehlung
könnten sie mich diesen monat noch dazwischenschieben
nehmen sie überhaupt noch leute an
wie lange wartet man da
kann da jeder kommen
ich bin noch kein kunde
setzen sie mich bitte auf die liste
und für neue
wär bei euch noch ein platz
ich tät gern zu ihnen wechseln`,
  },
  {
    id: 'emergency',
    heads: 'notfall notfalle notdienst bereitschaft dringend schmerzen',
    tells:
      'notfall notdienst bereitschaft bereitschaftsdienst sofort dringend nachts wochenende schmerzen #contact 112 116117',
    asks: `das ist ein notfall
ich hab starke schmerzen kann ich heute kommen
was ist wenn nachts was kaputtgeht
wen ruf ich an wenn ihr zu habt
kann mich jetzt gleich jemand drannehmen
das kann nicht bis montag warten
habt ihr einen notdienst
bei mir kommt wasser durch die decke
gibt es eine nummer fürs wochenende
können sie sofort jemand schicken
die heizung ist aus und es ist eiskalt
was mach ich wenn's dringend ist
hier läuft was aus was soll ich tun
wie schnell kann jemand da sein
kommt ihr auch sonntags
mir ist das grad kaputtgegangen und ich brauch's morgen
könnten sie mich heute noch reinschieben es ist wirklich schlimm
kostet das nachts mehr
und wenn's am wochenende schlimmer wird
ich halt das nicht mehr aus
ist da jemand in bereitschaft
es brennt hier wirklich
was mach ich wenns schlimmer wird
und wenns am wochenende weh tut
wen ruf ich nachts an
was wenn das ein notfall ist
an wen wend ich mich sonntags
was mach ich wenn am wochenende was ist
was wenn es am sonntag wehtut
gibts einen notdienst
was mach ich wenn es schlimmer wird
wo ruf ich an wenn sie zu haben
haben sie eine notfallnummer
und wenn ich nachts schmerzen krieg`,
  },
  {
    id: 'children',
    heads: 'kinder kind jugendliche alter familie minderjahrige babys',
    tells: 'kinder kindern kind alter jahren jahre baby babys eltern jugendliche minderjahrige teenager',
    asks: `nehmt ihr auch kinder
darf ich mein kind mitbringen
ab welchem alter
geht das auch für kinder
mein sohn ist vier ist der zu klein
machen sie das auch bei babys
wie alt muss man sein
dürfen kinder rein
ich hab niemanden für die kleinen können die mit
gibt es was zum spielen
und jugendliche
es wär für meine tochter
kann sie mit sechzehn alleine kommen
muss ein elternteil dabei sein
ich hätte einen säugling dabei
bis zu welchem alter geht das
sind sie auf kinder eingestellt
es geht nicht um mich sondern um meinen kleinen
müssen die eltern unterschreiben
wir kämen mit drei kindern
und für den enkel
macht ihr das auch bei ner siebenjährigen
nehmen sie auch kinder
ist er mit drei zu klein
behandeln sie auch so kleine
muss ich bei meinem kind dabei sein
machen sie auch kinder`,
  },
  {
    id: 'animals',
    heads: 'hunde hund tiere haustiere vierbeiner',
    tells: 'hund hunde hunden tier tiere haustiere leine assistenzhunde',
    asks: `darf der hund mit
kann ich meinen hund mitbringen
hunde okay
sind haustiere erlaubt
ich hab einen hund dabei
wär's schlimm wenn der hund mitkommt
das ist ein blindenhund
muss der draußen bleiben
was ist mit meiner katze
lasst ihr hunde rein
ich kann den nicht alleine daheim lassen
wenn er an der leine ist geht's dann
die ist ganz klein und sitzt nur auf dem schoß
kann man den irgendwo anbinden
stören tiere
kostet der hund extra
wie ist das bei ihnen mit hunden
dürfen tiere da rein
und der hund
hunde sind wohl verboten oder
ich müsst den welpen mitnehmen
haben sie was gegen hunde`,
  },
  {
    id: 'companion',
    heads: 'begleitung begleitperson angehorige besucher partner gaste',
    tells: 'begleitung begleitperson begleiten angehorige partner freund freundin mitkommen allein gast gaste',
    asks: `darf meine frau mit
kann ich jemanden mitbringen
geht das wenn meine tochter dabei ist
muss ich allein kommen
ich trau mich nicht alleine
darf jemand mit rein
soll mich jemand heimfahren
kann mein mann im zimmer bleiben
meine mutter bräuchte mich dabei
wär es in ordnung wenn eine freundin mitkommt
wie viele dürfen mit
kann der betreuer dabei sein
ich bin so aufgeregt darf meine schwester mit
müssen wir beide kommen
muss mein partner draußen warten
nur ich oder darf noch wer mit
ist für noch einen platz
dürfte ich bitte einen angehörigen mitnehmen
und mein freund darf der mit
ich hätte gern meinen sohn dabei
bring ich besser jemanden mit
zu zweit geht das`,
  },
  {
    id: 'staff',
    heads: 'team mitarbeiter personal ansprechpartner qualifikation experten fachkrafte',
    tells:
      'team mitarbeiter ausgebildet erfahrung fachkraft fachkrafte gepruft meister arztin zertifiziert selbe techniker',
    asks: `wer macht das denn
zu wem komm ich da
ist das immer derselbe
kann ich zu einer frau
ich hätte gern den vom letzten mal
sind das gelernte leute
haben sie eine ärztin
macht das ein meister oder ein lehrling
wie lange machen die das schon
wer kommt da zu mir nach hause
ein mann wär mir lieber geht das
darf ich mir das aussuchen
was haben die für eine ausbildung
kommt wieder der gleiche wie beim letzten mal
ist der chef selber da
ich will nicht jedes mal jemand anders
sind das eigene leute oder fremdfirmen
haben die ahnung davon
kann ich zu dem wo meine nachbarin war
wer kümmert sich da um mich
und wer ist das dann
kennen die sich aus
wer behandelt mich
wie heißt der arzt
ist das ein mann oder eine frau
wer macht das bei ihnen
zu wem komm ich
ist der herr doktor noch da`,
  },
  {
    id: 'languages',
    heads: 'sprachen sprache dolmetscher ubersetzung fremdsprachen',
    tells: 'sprache sprachen spricht sprechen englisch turkisch russisch arabisch dolmetscher ubersetzer ubersetzung',
    asks: `spricht da jemand englisch
meine mutter kann kein deutsch
haben sie einen dolmetscher
kann ich mit jemandem auf türkisch reden
ist da einer der arabisch kann
welche sprachen sprecht ihr
nur deutsch
mein deutsch ist nicht so gut
geht das auch auf russisch
gibt es die formulare auf ukrainisch
ich brauche übersetzer
kann jemand für meine oma übersetzen
polnisch kann da wer
muss ich jemanden zum übersetzen mitbringen
haben sie jemanden mit gebärdensprache
versteht mich da jemand wenn ich französisch rede
er spricht nur italienisch
ist das auf deutsch oder auf englisch
und auf englisch
entschuldigung ich nicht gut verstehen andere sprache möglich
redet der doktor auch rumänisch
könnten wir das auf spanisch machen
spricht bei ihnen jemand türkisch
kann man mit ihnen englisch reden
gibts einen dolmetscher
welche sprachen sprechen sie`,
  },
  {
    id: 'online',
    heads: 'online onlinebuchung terminbuchung app internet portal webseite',
    tells: 'online internet webseite website app portal buchen einloggen homepage',
    asks: `kann ich das online machen
gibt's da eine app
geht das übers internet
muss ich immer anrufen
wie buche ich das online
kann man das irgendwo selber eintragen
kann ich das im internet ändern
ich würd das lieber am handy machen
habt ihr eine online terminbuchung
wo finde ich das auf der homepage
geht das nur telefonisch
ich hab's nicht so mit computern muss das übers internet sein
könnte ich das einfach anklicken statt anzurufen
online buchen
wie heißt die app
haben sie so ein portal
auf ihrer seite hab ich nichts zum buchen gefunden
seh ich meine termine irgendwo
geht's auch ohne dass man mit jemandem redet
und online
brauch ich da einen zugang für
kann man sich da selber was aussuchen im netz`,
  },
  {
    id: 'reminder',
    heads: 'erinnerung terminerinnerung bestatigung benachrichtigung',
    tells: 'erinnerung erinnern erinnert bestatigung bestatigen sms mail nachricht kalender vorher',
    asks: `krieg ich eine erinnerung
schickt ihr eine sms
bekomm ich da was schriftliches
woher weiß ich dass das geklappt hat
ist das jetzt fest
ich vergess das können sie mich erinnern
ruft mich da einen tag vorher jemand an
können sie mir das mailen
ich hab keine bestätigung bekommen
kommt das per mail oder aufs handy
wann kommt denn die erinnerung
meldet ihr euch vorher nochmal
würden sie mir das bitte zuschicken
also kommt da noch was
gibt's eine bestätigung
kann ich das in meinen kalender kriegen
da kam nie eine sms
muss ich das noch bestätigen
sms bringt nichts ich hab nur festnetz
und ihr sagt nochmal bescheid
bitte keine mails lieber anrufen
wie wird das bestätigt`,
  },
  {
    id: 'discount',
    heads: 'rabatt rabatte ermaßigung ermassigung nachlass angebote aktionen gutschein',
    tells:
      'rabatt rabatte gunstiger prozent nachlass reduziert studenten senioren gutschein aktion vergunstigung verein',
    asks: `wirds für uns als verein günstiger
wird das für einen verein irgendwie billiger
kommen vereine bei ihnen günstiger weg
gibt's rabatt
ist das für studenten billiger
ich bin rentner krieg ich da was nachgelassen
geht da noch was am preis
wir sind ein gemeinnütziger verein
habt ihr gerade angebote
kann ich irgendwo einen gutschein einlösen
was wenn wir zehn stück nehmen
ich hab so einen gutschein
wird's billiger wenn ich gleich fürs ganze jahr zahl
mein nachbar hat's günstiger gekriegt
wenn wir zu zweit kommen macht ihr dann was
haben sie eine familienkarte
schwerbehindertenausweis bringt der was
ich hab einen code aus dem internet geht der noch
mengenrabatt
könnten sie mir da ein bisschen entgegenkommen
für arbeitslose gibt's da was
wie viel spar ich dann
und für azubis
krieg ich was wenn ich jemanden werbe
lässt sich da noch was machen
gibts rabatt für vereine
wir sind eine schule wirds da billiger
kriegen wir prozente
wird das günstiger für uns
gibts nachlass
gibts rabatt
wirds für vereine günstiger
gibts für schulen nachlass
kann man am preis was machen
haben sie angebote
zahlen studenten weniger
krieg ich als verein prozente`,
  },
  {
    id: 'trial',
    heads: 'testen probe probezeit demo kostenlos testversion probestunde',
    tells: 'testen test probe kostenlos kostenlose demo testversion probestunde muster probieren unverbindlich',
    asks: `kann ich das erst mal testen
gibt es eine probezeit
wie lang kann ich das ausprobieren
habt ihr eine demo
darf ich mir das vorher anschauen
gibt es was kostenloses
muss ich da schon meine kreditkarte angeben
kann mir das einer mal zeigen
ich will's erst probieren bevor ich zahl
habt ihr ein muster
was passiert wenn der test vorbei ist
bucht ihr dann automatisch ab nach der probe
kann man eine schnupperstunde machen
ist das erste mal umsonst
wie geht das mit dem testen
ich tät's mir gern mal angucken
lassen sie einen das ausprobieren
probestunde
was ist in der gratisversion drin
können sie mir was zum probieren schicken
mal reinschnuppern geht das
und wenn's mir nach dem testen nicht gefällt
kann ich das ausprobieren
kann man das testen
kann ich erst mal gucken
gibts eine probezeit
muss ich zum testen was zahlen
brauch ich dafür eine kreditkarte
kann man das vorher ausprobieren
gibts eine testversion
wie lange kann ich testen
kann man da mal reinschauen
brauch ich zum testen eine kreditkarte
kann ich das unverbindlich probieren`,
  },
  {
    id: 'contract',
    heads: 'vertrag laufzeit kundigung kundigungsfrist vertragslaufzeit abo mitgliedschaft',
    tells:
      'vertrag laufzeit kundigen kundbar kundigung kundigungsfrist monatlich monat monate jederzeit mindestlaufzeit verlangert',
    asks: `wie lang bin ich da gebunden
gibt's da einen vertrag
kann ich jederzeit kündigen
wie komm ich da wieder raus
was ist die kündigungsfrist
muss ich das für ein jahr nehmen
geht das auch monatlich
häng ich da fest
ich will mein abo kündigen
verlängert sich das von alleine
wie lange muss ich das behalten
kann ich aufhören wann ich will
was ist wenn ich's nach drei monaten nicht mehr will
muss ich schriftlich kündigen
gibt es eine mindestzeit
kann man das pausieren
zu wann komm ich frühestens raus
auf so lange verträge hab ich keine lust
muss man da was unterschreiben
zahl ich drauf wenn ich früher aufhöre
und wenn ich aussteigen will
binde ich mich damit
wie lang bin ich gebunden
komm ich da wieder raus
kann ich jederzeit aufhören
gibts eine mindestlaufzeit
muss ich mich lange binden
wie kündige ich das
wie werd ich das wieder los
bin ich da gebunden
muss ich mich festlegen
wie ist die kündigungsfrist
muss ich einen vertrag machen`,
  },
  {
    id: 'integration',
    heads: 'schnittstelle schnittstellen integration import export anbindung kompatibel',
    tells:
      'schnittstelle schnittstellen verbinden anbinden anbindung importieren import export synchronisiert kompatibel datev api',
    asks: `läuft das mit outlook zusammen
geht das mit meiner buchhaltung
kann ich meine alte liste da reinladen
wir machen alles in excel klappt das
habt ihr eine schnittstelle
passt das zu dem was wir haben
wie krieg ich meine kontakte da rein
gleicht der sich mit meinem kalender ab
das müsste mit unserer kasse reden können
kann man da was importieren
womit lässt sich das verbinden
holt der sich die sachen aus google
gibt es dafür ein plugin
krieg ich meine daten da auch wieder raus
unser steuerberater arbeitet mit datev
muss ich dann alles doppelt eintippen
ließe sich das an unser system anbinden
kann man die zwei irgendwie koppeln
und mit whatsapp
könnte unser it mensch da was dranbauen
mit welchen programmen versteht sich das
spielt das mit unserem shop zusammen`,
  },
  {
    id: 'devices',
    heads: 'gerate systemvoraussetzungen browser app smartphone voraussetzungen betriebssystem',
    tells: 'handy smartphone tablet browser mac windows android iphone ipad offline computer app',
    asks: `läuft das auf dem mac
geht das auf dem handy
brauch ich da einen computer
gibt's das als app für android
mein laptop ist schon ziemlich alt
geht das ohne internet
ich hab nur ein tablet
welchen browser brauch ich
muss ich da was installieren
läuft das auch auf dem ipad
kann ich's auf zwei geräten haben
ist das einfach im browser
ich hab noch so ein altes iphone reicht das
muss man was runterladen
was wenn ich unterwegs kein netz hab
wie neu muss der rechner sein
nur windows
kann man das im büro auf dem großen bildschirm zeigen
braucht man dafür ein spezielles gerät
und am handy
tut's mein alter pc auch noch
ich hab gar kein smartphone`,
  },
  {
    id: 'data',
    heads: 'datenschutz daten sicherheit datensicherheit dsgvo server backup',
    tells:
      'daten gespeichert server verschlusselt sicherung backup dsgvo datenschutz rechenzentrum zertifiziert vertraulich geloscht',
    asks: `wo liegen meine daten
ist das sicher
wer kann das alles sehen
ist das verschlüsselt
verkauft ihr meine daten
liegt das auf amerikanischen servern
was ist wenn ihr gehackt werdet
macht ihr sicherungen
wem gehören denn die daten
seid ihr dsgvo konform
wie sicher ist das
ich mach mir sorgen wegen datenschutz
kann ich das alles löschen lassen
was macht ihr mit meinen angaben
kriegt das sonst noch jemand
haben sie da ein zertifikat für
unser anwalt will wissen wo das gespeichert wird
ist das in der cloud oder wo
bleibt das unser eigentum was wir da eingeben
und wenn alles abstürzt ist dann alles weg
datenschutz
geben sie das an andere weiter
wo liegen die daten
wo speichern sie das
sind meine daten sicher
wo stehen ihre server
liegt das in deutschland
wer kann das sehen
sind die server in deutschland
was passiert mit unseren daten
ist das dsgvo konform
wo wird das gespeichert`,
  },
  {
    id: 'support',
    heads: 'support hilfe kundendienst kundenservice hotline betreuung',
    tells: 'support hilfe helfen kundendienst hotline chat telefon mail inklusive ansprechpartner #contact',
    asks: `wen frag ich wenn ich nicht weiterkomm
habt ihr einen support
ist hilfe mit drin
kann ich anrufen wenn's nicht geht
wann ist denn da jemand für fragen da
muss ich für die hilfe extra zahlen
ich brauch hilfe damit
gibt's eine hotline
was ist wenn ich was nicht kapier
kann ich mit einem richtigen menschen reden
helft ihr am telefon oder nur per mail
wer hilft mir da
habt ihr so einen chat
ist am wochenende auch jemand für probleme da
ich bin nicht so technisch hilft mir da einer
wohin mit meinen fragen
kann sich da jemand bei mir draufschalten
kostet das wenn ich euch um hilfe bitte
wie erreich ich den kundendienst
steh ich dann alleine da
und wenn später was ist
gibt es eine anleitung oder videos
ist support dabei
kostet die hilfe extra
an wen wend ich mich wenn was nicht geht
hilft mir da jemand
gibts da eine hotline`,
  },
  {
    id: 'response',
    heads: 'antwortzeit reaktionszeit ruckruf ruckmeldung bearbeitungszeit antwort',
    tells: '#span antwort antworten antwortzeit ruckruf ruckmeldung reaktionszeit innerhalb werktag stunden melden',
    asks: `wie schnell meldet ihr euch
wann ruft mich jemand zurück
wie lang dauert's bis ich was höre
ich hab gemailt und keiner hat geantwortet
wann kann sich das jemand anschauen
bis wann ist das repariert
antwortet ihr am selben tag
ich wart jetzt schon eine woche
ist da jemand dran
wie schnell antworten sie normalerweise
hör ich heute noch was
rufen die heute oder morgen an
mich hat nie jemand zurückgerufen
was habt ihr für reaktionszeiten
dauert das tage bis da eine antwort kommt
ich hab euch montag geschrieben
schafft das einer noch vor dem wochenende
wann kann ich mit einer antwort rechnen
so ungefähr wann rufen die an
eher stunden oder eher tage
und bis sich da jemand kümmert wie lang geht das
soll ich am telefon warten
wann meldet sich jemand
wann krieg ich bescheid
wie lang muss ich warten
wann ruft mich jemand an
wie schnell antworten sie
wann hör ich von ihnen
wann hör ich was
wie lang dauert das bis sich jemand kümmert
wann ruft mich einer zurück
wann kommt denn da was`,
  },
  {
    id: 'setup',
    heads: 'einrichtung einrichten start einfuhrung installation schulung umstellung einstieg',
    tells:
      '#span einrichtung einrichten eingerichtet installation installieren schulung einschulung umzug ubernehmen startklar einarbeitung',
    asks: `wie lang dauert's bis wir loslegen können
wer richtet das ein
muss ich das selber installieren
ist das schwer einzurichten
könnt ihr unser altes zeug übernehmen
schult ihr unsere leute
wie fang ich an
gibt es eine schulung
ab wann könnten wir damit arbeiten
zeigt uns das jemand
was muss ich machen damit's losgeht
kostet die einrichtung extra
kommt da einer und macht das für uns
ich hab keine ahnung von computern schaff ich das
brauchen wir da unseren it menschen für
wie viel aufwand ist so ein umstieg
was wird aus allem was im alten programm ist
habt ihr so einen einführungskurs
würden sie das am telefon mit mir zusammen machen
also ich meld mich an und dann
und bis alle damit klarkommen wie läuft das
können wir montag anfangen
wie schnell läuft das
bis wann ist das eingerichtet
wie schnell können wir loslegen
gibts eine schulung
ist eine schulung dabei
ist die schulung inklusive
wie lang dauert bis das läuft
lernt ihr uns das an
wie lang dauert das bis es läuft
wie lang braucht ihr zum einrichten
zeigen sie uns das
schulen sie meine leute
ist die schulung dabei
wann könnten wir loslegen
helfen sie beim umstieg`,
  },
  {
    id: 'refund',
    heads: 'erstattung ruckerstattung ruckzahlung geld gutschrift garantie',
    tells: 'erstattung erstatten erstattet ruckerstattung zuruck gutschrift gutgeschrieben geld ruckzahlung',
    asks: `krieg ich mein geld zurück
ihr habt doppelt abgebucht
da ist zu viel abgegangen
ich will mein geld wieder
wie lang dauert's bis das geld da ist
was wenn's mir nicht gefällt krieg ich's dann erstattet
erstattet ihr das
auf meinem konto ist eine abbuchung die kenn ich nicht
ich hab was bezahlt was nie gekommen ist
ist das ein gutschein oder echtes geld
wann hab ich das zurück
ich glaub ich hab zu viel bezahlt
wie komm ich an meine erstattung
gibt's eine geld zurück garantie
können sie das wieder auf mein konto tun
ich hab gekündigt und ihr bucht trotzdem ab
bekomm ich wenigstens einen teil wieder
wo bleibt meine gutschrift
ist die anzahlung dann weg
da war was anderes ausgemacht als abgebucht wurde
und mein geld
an wen wende ich mich wegen einer falschen abbuchung
krieg ich mein geld wieder
wie lang dauert die erstattung
wann hab ich mein geld zurück
kann ich das zurückbekommen
wann krieg ich mein geld zurück
wie lang dauert das bis das geld da ist
wann ist das geld wieder auf dem konto
krieg ich das geld noch zurück
bis wann kann ich das zurückfordern
wie läuft das mit der erstattung
ist es zu spät für eine erstattung`,
  },
  {
    id: 'invoice',
    heads: 'rechnung rechnungen abrechnung quittung rechnungsadresse steuer beleg',
    tells: 'rechnung rechnungen quittung beleg rechnungsadresse abrechnung steuernummer umsatzsteuer kopie monatlich',
    asks: `wann kommt die rechnung
können sie mir die rechnung nochmal schicken
ich find die rechnung nicht mehr
kommt das per post oder per mail
krieg ich eine quittung
auf der rechnung steht der falsche name
könnten sie da die firma draufschreiben
da muss unsere steuernummer drauf
wo find ich meine rechnungen
ich brauch das fürs finanzamt
rechnet ihr monatlich ab
wie änder ich die rechnungsadresse
ich hab nie eine rechnung bekommen
geht die auch mit ausgewiesener mehrwertsteuer
kann das direkt in unsere buchhaltung gehen
wer kriegt die rechnung
was ist das für ein posten auf der rechnung
bekomm ich einen beleg für die steuer
ich bräucht was vom letzten jahr nochmal
auf papier bitte geht das
und die rechnung
da muss unsere bestellnummer draufstehen
wo find ich die rechnungen
wo sehe ich meine alten rechnungen
wann schicken sie die rechnung
wo find ich die rechnung
wann kommen die rechnungen
wo seh ich meine rechnungen
kann ich die rechnung runterladen
ich brauch die rechnung von letztem monat
schicken sie die rechnung per post`,
  },
  {
    id: 'plan',
    heads: 'tarif tarife pakete paket upgrade nutzer lizenzen wechsel',
    tells: 'tarif tarife paket pakete nutzer benutzer lizenz lizenzen wechseln upgrade enthalten unbegrenzt',
    asks: `kann ich auf den größeren gehen
was ist beim billigen dabei
wie viele leute können das nutzen
wir bräuchten noch zwei dazu
was ist der unterschied zwischen denen
kann ich auf den kleineren wechseln
ist das im einfachen mit drin
wie füg ich jemanden hinzu
gibt es da eine grenze
was wenn wir mehr werden
ich brauch das alles gar nicht gibt's was kleineres
muss ich dafür den großen nehmen
welchen brauch ich denn da
können wir später wieder runter
kostet jeder nutzer extra
was hab ich von der pro version
wie viele darf ich bei meinem haben
ich will eine stufe runter
habt ihr verschiedene pakete
wir sind am limit
und wenn einer geht können wir den platz streichen
zahl ich dann gleich die differenz
was ist der unterschied zwischen den tarifen
was kostet der kleine tarif im monat
welche tarife gibt es
was kostet team
für wie viele leute ist das
was ist der günstigste tarif`,
  },
  {
    id: 'password',
    heads: 'passwort kennwort anmeldung login zugang zugangsdaten gesperrt',
    tells: 'passwort kennwort zurucksetzen login anmelden anmeldung code link gesperrt entsperren zugangsdaten',
    asks: `ich hab mein passwort vergessen
ich komm nicht rein
ich bin ausgesperrt
wie setz ich das zurück
der sagt falsches passwort
der code kommt nicht
ich hab ein neues handy und jetzt krieg ich den code nicht
können sie mir ein neues passwort geben
die mail zum zurücksetzen kommt nicht an
was ist mein benutzername
der lässt mich nicht anmelden
wo kann ich das kennwort ändern
hab's zu oft falsch eingegeben
muss ich das mit dem code jedes mal machen
kann man das mit der zweiten bestätigung abschalten
ich glaub jemand hat mein passwort
wie komm ich wieder in mein konto
mein zugang ist gesperrt
passwort geht nicht
könnten sie mich bitte freischalten
und wenn ich's vergess
ich weiß nicht mehr mit welcher mail ich mich angemeldet hab
passwort vergessen was nun
wie krieg ich ein neues passwort
wie setz ich das passwort zurück
wie lang gilt der link
wie setz ich mein passwort zurück
ich hab mein passwort vergessen was mach ich
wo kann ich das passwort ändern
wie komm ich an ein neues passwort`,
  },
  {
    id: 'account',
    heads: 'konto kundenkonto profil stammdaten loschen andern inhaber',
    tells: 'konto loschen geloscht andern anderung name adresse inhaber profil einstellungen ubertragen',
    asks: `wie lösch ich mein konto
ich will mein konto zumachen
ich hab geheiratet und heiß jetzt anders
kann ich meine mailadresse ändern
ich bin umgezogen
wie krieg ich das komplett weg
mein kollege ist weg und das läuft auf ihn
kann das jemand anders übernehmen
neue anschrift
ich hab eine neue nummer können sie das ändern
was passiert mit meinen sachen wenn ich das lösche
nehmen sie mich bitte aus ihrem system
wo änder ich meine daten
wir haben zwei konten kann man die zusammenlegen
das soll auf meine frau laufen
können sie mich ganz abmelden
ist das dann für immer weg wenn ich's lösche
muss ich anrufen um mich zu löschen
mein name ist da falsch geschrieben
auf wen läuft das bei uns eigentlich
und die email ändern
ließe sich das auf meinen sohn überschreiben
wie komm ich aus dem abo raus
wie kündige ich
wo kann ich kündigen
wie meld ich mich ab
kann ich das online kündigen
wann endet das abo wenn ich jetzt kündige`,
  },
  {
    id: 'outage',
    heads: 'storung storungen ausfall status wartung verfugbarkeit',
    tells: 'storung ausfall status wartung wartungsarbeiten statusseite verfugbar erreichbar behoben',
    asks: `ist bei euch was kaputt
liegt das an mir
bei uns geht gar nichts
habt ihr gerade eine störung
das lädt nicht
wann geht's wieder
wisst ihr schon davon
hier hängt alles
gibt es eine seite wo man das sieht
heut morgen ging's noch
sind das wartungsarbeiten
wir können hier nicht arbeiten
ist was mit eurem server
wie lang geht das jetzt noch so
seit einer stunde tut sich nichts
meine kollegen kommen auch nicht rein
habt ihr über nacht was geändert
das ist heute so lahm
passiert das öfter
sagen sie bescheid wenn's wieder läuft
haben das andere auch
und wann ist die nächste wartung`,
  },
  {
    id: 'delivery',
    heads: 'lieferung versand lieferzeit versandkosten sendungsverfolgung abholung zustellung',
    tells:
      'lieferung liefern geliefert lieferzeit versand versandkosten versendet abholen sendungsnummer paket werktage',
    asks: `wann kommt das
wo ist mein paket
was kostet der versand
liefert ihr auch nach österreich
wie lang ist die lieferzeit
kann ich das abholen
meine bestellung ist nie angekommen
können die das beim nachbarn abgeben
gibt es eine sendungsnummer
liefern sie
an welchem tag kommt das
da bin ich nicht zu hause
bringt ihr's auch in den dritten stock
ist der versand umsonst
kann man das in die arbeit schicken lassen
wie verfolg ich das
da steht zugestellt aber hier ist nichts
ruft der fahrer vorher an
ginge das auch schneller
mit wem verschickt ihr
und wenn keiner da ist
tragen die das rein`,
  },
  {
    id: 'warranty',
    heads: 'garantie gewahrleistung umtausch ruckgabe reparatur reklamation retoure',
    tells:
      'garantie gewahrleistung umtauschen umtausch zuruckgeben ruckgabe zurucksenden reparatur reparieren ersatz jahre kassenbon',
    asks: `kann ich das zurückgeben
ist da garantie drauf
das ist nach zwei wochen kaputtgegangen
wie lang hab ich garantie
ich will das zurückschicken
kann ich's umtauschen
repariert ihr sowas
was wenn's nicht passt
ich hab den kassenzettel nicht mehr
wer zahlt das porto wenn ich's zurückschick
geht das noch auf garantie
wie viele tage hab ich zum umtauschen
das kam schon beschädigt an
krieg ich ein neues oder macht ihr's wieder ganz
ist das von der garantie gedeckt
ich hab die packung schon aufgemacht
was mach ich wenn's nicht mehr geht
lohnt sich die reparatur noch
tauschen sie mir das gegen ein größeres
das war ein geschenk und gefällt ihr nicht
und wenn's kaputtgeht
muss ich das irgendwo registrieren`,
  },
  {
    id: 'survey_length',
    heads: 'dauer umfang fragen lange zeit',
    tells: '#span minuten fragen kurz dauert ubrig',
    asks: `wie lang geht das
wie viele fragen sind das
dauert das lange
sind wir bald fertig
wie viele noch
zieht sich das hin
ich hab nur fünf minuten
wie lange denn noch
geht das schnell
bei der wievielten frage sind wir
sind das viele fragen
ich bin auf der arbeit ist das kurz
wann sind wir durch
wie weit sind wir denn
sie haben gesagt fünf minuten
kommt da noch viel
nur ein paar fragen oder was
war das die letzte
da kommt noch was
können sie mir ungefähr sagen wie lange das geht
und wie lang braucht man dafür
ich muss gleich weg ist es noch viel
dauert das lang
wie viele fragen kommen noch
wie viele sinds
wie lang brauchen sie mich
wie lang brauchen wir da
ich hab nur zwei minuten reicht das
kommen noch viele`,
  },
  {
    id: 'survey_who',
    heads: 'auftraggeber wer auftrag nummer institut',
    tells: 'auftrag auftraggeber institut umfrage forschung zufallig zufall nummer verkaufen werbung telefonbuch',
    asks: `wer ist denn da
für wen rufen sie an
woher haben sie meine nummer
ist das werbung
wollen sie mir was verkaufen
wer bezahlt das
von welcher firma sind sie
ich hab euch meine nummer nie gegeben
warum rufen sie mich an
ist das abzocke
wer steckt da dahinter
red ich hier mit einem computer
wieso grade ich
worum geht's überhaupt
in wessen auftrag
sind sie von der stadt
ist das für eine partei
woher weiß ich dass das echt ist
kann ich irgendwo anrufen um das zu prüfen
wie war nochmal ihr name
und wer will das wissen
ich hab dem nie zugestimmt dass ihr anruft
wer ruft da an
wer will das wissen
von wo rufen sie an
wie kommen sie auf mich
wer hat ihnen meine nummer gegeben
wer sind sie
für wen machen sie das
wer ist da
wo haben sie die nummer her
um was gehts`,
  },
  {
    id: 'survey_use',
    heads: 'datenschutz anonym antworten auswertung verwendung aufzeichnung ergebnisse',
    tells:
      'anonym anonymisiert vertraulich antworten ausgewertet auswertung aufgezeichnet ergebnisse geloscht gespeichert zusammengefasst aufbewahrt weitergegeben gespeichert gelöscht anonym',
    asks: `was macht ihr mit meinen antworten
ist das anonym
nehmt ihr das auf
wer kriegt das zu sehen
erfährt mein chef was ich sage
steht da mein name dabei
wofür ist das
geben sie das weiter
wie lange wird das aufgehoben
wird das mitgeschnitten
was passiert nachher damit
kann man sehen dass das von mir ist
bleibt das unter uns
ich will nicht dass das auf mich zurückfällt
wo landet das
kann ich die ergebnisse auch sehen
krieg ich dann werbung deswegen
können sie das hinterher löschen
also weiß keiner wer was gesagt hat
wird das irgendwo veröffentlicht
und was wird dann damit gemacht
verkauft ihr das was ich hier erzähl
was machen sie damit
verkaufen sie das
wie lange heben sie das auf
was machen sie mit den antworten
wer sieht das`,
  },
  {
    id: 'survey_reward',
    heads: 'belohnung dankeschon gewinnspiel verlosung pramie gutschein',
    tells: '#money gutschein gewinn gewinnen verlosung pramie preis dankeschon geschenk aufwandsentschadigung',
    asks: `kriegt man da was für
kriegt man da eigentlich was dafür
springt da was raus für mich
was krieg ich dafür
was hab ich davon
werd ich bezahlt
gibt's was zu gewinnen
warum soll ich da mitmachen
kann ich was gewinnen
bekomm ich einen gutschein
wie viel gibt's dafür
wann kommt mein gutschein
verschenkt ihr da was
mach ich das jetzt umsonst
was ist der preis
wie komm ich an die belohnung
ist das so eine verlosung
meine zeit kostet auch geld
springt da für mich was raus
mir wurde ein geschenk versprochen
gibt es geld
also nichts für mich
wie läuft das mit dem gewinnspiel
und was gewinn ich da
kriegt das jeder
krieg ich was dafür
gibts da was für mich
was springt für mich raus
hab ich was davon
gibts da einen gutschein
was bringt mir das
wird das bezahlt
gibts was zu gewinnen`,
  },
  {
    id: 'survey_right',
    heads: 'freiwillig teilnahme freiwilligkeit uberspringen abbrechen rechte',
    tells: 'freiwillig uberspringen abbrechen aufhoren antworten spater andern jederzeit mussen widerrufen',
    asks: `muss ich das beantworten
kann ich die überspringen
das möcht ich nicht sagen
können wir aufhören
nächste frage bitte
muss ich da mitmachen
was wenn ich nicht antworten will
rufen sie mich ein andermal an
ich will die letzte antwort ändern
ist das freiwillig
kann ich nochmal eine zurück
was passiert wenn ich auflege
ich hab keine lust mehr
darf ich das auslassen
machen wir den rest morgen
ich hab vorhin was falsches gesagt
darf ich abbrechen
das geht sie nichts an
krieg ich ärger wenn ich nein sag
streicht mich von eurer liste
und wenn ich's nicht weiß
da sag ich lieber nichts zu`,
  },
  {
    id: 'offer',
    heads: 'leistungen angebot produkte service uber einzugsgebiet sortiment',
    tells:
      'bieten anbieten leistungen angebot dienstleistungen spezialisiert verkaufen herstellen umkreis gebiet region',
    asks: `was macht ihr eigentlich genau
machen sie sowas auch
ist das was für euch
was verkauft ihr denn
kommt ihr auch zu mir raus
ich such jemanden für so kleine sachen
können sie so eins auch machen
was habt ihr alles
arbeitet ihr auch außerhalb
bin ich da bei ihnen richtig
gehört das zu ihrem gebiet
wie weit fahrt ihr
was bieten sie denn an
würdet ihr sowas übernehmen
ich weiß gar nicht ob ihr das macht
krieg ich das bei ihnen
zu wem geh ich mit sowas
richtet ihr die auch
gibt es was das ihr nicht macht
was stellt ihr denn her
und reparaturen macht ihr die auch
auch für privatleute oder nur firmen`,
  },
  {
    id: 'contact',
    heads: 'kontakt telefon erreichbarkeit email webseite durchwahl',
    tells: '#contact telefon telefonnummer nummer mail email durchwahl webseite fax erreichen whatsapp',
    asks: `was ist denn eure nummer
haben sie eine mailadresse
wie heißt die internetseite
habt ihr ein fax
wie erreich ich euch
gibt es eine durchwahl
wen kann ich da anrufen
wie ist ihre durchwahl
wo schick ich das hin
könnte ich eine nummer zum zurückrufen haben
geben sie mir mal seine handynummer
kann ich da jemandem schreiben
ich würd gern ein foto schicken wohin
email
welche nummer ruf ich da an
seid ihr auf whatsapp
wie krieg ich den chef ans telefon
nehm ich nächstes mal dieselbe nummer
moment ich schreib mit wie war die mail
ich bräuchte die postanschrift
und die telefonnummer
können sie mich ins büro durchstellen`,
  },
  {
    id: 'amenities',
    heads: 'ausstattung wlan toiletten verpflegung wartebereich duschen umkleide',
    tells: 'wlan toilette toiletten wc kaffee essen getranke dusche duschen umkleide handtucher wickeltisch',
    asks: `habt ihr wlan
gibt's eine toilette
kann man da einen kaffee kriegen
gibt es was zu essen
wo ist das klo
kann ich mich danach duschen
haben sie schließfächer
wo zieh ich mich um
wie ist das wlan passwort
kann ich irgendwo mein handy laden
wo kann ich warten
ist da eine kantine
ich müsste nebenher arbeiten geht das bei euch
wo kann ich das baby wickeln
gibt es handtücher
was zu trinken da
dürfte ich mal die toilette benutzen
kann man draußen sitzen
was mach ich da so lange
habt ihr eine klimaanlage
und essen
wie ist denn das internet bei ihnen`,
  },
  {
    id: 'next_step',
    heads: 'ablauf weiter schritte nachste danach',
    tells: 'nachste dann melden meldet anrufen anruf danach kontakt bescheid',
    asks: `wie geht's jetzt weiter
und dann
muss ich noch was machen
wer ruft mich an
wann hör ich von euch
was kommt als nächstes
war's das
brauchen sie noch was von mir
also ist alles geklärt
was mach ich jetzt
bin ich fertig
warte ich jetzt auf einen anruf
soll ich nochmal anrufen oder meldet ihr euch
wie läuft das von hier an
meldet sich da jemand
was passiert danach
muss ich ihnen noch was schicken
und um den rest kümmert ihr euch
gut und jetzt
ich wart dann einfach ab oder
was machen sie jetzt damit
wann kommt da wer vorbei`,
  },
];
