/** Feminine nouns that no ending tells. */
const words = new Set(
  'fois heure minute seconde semaine journée année personne place nuit page table chambre salle carte livre tonne bouteille tasse cuillère tranche pièce portion assiette part boîte lettre question réponse ligne ville rue vidéo photo adresse facture commande offre femme fille dame mère sœur équipe voiture moto maison porte fenêtre clé classe école étape couche dose pomme poire banane orange carotte tomate gousse fraise feuille branche botte pincée goutte noix demande tâche ferme usine banque agence entreprise société chaise cabine couchette image marque étoile vache poule chèvre arme balle bombe victime vie mort main dent jambe tête langue chose idée note raison sortie entrée'.split(
    ' ',
  ),
);
const endings =
  /(?:tion|sion|xion|té|ée|ette|ance|ence|ure|esse|ille|euse|rice|ie|ade|aine|ière|ine|elle|enne|onne|ise|aison|udé|tude|ique|gne|ère)$/;
const masculine =
  /(?:ordinateur|côté|été|comité|traité|musée|lycée|trophée|incendie|génie|magazine|domaine|capitaine|cimetière|adhésif|silence|centime|titre|litre|mètre|centimètre|kilomètre|degré|kilogramme|gramme|degrés|pâté|café|canapé|employé|salarié|invité|blessé|député|arrêté|procédé|degré|communiqué|marché|congé|péché|foyer|dixième)$/;

/** Of a counted noun in the singular or plural, as far as its ending tells. */
export function frenchGender(noun: string): 'm' | 'f' {
  const word = noun.toLowerCase();
  const single = words.has(word) ? word : word.replace(/[sx]$/, '');
  if (words.has(single)) return 'f';
  return endings.test(single) && !masculine.test(single) ? 'f' : 'm';
}
