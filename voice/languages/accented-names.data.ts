/**
 * Names as they are written with their signs, where people say only that there is one: "García, con acento". Of a name that is
 * written in several ways, the one that is borne most.
 */
export const accentedNames: readonly string[] = [
  // Spanish.
  ...'Adrián Agustín Álvaro Andrés Ángel Ángela Ángeles Aarón Belén César Cristóbal Damián Efraín Elías Fabián Félix Fermín Germán Héctor'.split(
    ' ',
  ),
  ...'Hernán Inés Iván Jesús Joaquín José Julián Lucía María Martín Matías Mónica Nicolás Óscar Raúl Ramón Rubén Sebastián Simón Sofía'.split(
    ' ',
  ),
  ...'Tomás Valentín Verónica Víctor Yésica Rocío Concepción Asunción Encarnación Josué Iñaki Íñigo Begoña Nerea Ainhoa'.split(
    ' ',
  ),
  ...'Álvarez Ángulo Báez Benítez Bermúdez Cáceres Calderón Chacón Cortés Dávila Díaz Domínguez Durán Estévez Fernández Galán García'.split(
    ' ',
  ),
  ...'Garzón Gómez González Guillén Gutiérrez Guzmán Hernández Ibáñez Jiménez Giménez León López Márquez Martínez Méndez Míguez Millán'.split(
    ' ',
  ),
  ...'Muñiz Muñoz Núñez Ordóñez Peña Pérez Ramírez Rincón Ríos Rodríguez Roldán Sáez Sáinz Sánchez Solís Suárez Valdés Vázquez Vélez'.split(
    ' ',
  ),
  ...'Yáñez Zúñiga Echevarría Cañas Castañeda Avilés Marín Colón Patiño Nuño Briceño Quiñones Zamudio Agüero Yagüe Argüelles'.split(
    ' ',
  ),
  // French.
  ...'Adèle Agnès Aimée Amélie Anaïs André Andrée Aurélie Aurélien Barthélemy Bénédicte Benoît Bérénice Bérengère Cécile Céleste Céline'.split(
    ' ',
  ),
  ...'Chloé Clémence Clément Cléo Danièle Désiré Édith Édouard Éléonore Élie Éliane Élisabeth Élise Élodie Éloïse Émile Émilie Éric Étienne'.split(
    ' ',
  ),
  ...'Ève Fabrice Félicité Félix Françoise François Frédéric Frédérique Gaël Gaëlle Gaétan Geneviève Gérald Gérard Grégoire Grégory Hélène'.split(
    ' ',
  ),
  ...'Héloïse Irène Jérémie Jérôme Joël Joëlle Léa Léo Léon Léonie Loïc Maël Maëlle Maïté Mélanie Mélissa Mélodie Mickaël Michèle Mylène'.split(
    ' ',
  ),
  ...'Noé Noël Noémie Ophélie Pénélope Raphaël Régine Régis Rémi Rémy René Renée Solène Stéphane Stéphanie Sébastien Ségolène Séverine'.split(
    ' ',
  ),
  ...'Thaïs Théo Théodore Thérèse Timothée Valérie Véronique Zoé Lefèvre Lefébure Lemaître Legoût Bézier Béranger Gérin Mercœur Ménard'.split(
    ' ',
  ),
  // German.
  ...'Björn Jörg Jörn Jürgen Käthe Günter Günther Götz Söhnke Sören Sönke Rüdiger Bärbel Gößling Großmann Weiß Groß Strauß Preuß Voß'.split(
    ' ',
  ),
  ...'Müller Möller Schäfer Krämer Krüger König Böhm Jäger Köhler Kühn Schröder Schütz Lüders Bäcker Köster Gärtner Schönfeld Größer'.split(
    ' ',
  ),
];
