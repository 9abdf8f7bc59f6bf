/** Words of everyday French that are hardly anyone's name: how one is, what one has, wants or does. */
export const commonWords: ReadonlySet<string> = new Set(
  `singe singes violet violets fatigue fatiguee faim soif enceinte nouveau nouvelle maison dehors dedans haut bas sourd aveugle triste content contente seul seule
  celibataire marie mariee divorce veuf veuve chomage independant etudiant etudiante tard tot pret prete loin reveille cher chere
  horrible terrible bizarre fou ennuyeux bruyant calme froid chaud mouille sec sale propre sombre clair mort vivant plein vide ouvert
  ferme casse cassee panne vole perdu perdue joli laid meilleur pire mauvais bonne bon faible fort lourd leger facile difficile
  complique possible impossible necessaire evident correct faux vrai secret prive personnel important urgent serieux nerveux stresse
  malade sain allergique vegan vegetarien ravi decu surpris confus fache reconnaissant curieux sur sure libre occupe occupee
  disponible anonyme inconnu meme hmm ah euh oh aie
  coupe coiffure couleur brushing barbe rasage manucure massage nettoyage detartrage controle plombage couronne appareil dents dent
  douleur fievre toux grippe vaccin vaccination chien chiens chat chats animal veterinaire pizza pizzas burger salade cafe eau biere
  vin menu table diner dejeuner petit livraison retrait fuite plombier electricien chaudiere chauffage evier toilettes douche toit
  fenetre porte cle clef voiture voitures camion pneu pneus freins moteur batterie huile vidange garage reparation entretien devis
  prix facture factures paiement remboursement retour echange reclamation plainte abonnement contrat assurance pret banque compte
  passe site internet cable connexion panne ligne telephone portable mobile imprimante ecran ordinateur technicien technique support
  ventes comptabilite accueil service departement administration personnel proprietaire locataire voisin client cliente patient
  patiente membre professeur chauffeur fete mariage anniversaire enterrement chambre lit nuit vol billet hotel taxi aeroport train bus
  francais anglais espagnol allemand italien portugais chinois arabe russe polonais
  adresse horaires rendez rendez-vous calendrier acompte reduction bon recu consultation reunion cours examen test resultat
  resultats ordonnance medicament pharmacie operation grand grande moyen normal double paire peu beaucoup
  manger boire dormir travailler attendre conduire marcher assis appeler acheter voyager parler lire ecrire etudier venir aller
  chercher sentir penser plaisanter rire pleurer
  rien quelque tout aucun
  numero nom noms mail mot lettre question reponse raison chose idee homme femme gens enfant enfants bebe adulte
  suivant suivante precedent sortir bonjour bonsoir revoir bienvenue point tiret virgule interesse interessee merci demain
  aujourd'hui hier`
    .trim()
    .split(/\s+/),
);

/** Endings of words that tell how something is, or what one does: "-ment", "-tion". */
export const commonEndings: readonly RegExp[] = [
  /^\p{L}{3,}(?:ment|ments|tion|tions|ite|ites|able|ible|ique|eux|euse|eusement)$/u,
];
