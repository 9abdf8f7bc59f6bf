import type { GoldenDialogue } from './dialogue-script.ts';

/** Conversations in the languages beside English: said as one says it there, put right, refused, and in no language at all. */
export const languageDialogues: GoldenDialogue[] = [
  {
    name: 'books as it is said',
    flow: 'besuch',
    language: 'de-DE',
    script: `
      A: Guten Tag.
      A! Dieses Gespräch kann aufgezeichnet werden.
      A: Wie ist Ihr Name?
      C: ich heiße Anna Berger
      A: Alles klar.
      A: Wann sollen wir kommen?
      C: übermorgen um halb drei
      A: Also Sonntag, 22. November, um 14:30 Uhr. Stimmt das?
      C: ja
      A: Danke.
      A: Wie viele Personen sind Sie?
      C: wir sind zu viert
      A: Verstanden.
      A: Wie ist Ihre E-Mail-Adresse?
      C: anna punkt berger at gmail punkt com
      A: Also A, N, N, A, Punkt, B, E, R, G, E, R, at gmail Punkt com. Stimmt das?
      C: ja
      A: In Ordnung.
      A: Rot oder blau?
      C: rot
      A: Alles klar.
      A! Bis Sonntag, 22. November, um 14:30 Uhr, Anna Berger.
      E: completed, success
      = name: "Anna Berger"
      = moment: "2026-11-22T19:30:00.000Z"
      = guests: 4
      = email: "anna.berger@gmail.com"
      = colour: "red"
    `,
  },
  {
    name: 'several values in one answer',
    flow: 'besuch',
    language: 'de-DE',
    script: `
      A: Guten Tag.
      A! Dieses Gespräch kann aufgezeichnet werden.
      A: Wie ist Ihr Name?
      C: Anna Berger am Montag um viertel vor neun
      A: Alles klar.
      A: Also Montag, 23. November, um 8:45 Uhr. Stimmt das?
      C: ja genau
      A: Danke.
      A: Wie viele Personen sind Sie?
      C: drei
      A: Verstanden.
      A: Wie ist Ihre E-Mail-Adresse?
      C: anna punkt berger klammeraffe web punkt de
      A: Also A, N, N, A, Punkt, B, E, R, G, E, R, at W, E, B, Punkt, D, E. Stimmt das?
      C: stimmt
      A: In Ordnung.
      A: Rot oder blau?
      C: den blauen
      A: Alles klar.
      A! Bis Montag, 23. November, um 8:45 Uhr, Anna Berger.
      E: completed, success
      = name: "Anna Berger"
      = moment: "2026-11-23T13:45:00.000Z"
      = guests: 3
      = email: "anna.berger@web.de"
      = colour: "blue"
    `,
  },
  {
    name: 'a correction',
    flow: 'besuch',
    language: 'de-DE',
    script: `
      A: Guten Tag.
      A! Dieses Gespräch kann aufgezeichnet werden.
      A: Wie ist Ihr Name?
      C: Thomas Müller
      A: Alles klar.
      A: Wann sollen wir kommen?
      C: morgen um zehn
      A: Also Samstag, 21. November, um 10 Uhr. Stimmt das?
      C: nein um elf
      A: Also Samstag, 21. November, um 11 Uhr. Stimmt das?
      C: ja
      A: Danke.
      A: Wie viele Personen sind Sie?
      C: zwei nein drei
      A: Verstanden.
      A: Wie ist Ihre E-Mail-Adresse?
      C: überspringen
      A: Kein Problem.
      A: Rot oder blau?
      C: blau
      A: In Ordnung.
      A! Bis Samstag, 21. November, um 11 Uhr, Thomas Müller.
      E: completed, success
      = name: "Thomas Müller"
      = moment: "2026-11-21T16:00:00.000Z"
      = guests: 3
      = colour: "blue"
    `,
  },
  {
    name: 'nonsense, help and silence',
    flow: 'besuch',
    language: 'de-DE',
    script: `
      A: Guten Tag.
      A! Dieses Gespräch kann aufgezeichnet werden.
      A: Wie ist Ihr Name?
      C: lila Affen
      A: Entschuldigung, das habe ich nicht verstanden.
      A: Wie ist Ihr Name?
      C: wie bitte
      A: Wie ist Ihr Name?
      C: mein Name ist Jan Becker
      A: Alles klar.
      A: Wann sollen wir kommen?
      C: hilfe
      A: Sie können zum Beispiel sagen: morgen um halb drei, oder: nächsten Dienstag um neun.
      A: Wann sollen wir kommen?
      C: am Dienstag um 14 Uhr 30
      A: Also Dienstag, 24. November, um 14:30 Uhr. Stimmt das?
      C: passt
      A: Danke.
      A: Wie viele Personen sind Sie?
      C: siebzehn
      A: Verstanden.
      A: Wie ist Ihre E-Mail-Adresse?
      C: das möchte ich nicht sagen
      A: Kein Problem.
      A: Rot oder blau?
      C: grün
      A: Entschuldigung, das habe ich nicht verstanden.
      A: Rot oder blau?
      C: rot
      A: In Ordnung.
      A! Bis Dienstag, 24. November, um 14:30 Uhr, Jan Becker.
      E: completed, success
      = name: "Jan Becker"
      = moment: "2026-11-24T19:30:00.000Z"
      = guests: 17
      = colour: "red"
    `,
  },
  {
    name: 'a person is asked for',
    flow: 'besuch',
    language: 'de-DE',
    script: `
      A: Guten Tag.
      A! Dieses Gespräch kann aufgezeichnet werden.
      A: Wie ist Ihr Name?
      C: kann ich bitte mit einem mitarbeiter sprechen
      A: Natürlich. Ich sorge dafür, dass jemand von Acme Sie zurückruft.
      A: Unter welcher Nummer sind Sie zu erreichen?
      C: plus vier neun eins sieben eins zwei drei vier fünf sechs sieben acht
      A: Also plus 4 9, 1 7 1, 2 3 4 5 6 7 8. Stimmt das?
      C: ja
      A: Alles klar.
      A! Jemand von Acme ruft Sie so bald wie möglich zurück. Vielen Dank für Ihren Anruf und auf Wiederhören.
      P: A caller would like to speak with a person. The conversation was at "who". callback phone: +49 171 2345678
      E: handed_off, neutral
      = callback_phone: "+491712345678"
    `,
  },
  {
    name: 'another language',
    flow: 'besuch',
    language: 'de-DE',
    script: `
      A: Guten Tag.
      A! Dieses Gespräch kann aufgezeichnet werden.
      A: Wie ist Ihr Name?
      C: I would like an appointment please
      A: I'm sorry, I only speak German.
      A: Es tut mir leid, ich spreche nur Deutsch.
      A: Wie ist Ihr Name?
      C: Eva Klein
      A: Alles klar.
      A: Wann sollen wir kommen?
      C: heute in acht Tagen um drei viertel neun
      A: Also Freitag, 27. November, um 8:45 Uhr. Stimmt das?
      C: richtig
      A: Danke.
      A: Wie viele Personen sind Sie?
      C: einer
      A: Verstanden.
      A: Wie ist Ihre E-Mail-Adresse?
      C: nein
      A: Kein Problem.
      A: Rot oder blau?
      C: rot
      A: In Ordnung.
      A! Bis Freitag, 27. November, um 8:45 Uhr, Eva Klein.
      E: completed, success
      = name: "Eva Klein"
      = moment: "2026-11-27T13:45:00.000Z"
      = guests: 1
      = colour: "red"
    `,
  },
  {
    name: 'books as it is said',
    flow: 'visita',
    language: 'es-ES',
    script: `
      A: Buenos días.
      A! Esta llamada puede ser grabada.
      A: ¿Cómo se llama?
      C: me llamo Ana Ruiz
      A: Entendido.
      A: ¿Cuándo quiere que vayamos?
      C: pasado mañana a las tres y media
      A: Entonces: domingo, 22 de noviembre, a las 15:30. ¿Es correcto?
      C: sí
      A: Gracias.
      A: ¿Cuántas personas son?
      C: somos cuatro
      A: Tomo nota.
      A: ¿Cuál es su correo?
      C: ana punto ruiz arroba gmail punto com
      A: Entonces: A, N, A, punto, R, U, I, Z, arroba gmail punto com. ¿Es correcto?
      C: sí
      A: De acuerdo.
      A: ¿Rojo o azul?
      C: rojo
      A: Entendido.
      A! Hasta el domingo, 22 de noviembre, a las 15:30, Ana Ruiz.
      E: completed, success
      = name: "Ana Ruiz"
      = moment: "2026-11-22T20:30:00.000Z"
      = guests: 4
      = email: "ana.ruiz@gmail.com"
      = colour: "red"
    `,
  },
  {
    name: 'several values in one answer',
    flow: 'visita',
    language: 'es-ES',
    script: `
      A: Buenos días.
      A! Esta llamada puede ser grabada.
      A: ¿Cómo se llama?
      C: Ana Ruiz el lunes a las nueve menos cuarto
      A: Entendido.
      A: Entonces: lunes, 23 de noviembre, a las 8:45. ¿Es correcto?
      C: correcto
      A: Gracias.
      A: ¿Cuántas personas son?
      C: tres
      A: Tomo nota.
      A: ¿Cuál es su correo?
      C: ana punto ruiz arroba hotmail punto es
      A: Entonces: A, N, A, punto, R, U, I, Z, arroba H, O, T, M, A, I, L, punto, E, S. ¿Es correcto?
      C: eso es
      A: De acuerdo.
      A: ¿Rojo o azul?
      C: el azul
      A: Entendido.
      A! Hasta el lunes, 23 de noviembre, a las 8:45, Ana Ruiz.
      E: completed, success
      = name: "Ana Ruiz"
      = moment: "2026-11-23T13:45:00.000Z"
      = guests: 3
      = email: "ana.ruiz@hotmail.es"
      = colour: "blue"
    `,
  },
  {
    name: 'a correction',
    flow: 'visita',
    language: 'es-ES',
    script: `
      A: Buenos días.
      A! Esta llamada puede ser grabada.
      A: ¿Cómo se llama?
      C: Juan Pérez
      A: Entendido.
      A: ¿Cuándo quiere que vayamos?
      C: mañana a las diez
      A: Entonces: sábado, 21 de noviembre, a las 10. ¿Es correcto?
      C: no a las once
      A: Entonces: sábado, 21 de noviembre, a las 11. ¿Es correcto?
      C: sí
      A: Gracias.
      A: ¿Cuántas personas son?
      C: dos no tres
      A: Tomo nota.
      A: ¿Cuál es su correo?
      C: saltar
      A: No hay problema.
      A: ¿Rojo o azul?
      C: azul
      A: De acuerdo.
      A! Hasta el sábado, 21 de noviembre, a las 11, Juan Pérez.
      E: completed, success
      = name: "Juan Pérez"
      = moment: "2026-11-21T16:00:00.000Z"
      = guests: 3
      = colour: "blue"
    `,
  },
  {
    name: 'nonsense, help and silence',
    flow: 'visita',
    language: 'es-ES',
    script: `
      A: Buenos días.
      A! Esta llamada puede ser grabada.
      A: ¿Cómo se llama?
      C: monos morados
      A: Perdone, no le he entendido.
      A: ¿Cómo se llama?
      C: cómo dice
      A: ¿Cómo se llama?
      C: mi nombre es Luis Gil
      A: Entendido.
      A: ¿Cuándo quiere que vayamos?
      C: ayuda
      A: Puede decir, por ejemplo, mañana a las dos y media, o el próximo martes a las nueve.
      A: ¿Cuándo quiere que vayamos?
      C: el martes a las dos y media de la tarde
      A: Entonces: martes, 24 de noviembre, a las 14:30. ¿Es correcto?
      C: perfecto
      A: Gracias.
      A: ¿Cuántas personas son?
      C: diecisiete
      A: Tomo nota.
      A: ¿Cuál es su correo?
      C: prefiero no decirlo
      A: No hay problema.
      A: ¿Rojo o azul?
      C: verde
      A: Perdone, no le he entendido.
      A: ¿Rojo o azul?
      C: rojo
      A: De acuerdo.
      A! Hasta el martes, 24 de noviembre, a las 14:30, Luis Gil.
      E: completed, success
      = name: "Luis Gil"
      = moment: "2026-11-24T19:30:00.000Z"
      = guests: 17
      = colour: "red"
    `,
  },
  {
    name: 'a person is asked for',
    flow: 'visita',
    language: 'es-ES',
    script: `
      A: Buenos días.
      A! Esta llamada puede ser grabada.
      A: ¿Cómo se llama?
      C: quiero hablar con una persona
      A: Por supuesto. Le pediré a alguien de Acme que le llame.
      A: ¿En qué número le pueden localizar?
      C: más treinta y cuatro seis uno dos treinta y cuatro cincuenta y seis setenta y ocho
      A: Entonces: más 3 4, 6 1 2, 3 4, 5 6, 7 8. ¿Es correcto?
      C: sí
      A: Entendido.
      A! Alguien de Acme le llamará lo antes posible. Gracias por llamar y adiós.
      P: A caller would like to speak with a person. The conversation was at "who". callback phone: +34 612 34 56 78
      E: handed_off, neutral
      = callback_phone: "+34612345678"
    `,
  },
  {
    name: 'another language',
    flow: 'visita',
    language: 'es-ES',
    script: `
      A: Buenos días.
      A! Esta llamada puede ser grabada.
      A: ¿Cómo se llama?
      C: ich möchte bitte einen Termin
      A: Es tut mir leid, ich spreche nur Spanisch.
      A: Lo siento, solo hablo español.
      A: ¿Cómo se llama?
      C: Eva Gil
      A: Entendido.
      A: ¿Cuándo quiere que vayamos?
      C: de hoy en ocho a las once y cuarto
      A: Entonces: viernes, 27 de noviembre, a las 11:15. ¿Es correcto?
      C: exacto
      A: Gracias.
      A: ¿Cuántas personas son?
      C: uno
      A: Tomo nota.
      A: ¿Cuál es su correo?
      C: no
      A: No hay problema.
      A: ¿Rojo o azul?
      C: rojo
      A: De acuerdo.
      A! Hasta el viernes, 27 de noviembre, a las 11:15, Eva Gil.
      E: completed, success
      = name: "Eva Gil"
      = moment: "2026-11-27T16:15:00.000Z"
      = guests: 1
      = colour: "red"
    `,
  },
  {
    name: 'books as it is said',
    flow: 'visite',
    language: 'fr-FR',
    script: `
      A: Bonjour.
      A! Cet appel peut être enregistré.
      A: Comment vous appelez-vous?
      C: je m'appelle Anne Dubois
      A: C'est noté.
      A: Quand devons-nous venir?
      C: après-demain à trois heures et demie
      A: Donc : dimanche 22 novembre à 15 h 30. C'est bien ça?
      C: oui
      A: Merci.
      A: Combien êtes-vous?
      C: nous sommes quatre
      A: Entendu.
      A: Quelle est votre adresse e-mail?
      C: anne point dubois arobase gmail point com
      A: Donc : A, N, N, E, point, D, U, B, O, I, S, arobase gmail point com. C'est bien ça?
      C: oui
      A: D'accord.
      A: Rouge ou bleu?
      C: rouge
      A: C'est noté.
      A! À dimanche 22 novembre à 15 h 30, Anne Dubois.
      E: completed, success
      = name: "Anne Dubois"
      = moment: "2026-11-22T20:30:00.000Z"
      = guests: 4
      = email: "anne.dubois@gmail.com"
      = colour: "red"
    `,
  },
  {
    name: 'several values in one answer',
    flow: 'visite',
    language: 'fr-FR',
    script: `
      A: Bonjour.
      A! Cet appel peut être enregistré.
      A: Comment vous appelez-vous?
      C: Anne Dubois lundi à neuf heures moins le quart
      A: C'est noté.
      A: Donc : lundi 23 novembre à 8 h 45. C'est bien ça?
      C: c'est ça
      A: Merci.
      A: Combien êtes-vous?
      C: trois
      A: Entendu.
      A: Quelle est votre adresse e-mail?
      C: anne point dubois arobase orange point fr
      A: Donc : A, N, N, E, point, D, U, B, O, I, S, arobase O, R, A, N, G, E, point, F, R. C'est bien ça?
      C: exact
      A: D'accord.
      A: Rouge ou bleu?
      C: le bleu
      A: C'est noté.
      A! À lundi 23 novembre à 8 h 45, Anne Dubois.
      E: completed, success
      = name: "Anne Dubois"
      = moment: "2026-11-23T13:45:00.000Z"
      = guests: 3
      = email: "anne.dubois@orange.fr"
      = colour: "blue"
    `,
  },
  {
    name: 'a correction',
    flow: 'visite',
    language: 'fr-FR',
    script: `
      A: Bonjour.
      A! Cet appel peut être enregistré.
      A: Comment vous appelez-vous?
      C: Jean Martin
      A: C'est noté.
      A: Quand devons-nous venir?
      C: demain à dix heures
      A: Donc : samedi 21 novembre à 10 heures. C'est bien ça?
      C: non à onze heures
      A: Donc : samedi 21 novembre à 11 heures. C'est bien ça?
      C: oui
      A: Merci.
      A: Combien êtes-vous?
      C: deux non trois
      A: Entendu.
      A: Quelle est votre adresse e-mail?
      C: passer
      A: Pas de problème.
      A: Rouge ou bleu?
      C: bleu
      A: D'accord.
      A! À samedi 21 novembre à 11 heures, Jean Martin.
      E: completed, success
      = name: "Jean Martin"
      = moment: "2026-11-21T16:00:00.000Z"
      = guests: 3
      = colour: "blue"
    `,
  },
  {
    name: 'nonsense, help and silence',
    flow: 'visite',
    language: 'fr-FR',
    script: `
      A: Bonjour.
      A! Cet appel peut être enregistré.
      A: Comment vous appelez-vous?
      C: singes violets
      A: Excusez-moi, je n'ai pas compris.
      A: Comment vous appelez-vous?
      C: pardon comment
      A: Comment vous appelez-vous?
      C: mon nom est Luc Petit
      A: C'est noté.
      A: Quand devons-nous venir?
      C: aide
      A: Vous pouvez dire, par exemple, demain à deux heures et demie, ou mardi prochain à neuf heures.
      A: Quand devons-nous venir?
      C: mardi à quatorze heures trente
      A: Donc : mardi 24 novembre à 14 h 30. C'est bien ça?
      C: parfait
      A: Merci.
      A: Combien êtes-vous?
      C: dix-sept
      A: Entendu.
      A: Quelle est votre adresse e-mail?
      C: je préfère ne pas le dire
      A: Pas de problème.
      A: Rouge ou bleu?
      C: vert
      A: Excusez-moi, je n'ai pas compris.
      A: Rouge ou bleu?
      C: rouge
      A: D'accord.
      A! À mardi 24 novembre à 14 h 30, Luc Petit.
      E: completed, success
      = name: "Luc Petit"
      = moment: "2026-11-24T19:30:00.000Z"
      = guests: 17
      = colour: "red"
    `,
  },
  {
    name: 'a person is asked for',
    flow: 'visite',
    language: 'fr-FR',
    script: `
      A: Bonjour.
      A! Cet appel peut être enregistré.
      A: Comment vous appelez-vous?
      C: je voudrais parler à une personne
      A: Bien sûr. Je demande à quelqu'un d'Acme de vous rappeler.
      A: À quel numéro peut-on vous joindre?
      C: plus trente-trois six douze trente-quatre cinquante-six soixante-dix-huit
      A: Donc : plus 3 3, 6, 1 2, 3 4, 5 6, 7 8. C'est bien ça?
      C: oui
      A: C'est noté.
      A! Quelqu'un d'Acme vous rappellera dès que possible. Merci de votre appel et au revoir.
      P: A caller would like to speak with a person. The conversation was at "who". callback phone: +33 6 12 34 56 78
      E: handed_off, neutral
      = callback_phone: "+33612345678"
    `,
  },
  {
    name: 'another language',
    flow: 'visite',
    language: 'fr-FR',
    script: `
      A: Bonjour.
      A! Cet appel peut être enregistré.
      A: Comment vous appelez-vous?
      C: quiero una cita para mañana por favor
      A: Lo siento, solo hablo francés.
      A: Je suis désolé, je ne parle que français.
      A: Comment vous appelez-vous?
      C: Eva Petit
      A: C'est noté.
      A: Quand devons-nous venir?
      C: jeudi en huit à onze heures et quart
      A: Donc : jeudi 3 décembre à 11 h 15. C'est bien ça?
      C: exactement
      A: Merci.
      A: Combien êtes-vous?
      C: une
      A: Entendu.
      A: Quelle est votre adresse e-mail?
      C: non
      A: Pas de problème.
      A: Rouge ou bleu?
      C: rouge
      A: D'accord.
      A! À jeudi 3 décembre à 11 h 15, Eva Petit.
      E: completed, success
      = name: "Eva Petit"
      = moment: "2026-12-03T16:15:00.000Z"
      = guests: 1
      = colour: "red"
    `,
  },
  {
    name: 'what callers say at any time',
    flow: 'besuch',
    language: 'de-DE',
    script: `
      A: Guten Tag.
      A! Dieses Gespräch kann aufgezeichnet werden.
      A: Wie ist Ihr Name?
      C: sind Sie ein Roboter
      A: Ja, ich bin die KI-Assistenz von Acme.
      A: Wie ist Ihr Name?
      C: einen Moment bitte
      A: Natürlich, lassen Sie sich Zeit.
      C: Eva Klein
      A: Alles klar.
      A: Wann sollen wir kommen?
      C: wer sind Sie
      A: Ich bin die KI-Assistenz von Acme.
      A: Wann sollen wir kommen?
      C: haben Sie am Samstag offen
      P: The caller asked a question the agent couldn’t answer: “haben Sie am Samstag offen”
      A: Das kann ich leider nicht sagen, aber ich notiere Ihre Frage für das Team.
      A: Wann sollen wir kommen?
      C: am Mittwoch um neun
      A: Also Mittwoch, 25. November, um 9 Uhr. Stimmt das?
      C: ja
      A: Danke.
      A: Wie viele Personen sind Sie?
      C: von vorne
      A: Gut, fangen wir noch einmal von vorne an.
      A: Wie ist Ihr Name?
      C: Eva Klein
      A: Verstanden.
      A: Wann sollen wir kommen?
      C: am Donnerstag um zehn
      A: Also Donnerstag, 26. November, um 10 Uhr. Stimmt das?
      C: ja
      A: In Ordnung.
      A: Wie viele Personen sind Sie?
      C: zwei
      A: Alles klar.
      A: Wie ist Ihre E-Mail-Adresse?
      C: nein
      A: Kein Problem.
      A: Rot oder blau?
      C: blau
      A: Danke.
      A! Bis Donnerstag, 26. November, um 10 Uhr, Eva Klein.
      E: completed, success
      = name: "Eva Klein"
      = moment: "2026-11-26T15:00:00.000Z"
      = guests: 2
      = colour: "blue"
    `,
  },
  {
    name: 'an answer that is taken back and one that is denied',
    flow: 'besuch',
    language: 'de-DE',
    script: `
      A: Guten Tag.
      A! Dieses Gespräch kann aufgezeichnet werden.
      A: Wie ist Ihr Name?
      C: Jana Wolf
      A: Alles klar.
      A: Wann sollen wir kommen?
      C: nicht am Montag am Dienstag um drei
      A: Also Dienstag, 24. November, um 15 Uhr. Stimmt das?
      C: ja
      A: Danke.
      A: Wie viele Personen sind Sie?
      C: eine
      A: Verstanden.
      A: Wie ist Ihre E-Mail-Adresse?
      C: j punkt wolf at example punkt org
      A: Also J, Punkt, W, O, L, F, at E, X, A, M, P, L, E, Punkt, O, R, G. Stimmt das?
      C: nein
      A: Entschuldigen Sie bitte.
      A: Wie ist Ihre E-Mail-Adresse?
      C: jana punkt wolf at example punkt org
      A: Also J, A, N, A, Punkt, W, O, L, F, at E, X, A, M, P, L, E, Punkt, O, R, G. Stimmt das?
      C: ja
      A: In Ordnung.
      A: Rot oder blau?
      C: nicht rot blau
      A: Alles klar.
      A! Bis Dienstag, 24. November, um 15 Uhr, Jana Wolf.
      E: completed, success
      = name: "Jana Wolf"
      = moment: "2026-11-24T20:00:00.000Z"
      = guests: 1
      = email: "jana.wolf@example.org"
      = colour: "blue"
    `,
  },
  {
    name: 'ends in the middle',
    flow: 'besuch',
    language: 'de-DE',
    script: `
      A: Guten Tag.
      A! Dieses Gespräch kann aufgezeichnet werden.
      A: Wie ist Ihr Name?
      C: Jana Wolf
      A: Alles klar.
      A: Wann sollen wir kommen?
      C: ich muss jetzt auflegen
      A! Gut. Vielen Dank für Ihren Anruf. Auf Wiederhören.
      E: caller_hangup, neutral
      = name: "Jana Wolf"
    `,
  },
  {
    name: 'what callers say at any time',
    flow: 'visita',
    language: 'es-ES',
    script: `
      A: Buenos días.
      A! Esta llamada puede ser grabada.
      A: ¿Cómo se llama?
      C: es usted un robot
      A: Sí, soy el asistente de inteligencia artificial de Acme.
      A: ¿Cómo se llama?
      C: un momento por favor
      A: Por supuesto, tómese su tiempo.
      C: Eva Gil
      A: Entendido.
      A: ¿Cuándo quiere que vayamos?
      C: quién es usted
      A: Soy el asistente de inteligencia artificial de Acme.
      A: ¿Cuándo quiere que vayamos?
      C: abren los sábados
      P: The caller asked a question the agent couldn’t answer: “abren los sábados”
      A: No se lo puedo decir con seguridad, pero anoto su pregunta para el equipo.
      A: ¿Cuándo quiere que vayamos?
      C: el miércoles a las nueve
      A: Entonces: miércoles, 25 de noviembre, a las 9. ¿Es correcto?
      C: sí
      A: Gracias.
      A: ¿Cuántas personas son?
      C: empezar de nuevo
      A: De acuerdo, empecemos desde el principio.
      A: ¿Cómo se llama?
      C: Eva Gil
      A: Tomo nota.
      A: ¿Cuándo quiere que vayamos?
      C: el jueves a las diez
      A: Entonces: jueves, 26 de noviembre, a las 10. ¿Es correcto?
      C: sí
      A: De acuerdo.
      A: ¿Cuántas personas son?
      C: dos
      A: Entendido.
      A: ¿Cuál es su correo?
      C: no
      A: No hay problema.
      A: ¿Rojo o azul?
      C: azul
      A: Gracias.
      A! Hasta el jueves, 26 de noviembre, a las 10, Eva Gil.
      E: completed, success
      = name: "Eva Gil"
      = moment: "2026-11-26T15:00:00.000Z"
      = guests: 2
      = colour: "blue"
    `,
  },
  {
    name: 'an answer that is taken back and one that is denied',
    flow: 'visita',
    language: 'es-ES',
    script: `
      A: Buenos días.
      A! Esta llamada puede ser grabada.
      A: ¿Cómo se llama?
      C: Julia Vega
      A: Entendido.
      A: ¿Cuándo quiere que vayamos?
      C: el lunes no el martes a las tres
      A: Entonces: martes, 24 de noviembre, a las 15. ¿Es correcto?
      C: sí
      A: Gracias.
      A: ¿Cuántas personas son?
      C: una
      A: Tomo nota.
      A: ¿Cuál es su correo?
      C: j punto vega arroba example punto org
      A: Entonces: J, punto, V, E, G, A, arroba E, X, A, M, P, L, E, punto, O, R, G. ¿Es correcto?
      C: no
      A: Disculpe.
      A: ¿Cuál es su correo?
      C: julia punto vega arroba example punto org
      A: Entonces: J, U, L, I, A, punto, V, E, G, A, arroba E, X, A, M, P, L, E, punto, O, R, G. ¿Es correcto?
      C: sí
      A: De acuerdo.
      A: ¿Rojo o azul?
      C: rojo no azul
      A: Entendido.
      A! Hasta el martes, 24 de noviembre, a las 15, Julia Vega.
      E: completed, success
      = name: "Julia Vega"
      = moment: "2026-11-24T20:00:00.000Z"
      = guests: 1
      = email: "julia.vega@example.org"
      = colour: "red"
    `,
  },
  {
    name: 'ends in the middle',
    flow: 'visita',
    language: 'es-ES',
    script: `
      A: Buenos días.
      A! Esta llamada puede ser grabada.
      A: ¿Cómo se llama?
      C: Julia Vega
      A: Entendido.
      A: ¿Cuándo quiere que vayamos?
      C: tengo que colgar
      A! De acuerdo. Gracias por llamar. Adiós.
      E: caller_hangup, neutral
      = name: "Julia Vega"
    `,
  },
  {
    name: 'what callers say at any time',
    flow: 'visite',
    language: 'fr-FR',
    script: `
      A: Bonjour.
      A! Cet appel peut être enregistré.
      A: Comment vous appelez-vous?
      C: êtes-vous un robot
      A: Oui, je suis l'assistant virtuel d'Acme, une intelligence artificielle.
      A: Comment vous appelez-vous?
      C: un instant s'il vous plaît
      A: Bien sûr, prenez votre temps.
      C: Eva Petit
      A: C'est noté.
      A: Quand devons-nous venir?
      C: qui êtes-vous
      A: Je suis l'assistant virtuel d'Acme, une intelligence artificielle.
      A: Quand devons-nous venir?
      C: vous êtes ouverts le samedi
      P: The caller asked a question the agent couldn’t answer: “vous êtes ouverts le samedi”
      A: Je ne peux pas vous le dire, mais je note votre question pour l'équipe.
      A: Quand devons-nous venir?
      C: mercredi à neuf heures
      A: Donc : mercredi 25 novembre à 9 heures. C'est bien ça?
      C: oui
      A: Merci.
      A: Combien êtes-vous?
      C: recommençons
      A: D'accord, reprenons depuis le début.
      A: Comment vous appelez-vous?
      C: Eva Petit
      A: Entendu.
      A: Quand devons-nous venir?
      C: jeudi à dix heures
      A: Donc : jeudi 26 novembre à 10 heures. C'est bien ça?
      C: oui
      A: D'accord.
      A: Combien êtes-vous?
      C: deux
      A: C'est noté.
      A: Quelle est votre adresse e-mail?
      C: non
      A: Pas de problème.
      A: Rouge ou bleu?
      C: bleu
      A: Merci.
      A! À jeudi 26 novembre à 10 heures, Eva Petit.
      E: completed, success
      = name: "Eva Petit"
      = moment: "2026-11-26T15:00:00.000Z"
      = guests: 2
      = colour: "blue"
    `,
  },
  {
    name: 'an answer that is taken back and one that is denied',
    flow: 'visite',
    language: 'fr-FR',
    script: `
      A: Bonjour.
      A! Cet appel peut être enregistré.
      A: Comment vous appelez-vous?
      C: Julie Morel
      A: C'est noté.
      A: Quand devons-nous venir?
      C: pas lundi mardi à trois heures
      A: Donc : mardi 24 novembre à 15 heures. C'est bien ça?
      C: oui
      A: Merci.
      A: Combien êtes-vous?
      C: une
      A: Entendu.
      A: Quelle est votre adresse e-mail?
      C: j point morel arobase example point org
      A: Donc : J, point, M, O, R, E, L, arobase E, X, A, M, P, L, E, point, O, R, G. C'est bien ça?
      C: non
      A: Excusez-moi.
      A: Quelle est votre adresse e-mail?
      C: julie point morel arobase example point org
      A: Donc : J, U, L, I, E, point, M, O, R, E, L, arobase E, X, A, M, P, L, E, point, O, R, G. C'est bien ça?
      C: oui
      A: D'accord.
      A: Rouge ou bleu?
      C: pas rouge bleu
      A: C'est noté.
      A! À mardi 24 novembre à 15 heures, Julie Morel.
      E: completed, success
      = name: "Julie Morel"
      = moment: "2026-11-24T20:00:00.000Z"
      = guests: 1
      = email: "julie.morel@example.org"
      = colour: "blue"
    `,
  },
  {
    name: 'ends in the middle',
    flow: 'visite',
    language: 'fr-FR',
    script: `
      A: Bonjour.
      A! Cet appel peut être enregistré.
      A: Comment vous appelez-vous?
      C: Julie Morel
      A: C'est noté.
      A: Quand devons-nous venir?
      C: je dois raccrocher
      A! Très bien. Merci de votre appel. Au revoir.
      E: caller_hangup, neutral
      = name: "Julie Morel"
    `,
  },
];
